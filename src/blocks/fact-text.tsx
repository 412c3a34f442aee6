import { createContext, useContext } from 'react';
import { isFact, type NumberedSource, sourceKey } from '@/facts/facts';
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
};

/** A Fact gets its source number and, if it is unconfirmed, a mark that says so. */
export function FactText({ of: text, hasLead = false }: FactTextProps) {
  const value = isFact(text) ? text.value : text;
  const words = hasLead ? <LedText text={value} /> : <LinkedText text={value} />;
  if (!isFact(text)) return words;
  return (
    <>
      {words}
      <FactMarks of={text} />
    </>
  );
}

/** What follows a Fact whose value is shown in another way, such as a link. */
export function FactMarks({ of: fact }: { of: Fact }) {
  return (
    <>
      {fact.isUnconfirmed && <Unconfirmed value={fact.value} />}
      <SourceNumber of={fact} />
    </>
  );
}

/** For a doubt that is said in words. */
export function SourceNumber({ of: { source } }: { of: Fact }) {
  const numbered = useContext(SourcesContext).find((known) => sourceKey(known.source) === sourceKey(source));
  if (!numbered) return null;
  return (
    <sup>
      {WORD_JOINER}
      <a href={`#source-${numbered.number}`} aria-label={`Source ${numbered.number}`}>
        {numbered.number}
      </a>
    </sup>
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
