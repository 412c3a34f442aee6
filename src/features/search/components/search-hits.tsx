import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { leadToLine, showHashTarget } from '@/browser/open-hash-target';
import type { PageHits } from '@/features/search/engine';
import type { AppPath } from '@/site-map';
import { Link } from '@/ui/link';

type SearchHitsProps = { pages: readonly PageHits[]; query: string; onOpen: () => void };

/** Each page, and below it, its sections as links of their own. */
export function SearchHits({ pages, query, onOpen }: SearchHitsProps) {
  const words = query.toLowerCase().split(/\s+/);
  return (
    <ul className="-mx-2 apart-3">
      {pages.map(({ path, page, sentence, sections, isBestInSection }, at) => (
        <li key={path}>
          <Hit path={path} isBest={at === 0 && !isBestInSection} onOpen={onOpen}>
            <span className="font-semibold">{page}</span> <Marked key={query} text={sentence} words={words} />
          </Hit>
          {sections.length > 0 && (
            <ul className="ml-3 border-l-2 border-line pl-1">
              {sections.map(({ id, title, sentence }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hit has no unique ID
                <li key={`${place} ${id} ${sentence}`}>
                  <Hit
                    path={path}
                    id={id}
                    line={sentence}
                    isBest={at === 0 && place === 0 && isBestInSection}
                    onOpen={onOpen}
                  >
                    <span className="link font-semibold">{title}</span>{' '}
                    <Marked key={query} text={sentence} words={words} />
                  </Hit>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type HitProps = {
  path: AppPath;
  id?: string;
  line?: string;
  isBest: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** `isBest`: the one that Enter opens. */
function Hit({ path, id = '', line = '', isBest, onOpen, children }: HitProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={{ pathname: path, hash: id }}
      data-best={isBest || undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        if (line) leadToLine(`#${id}`, line);
        onOpen();
        if (path === pathname) showSoon(id);
      }}
      className="search-hit block min-h-11 rounded-lg px-3 py-2 text-ink no-underline hover:bg-action-tint focus-visible:bg-action-tint"
    >
      {children}
    </Link>
  );
}

/** Shows the search terms in bold. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (!text) return null;
  return (
    <span className="block text-sm">
      {text.split(/(\s)/).map((piece, at) => {
        const isAsked = words.some((word) => word.length > 2 && piece.toLowerCase().includes(word));
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
        return isAsked ? <strong key={at}>{piece}</strong> : piece;
      })}
    </span>
  );
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Focuses and scrolls to a hit on the current page, once the dialog has closed and released focus. */
function showSoon(id: string) {
  setTimeout(() => {
    if (!showHashTarget(id && `#${id}`)) window.scrollTo(0, 0);
  }, 50);
}
