import { createContext, useContext } from 'react';
import { isFact, type NumberedSource, sourceKey } from '@/guides/facts';
import type { Text } from '@/guides/types';

/** The numbered sources of the guide around, set by GuidePage. */
export const SourcesContext = createContext<readonly NumberedSource[]>([]);

/** A sentence of a guide; a Fact carries the number of its source and, where needed, the word to confirm it. */
export function FactText({ of: text }: { of: Text }) {
  const sources = useContext(SourcesContext);
  if (!isFact(text)) return text;
  const numbered = sources.find(({ source }) => sourceKey(source) === sourceKey(text.source));
  return (
    <>
      {text.value}
      {text.confirm && <span className="text-sm text-warn"> (confirm before you rely on it)</span>}
      {numbered && (
        <sup className={text.value ? 'ml-0.5' : 'ml-2'}>
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
