import { createContext, useContext } from 'react';
import { isFact, type NumberedSource, sourceKey } from '@/facts/facts';
import type { Text } from '@/facts/types';
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
  const sources = useContext(SourcesContext);
  const value = isFact(text) ? text.value : text;
  const words = hasLead ? <LedText text={value} /> : <LinkedText text={value} />;
  if (!isFact(text)) return words;
  const numbered = sources.find(({ source }) => sourceKey(source) === sourceKey(text.source));
  return (
    <>
      {words}
      {text.isUnconfirmed && <Unconfirmed value={text.value} />}
      {numbered && (
        <sup>
          {WORD_JOINER}
          <a href={`#source-${numbered.number}`} aria-label={`Source ${numbered.number}`}>
            {numbered.number}
          </a>
        </sup>
      )}
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
