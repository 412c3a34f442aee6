import { pages } from '../../src/site-map';

export const PATHS: readonly string[] = pages.map(({ path }) => path);

/** Interactive pages load their script right away, and have their own budgets. */
export function isInteractive(path: string): boolean {
  return pages.some((page) => page.path === path && page.kind === 'interactive');
}
