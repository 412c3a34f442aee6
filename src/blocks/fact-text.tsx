import { createContext, useContext } from 'react';
import { isFact, type NumberedSource, sourceKey } from '@/guides/facts';
import type { Text } from '@/guides/types';
import { LinkedText } from './linked-text';
import { Unconfirmed } from './unconfirmed';

/** Set by GuidePage. */
export const SourcesContext = createContext<readonly NumberedSource[]>([]);

// Keeps a source number on the same line as the word before it.
const WORD_JOINER = '\u2060';

/** A Fact gets its source number and, if it is unconfirmed, a mark that says so. */
export function FactText({ of: text }: { of: Text }) {
  const sources = useContext(SourcesContext);
  if (!isFact(text)) return <LinkedText text={text} />;
  const numbered = sources.find(({ source }) => sourceKey(source) === sourceKey(text.source));
  return (
    <>
      <LinkedText text={text.value} />
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
