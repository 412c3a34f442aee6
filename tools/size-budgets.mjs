// What a page may weigh, in kilobytes (1000 bytes) of brotli. check-build.mjs and the browser tests enforce it; the bench
// reports it.
import { readFileSync } from 'node:fs';

const operator = readFileSync(new URL('../src/operator/site.ts', import.meta.url), 'utf8');
/** An owner's own names, links and lenders may be longer than the samples, and more. They cost no page its budget. */
const OWN_DATA_KB = operator.includes("status: 'sample'") ? 0 : 1;

/** A page's HTML with its style sheet and starter inside. */
export const PAGE_KB = 22.2 + OWN_DATA_KB;
/** The style sheet inside every page. */
export const STYLES_KB = 7.6;
/** The style sheets beside it together: for paper and forced colors, and for messages. */
export const OTHER_STYLES_KB = 5.2;
/** A guide's own script. */
export const GUIDE_SCRIPT_KB = 8 + OWN_DATA_KB;
/** The drawing beside a page's title. */
export const SCENE_KB = 1.5;
/** Loaded when somebody searches. */
export const SEARCH_INDEX_KB = 34 + OWN_DATA_KB;
/** The code that saves the pages for offline use, which loads last. */
export const OFFLINE_KB = 2.4;

const CALCULATOR_SCRIPTS_KB = 117.8;
const CHECKLIST_SCRIPTS_KB = 114.4;
/** Home, and the account page, which loads its messages right away. */
const HOME_SCRIPTS_KB = 104.8;
/** For pages drawn from data: a slider, which loads right away on a large window, a map, bars or amounts. */
const DRAWN_SCRIPTS_KB = 107;
const SCRIPTS_KB = 98;

const drawn = [
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
  return pageScriptsKb(path) + OWN_DATA_KB;
}

/** @param {string} path */
function pageScriptsKb(path) {
  if (path.startsWith('/calculators/') || path === '/pcs-toolkit/cost-of-living')
    return CALCULATOR_SCRIPTS_KB;
  if (path === '/pcs-toolkit/hawaii-checklist') return CHECKLIST_SCRIPTS_KB;
  if (['/', '/auth'].includes(path)) return HOME_SCRIPTS_KB;
  return drawn.includes(path) ? DRAWN_SCRIPTS_KB : SCRIPTS_KB;
}
