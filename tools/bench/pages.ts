import { pages } from '../../src/site-map';

export const PATHS: readonly string[] = pages.map(({ path }) => path);

/** The code that saves the pages for offline use, which loads last. */
export const OFFLINE_CODE = /\/assets\/(offline-notices|saved-pages)-/;

/** Interactive pages load their script right away. */
export function isInteractive(path: string): boolean {
  return pages.some((page) => page.path === path && page.isInteractive);
}

/** The name of a page's own script, before its hash. */
export function scriptName(path: string): string {
  return path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1);
}
