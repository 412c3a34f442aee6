import { createContext, useContext } from 'react';
import { isFact, type NumberedSource, sourceKey } from '@/guides/facts';
import type { Text } from '@/guides/types';
import { LinkedText } from './linked-text';
import { useIsNoted } from './unconfirmed';

/** Set by GuidePage. */
export const SourcesContext = createContext<readonly NumberedSource[]>([]);

// Keeps a source number on the same line as the word before it.
const WORD_JOINER = '\u2060';

/** A Fact gets its source number and, unless its container says so, "unconfirmed". */
export function FactText({ of: text }: { of: Text }) {
  const sources = useContext(SourcesContext);
  const isNoted = useIsNoted();
  if (!isFact(text)) return <LinkedText text={text} />;
  const numbered = sources.find(({ source }) => sourceKey(source) === sourceKey(text.source));
  return (
    <>
      <LinkedText text={text.value} />
      {text.isUnconfirmed && !isNoted && <span className="unconfirmed"> unconfirmed</span>}
      {numbered && (
        <sup>
          {WORD_JOINER}
          <a
            href={`#source-${numbered.number}`}
            aria-label={`Source ${numbered.number}: ${numbered.source.title}`}
            className="source-mark text-action no-underline hover:underline"
          >
            {numbered.number}
          </a>
        </sup>
      )}
    </>
  );
}
