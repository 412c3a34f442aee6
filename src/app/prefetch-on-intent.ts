import { savesData } from '@/browser/saves-data';
import { loadRoute } from './load-route';

/**
 * Prefetches a route when its link is hovered, touched or focused, unless the data saver is on. Returns a cleanup
 * function.
 */
export function prefetchOnIntent() {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || savesData()) return;
    loadRoute(link.pathname).catch(() => undefined);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
