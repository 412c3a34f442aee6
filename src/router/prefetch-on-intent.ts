import { loadRoute } from './load-route';

/** Fetches a page's code when a link to it is pointed at, touched or focused. Returns a function that stops it. */
export function prefetchOnIntent() {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    loadRoute(link.pathname).catch(() => undefined);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
