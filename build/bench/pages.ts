import { pages } from '../../src/site-map';

export const PATHS: readonly string[] = pages.map(({ path }) => path);

/** Pages for doing start their script at once, and have budgets of their own. */
export function isForDoing(path: string): boolean {
  return pages.some((page) => page.path === path && page.kind === 'interactive');
}
