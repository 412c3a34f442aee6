import type { ComponentType } from 'react';
import { savesData } from '@/browser/saves-data';
import { expectPageToBeServed } from '@/browser/served-page';
import { type AppPath, findPage } from '@/site-map';
import { sceneOf } from '@/ui/page-title';

export type PageModule = {
  Component: ComponentType;
  /** Loads what the page requests once it is shown. */
  loadNext?: () => Promise<unknown>;
};

/** A page's file has the name of its path; the home page's is `home`. */
const files = import.meta.glob<PageModule>('../routes/**/page.tsx');
const loaded = new Map<AppPath, PageModule>();

export async function loadPage(path: AppPath): Promise<PageModule> {
  const page = loaded.get(path) ?? (await files[`../routes${path === '/' ? '/home' : path}/page.tsx`]?.());
  if (!page?.Component) throw new Error('Empty script');
  loaded.set(path, page);
  return page;
}

/** Like `loadPage`; if the script is broken, reloads the page. Rejects when the page can't be reached either. */
export async function loadPageOrReload(path: AppPath): Promise<PageModule> {
  try {
    return await loadPage(path);
  } catch (cause) {
    await expectPageToBeServed().catch(() => {
      throw new Error('This page could not be loaded. Check your connection.', { cause });
    });
    // Leaving the page cancels imports, and reloading it would cancel leaving.
    return loadPage(path).catch(() => {
      window.location.reload();
      return new Promise(() => undefined);
    });
  }
}

/** Returns the page's component, if it is loaded. */
export function loadedPage(path: AppPath): ComponentType | undefined {
  return loaded.get(path)?.Component;
}

/**
 * Prefetches a page, what it requests next and its drawing when its link is hovered, touched or focused, unless the data
 * saver is on. Returns a cleanup function.
 */
export function prefetchOnIntent() {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || savesData()) return;
    const path = findPage(link.pathname)?.path;
    if (!path) return;
    loadPage(path)
      .then((page) => page.loadNext?.())
      .catch(() => undefined);
    if (path !== '/') new Image().src = sceneOf(path);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
