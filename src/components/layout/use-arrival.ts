import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle, type SitePage } from '@/site-map';

let isFirstPage = true;

/** On arrival from another page: sets the document's title and moves focus to the page's heading or the hash's target. */
export function useArrival(page: SitePage | undefined): void {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a change of page, not of hash
  useEffect(() => {
    document.title = documentTitle(page);
    setDescription(page?.description);
    const wasFirst = isFirstPage;
    isFirstPage = false;
    if (wasFirst) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) {
      target.scrollIntoView();
      return;
    }
    if (!isReturn) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);
}

function setDescription(description = ''): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
