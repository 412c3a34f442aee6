import { createContext, useContext } from 'react';
import { isFact, isUnconfirmed, type NumberedSource, oldYear, sourceKey } from '@/facts/facts';
import type { Fact, Text } from '@/facts/types';
import { LinkedText } from './linked-text';
import { Unconfirmed } from './unconfirmed';

/** Set by GuidePage. */
export const SourcesContext = createContext<readonly NumberedSource[]>([]);

// Keeps a source number on the same line as the word before it.
const WORD_JOINER = '\u2060';

type FactTextProps = {
  of: Text;
  /** Sets the text in bold up to its first period, question mark or colon. */
  hasLead?: boolean;
  /** Its doubt is said elsewhere. */
  isUnmarked?: boolean;
};

/** A Fact gets a mark if it is unconfirmed, its source's number and, if that is old, its year. */
export function FactText({ of: text, hasLead = false, isUnmarked = false }: FactTextProps) {
  const value = isFact(text) ? text.value : text;
  const words = hasLead ? <LedText text={value} /> : <LinkedText text={value} />;
  if (!isFact(text)) return words;
  return (
    <>
      {words}
      {isUnmarked ? <SourceNumber of={text} /> : <FactMarks of={text} />}
    </>
  );
}

/** What follows a Fact whose value is shown in another way, such as a link. */
export function FactMarks({ of: fact }: { of: Fact }) {
  return (
    <>
      {isUnconfirmed(fact) && <Unconfirmed value={fact.value} />}
      <SourceNumber of={fact} />
    </>
  );
}

/** For a doubt that is said in words. */
export function SourceNumber({ of: fact }: { of: Fact }) {
  const key = sourceKey(fact.source);
  const numbered = useContext(SourcesContext).find(({ source }) => sourceKey(source) === key);
  if (!numbered) return null;
  const year = oldYear(fact);
  return (
    <>
      <sup>
        {WORD_JOINER}
        <a href={`#source-${numbered.number}`} aria-label={`Source ${numbered.number}`}>
          {numbered.number}
        </a>
      </sup>
      {year && <sup className="unconfirmed"> ({year})</sup>}
    </>
  );
}

function LedText({ text }: { text: string }) {
  const end = text.search(/[.:?] /) + 1;
  if (end === 0) return <LinkedText text={text} />;
  return (
    <>
      <strong className="font-semibold text-ink">
        <LinkedText text={text.slice(0, end)} />
      </strong>
      <LinkedText text={text.slice(end)} />
    </>
  );
}
