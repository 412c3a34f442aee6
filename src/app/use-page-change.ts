import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { showHashTarget } from '@/browser/open-hash-target';
import { documentTitle, type SitePage } from '@/site-map';

let isFirstPage = true;

/** Scroll positions by history entry key. */
const scrollTops = new Map<string, number>();

/**
 * On navigation: sets the document title, focuses the page's title or the hash's target, unless a dialog is open, and scrolls
 * to the top, that target, or the previous position.
 */
export function usePageChange(page: SitePage | undefined): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // In a layout effect: otherwise a frame shows the new page where the old one was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on a change of page, not of hash
  useLayoutEffect(() => {
    document.title = documentTitle(page);
    const wasFirst = isFirstPage;
    isFirstPage = false;
    if (wasFirst) return;
    if (!showHashTarget(isReturn ? '' : hash)) window.scrollTo(0, (isReturn && scrollTops.get(key)) || 0);
  }, [page]);

  // In a layout effect, too: the new page may be shorter, which would clamp the old page's scroll position first.
  useLayoutEffect(() => {
    const remember = () => scrollTops.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
