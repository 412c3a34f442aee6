import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { focusHashTarget } from '@/browser/open-hash-target';
import type { SearchHit } from '@/features/search/engine';

type SearchHitsProps = { hits: readonly SearchHit[]; query: string; onOpen: () => void };

export function SearchHits({ hits, query, onOpen }: SearchHitsProps) {
  const { pathname } = useLocation();
  if (hits.length === 0) return null;
  const words = query.toLowerCase().split(/\s+/);
  return (
    <ul className="-mx-2 space-y-1">
      {hits.map((hit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hit has no unique ID
        <li key={`${at} ${hit.page} ${hit.section} ${hit.sentence}`}>
          <Link
            to={{ pathname: hit.path, hash: hit.id }}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              onOpen();
              if (hit.path === pathname) showSoon(hit.id);
            }}
            className="search-hit block rounded-lg px-3 py-2 text-ink no-underline hover:bg-action-tint focus-visible:bg-action-tint"
          >
            <span className="font-semibold">{hit.section || hit.page}</span>{' '}
            {hit.section && <span className="inline-block text-sm text-ink-soft">· {hit.page}</span>}{' '}
            <span key={query} className="block text-sm">
              <Marked text={hit.sentence} words={words} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shows the search terms in bold. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return text.split(/(\s)/).map((piece, at) => {
    const isAsked = words.some((word) => word.length > 2 && piece.toLowerCase().includes(word));
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
    return isAsked ? <strong key={at}>{piece}</strong> : piece;
  });
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Focuses and scrolls to a hit on the current page, once the dialog has closed and released focus. */
function showSoon(id: string) {
  setTimeout(() => {
    const target = focusHashTarget(id && `#${id}`);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, 50);
}
