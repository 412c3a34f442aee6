import { pages } from '../../src/site-map';

export const PATHS: readonly string[] = pages.map(({ path }) => path);

/** For the code that saves the pages for offline use. It loads last, when the browser is idle. */
export const OFFLINE_BUDGET_KB = 2.2;

/** Interactive pages load their script right away, and have their own budgets. */
export function isInteractive(path: string): boolean {
  return pages.some((page) => page.path === path && page.kind === 'interactive');
}
