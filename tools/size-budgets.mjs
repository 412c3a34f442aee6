// What a page may weigh, in kilobytes (1000 bytes) of brotli. check-build.mjs and the browser tests enforce it; the bench
// reports it.

/** A page's HTML with its style sheet and starter inside. */
export const PAGE_KB = 22.4;
/** The style sheet inside every page. */
export const STYLES_KB = 7.8;
/** Every style sheet of the site together. */
export const ALL_STYLES_KB = 12;
/** A guide's own script. */
export const GUIDE_SCRIPT_KB = 8;
/** The drawing beside a page's title. */
export const SCENE_KB = 1.5;
/** Loaded when somebody searches. */
export const SEARCH_INDEX_KB = 34;
/** The code that saves the pages for offline use, which loads last. */
export const OFFLINE_KB = 2.4;

const CALCULATOR_SCRIPTS_KB = 118;
const CHECKLIST_SCRIPTS_KB = 115;
/** Home, and the account page, which loads its messages right away. */
const HOME_SCRIPTS_KB = 105;
/** For pages drawn from data: a slider, which loads right away on a large window, a map, bars or amounts. */
const DRAWN_SCRIPTS_KB = 107.2;
/** A slider and a map. */
const NEW_CONSTRUCTION_SCRIPTS_KB = 108;
const SCRIPTS_KB = 98;

const drawn = [
  '/programs',
  '/housing/base-housing',
  '/housing/gap-lenders',
  '/housing/va-assumptions',
  '/housing/va-homes',
  '/housing/verified-rentals',
  '/housing/veterans-who-stay',
  '/pcs-toolkit/firearms-pcs',
  '/pcs-toolkit/hawaii-schools',
  '/pcs-toolkit/health-care',
  '/pcs-toolkit/pet-travel',
  '/pcs-toolkit/storage-facilities',
  '/pcs-toolkit/tla-hotels',
  '/pcs-toolkit/vehicle-shipping',
];

/**
 * All scripts of a page for signed-out visitors, without the offline code.
 * @param {string} path
 */
export function scriptsKb(path) {
  if (path.startsWith('/calculators/') || path === '/pcs-toolkit/cost-of-living')
    return CALCULATOR_SCRIPTS_KB;
  if (path === '/pcs-toolkit/hawaii-checklist') return CHECKLIST_SCRIPTS_KB;
  if (['/', '/auth'].includes(path)) return HOME_SCRIPTS_KB;
  if (path === '/housing/new-construction') return NEW_CONSTRUCTION_SCRIPTS_KB;
  return drawn.includes(path) ? DRAWN_SCRIPTS_KB : SCRIPTS_KB;
}
