import { createContext, useContext } from 'react';
import { isFact, type NumberedSource, sourceKey } from '@/guides/facts';
import type { Text } from '@/guides/types';
import { useIsSaid } from './unconfirmed';
import { Words } from './words';

/** The numbered sources of the guide around, set by GuidePage. */
export const SourcesContext = createContext<readonly NumberedSource[]>([]);

// Keeps the number of a source on the line of the word before it.
const WORD_JOINER = '\u2060';

/** A sentence of a guide; a Fact carries the number of its source and, where nothing around says it, "unconfirmed". */
export function FactText({ of: text }: { of: Text }) {
  const sources = useContext(SourcesContext);
  const isSaid = useIsSaid();
  if (!isFact(text)) return <Words text={text} />;
  const numbered = sources.find(({ source }) => sourceKey(source) === sourceKey(text.source));
  return (
    <>
      <Words text={text.value} />
      {text.confirm && !isSaid && <span className="unconfirmed"> unconfirmed</span>}
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
