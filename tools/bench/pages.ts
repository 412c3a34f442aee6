import { pages } from '../../src/site-map';

export const PATHS: readonly string[] = pages.map(({ path }) => path);

/** The code that saves the pages for offline use, which loads last, and its budget in brotli KB. */
export const OFFLINE_CODE = /\/assets\/(offline-notices|saved-pages)-/;
export const OFFLINE_BUDGET_KB = 2.4;

/** Interactive pages load their script right away, and have their own budgets. */
export function isInteractive(path: string): boolean {
  return pages.some((page) => page.path === path && page.kind === 'interactive');
}

/** The budget of a page's scripts for signed-out visitors, in brotli KB, without the offline code. */
export function scriptBudgetKb(path: string): number {
  if (path.startsWith('/calculators/')) return 114;
  if (['/', '/auth', '/pcs-toolkit/hawaii-checklist'].includes(path)) return 108;
  // What is drawn from data: a slider, which loads right away on a large window, a map, bars or amounts.
  const shows = [
    '/programs',
    '/housing/base-housing',
    '/housing/gap-lenders',
    '/housing/new-construction',
    '/housing/va-assumptions',
    '/housing/va-homes',
    '/housing/verified-rentals',
    '/housing/veterans-who-stay',
    '/pcs-toolkit/firearms-pcs',
    '/pcs-toolkit/hawaii-schools',
    '/pcs-toolkit/pet-travel',
    '/pcs-toolkit/storage-facilities',
    '/pcs-toolkit/tla-hotels',
    '/pcs-toolkit/vehicle-shipping',
  ];
  return shows.includes(path) ? 102 : 95;
}

/** The name of a page's own script, before its hash. */
export function scriptName(path: string): string {
  return path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1);
}
