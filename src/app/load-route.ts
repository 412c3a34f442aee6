import type { ComponentType } from 'react';
import { savesData } from '@/browser/saves-data';
import { expectPageToBeServed } from '@/browser/served-page';
import { type AppPath, findPage } from '@/site-map';
import { sceneOf } from '@/ui/page-title';
import { type RouteModule, routeTable } from './route-table';

const loaded = new Map<AppPath, RouteModule>();

/** Loads a path's route, so that its page then renders synchronously. Unknown paths are ignored. */
export async function loadRoute(pathname: string): Promise<void> {
  const path = findPage(pathname)?.path;
  if (!path || loaded.has(path)) return;
  const route = await routeTable[path]();
  if (!route.Component) throw new Error('Empty script');
  loaded.set(path, route);
}

/** Like `loadRoute`; if the script is broken, reloads the page. Rejects when the page can't be reached either. */
export async function loadRouteOrReload(path: AppPath): Promise<void> {
  try {
    await loadRoute(path);
  } catch {
    await expectPageToBeServed();
    // Leaving the page cancels imports, and reloading it would cancel leaving.
    await loadRoute(path).catch(() => window.location.reload());
  }
}

/** Returns the page component, if its route is loaded. */
export function loadedPage(path: AppPath): ComponentType | undefined {
  return loaded.get(path)?.Component;
}

/**
 * Prefetches a route, what its page requests next and its drawing when its link is hovered, touched or focused, unless
 * the data saver is on. Returns a cleanup function.
 */
export function prefetchOnIntent() {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || savesData()) return;
    const path = findPage(link.pathname)?.path;
    if (!path) return;
    loadRoute(path)
      .then(() => loaded.get(path)?.loadNext?.())
      .catch(() => undefined);
    if (path !== '/') new Image().src = sceneOf(path);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
