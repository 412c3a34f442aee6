import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle, type SitePage } from '@/site-map';

let isFirstPage = true;

/** How far down each visited page was, by the key of its history entry. */
const scrollTops = new Map<string, number>();

/**
 * On arrival from another page: sets the document's title, moves focus to the page's heading, and scrolls to the
 * top, to the hash's target, or back to where the reader was.
 */
export function usePageChange(page: SitePage | undefined): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a change of page, not of hash
  useEffect(() => {
    document.title = documentTitle(page);
    const wasFirst = isFirstPage;
    isFirstPage = false;
    if (wasFirst) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (isReturn) window.scrollTo(0, scrollTops.get(key) ?? 0);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [page]);

  // In the layout phase: the new page may be shorter, and its clamped position belongs to no one.
  useLayoutEffect(() => {
    const remember = () => scrollTops.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
