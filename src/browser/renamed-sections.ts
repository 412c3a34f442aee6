import { type AppPath, cleanPath } from '@/site-map';

/**
 * The IDs that sections had before, and the ones they have now, by page: bookmarks and shared links still use the old
 * ones. A section whose title changes gets a row; one that moves to another page has its whole address.
 */
export const renamedSections: { readonly [path in AppPath]?: Readonly<Record<string, string>> } = {
  '/housing/base-housing': {
    'four-tips-before-you-say-yes': 'before-you-say-yes',
    'on-base-or-in-town': 'on-base-or-off',
    'on-base-or-off-base': 'on-base-or-off',
    'wait-times-at-four-bases': 'who-to-call-and-the-wait',
  },
  '/housing/gap-lenders': {
    'four-benefits': 'what-you-gain',
    'our-example-month-by-month': 'what-a-gap-loan-is',
    'seven-questions': 'seven-questions-to-ask',
    'seven-questions-for-every-lender': 'seven-questions-to-ask',
  },
  '/housing/new-construction': {
    'how-large-each-one-gets': 'new-communities-on-oahu',
    'who-builds-them': 'new-communities-on-oahu',
    'who-builds-how-many-how-far': 'new-communities-on-oahu',
    'where-they-re-building-now': 'new-communities-on-oahu',
    'why-families-buy-new': 'new-or-resale',
  },
  '/housing/va-assumptions': { 'four-places-to-search': 'where-to-search' },
  '/housing/va-homes': {
    'eight-areas-sample-prices': 'areas-of-oahu-sample-prices',
    'three-island-markets': 'prices-on-the-other-islands',
  },
  '/housing/verified-rentals': {
    'eight-checks-before-you-pay': 'check-the-ad-before-you-pay',
    'the-areas-on-a-map': 'popular-rental-areas',
    'three-popular-rental-areas': 'popular-rental-areas',
  },
  '/housing/veterans-who-stay': {
    'property-tax-county-by-county': 'taxes-on-your-pay-and-your-home',
    'state-taxes-car-fees-and-burial': 'car-fees-and-burial',
    'va-rating-and-property-tax': 'taxes-on-your-pay-and-your-home',
  },
  '/pcs-toolkit/boat-shipping': {
    'six-ways-to-ship-it': 'how-it-can-travel',
    'two-carriers-to-ask': 'carriers-to-ask',
  },
  '/pcs-toolkit/child-care': {
    'preschool-money-and-after-school-care-a': 'preschool-money-and-after-school-care',
    'six-costly-mistakes': 'costly-mistakes',
  },
  '/pcs-toolkit/cost-of-living': { 'gas-in-town-and-on-base': 'gas-on-and-off-base' },
  '/pcs-toolkit/hawaii-crime-safety': {
    'five-tools-to-check-an-address': 'police-flood-and-offender-maps-for-an-address',
    'seven-tips-for-your-research': 'tips-for-your-research',
    'tsunami-when-to-leave': 'in-a-tsunami-warning-by-your-zone',
    'what-to-look-up-in-each-area': 'key-areas-of-oahu-by-police-district',
  },
  '/pcs-toolkit/hawaii-schools': { 'four-tools-to-find-a-school': 'find-and-compare-schools' },
  '/pcs-toolkit/pet-travel': { 'three-ways-a-pet-arrives': 'how-long-a-pet-stays-in-quarantine' },
  '/pcs-toolkit/spouse-work': { 'federal-jobs-and-training': 'jobs-on-base-and-training' },
  '/pcs-toolkit/storage-facilities': {
    'free-government-storage-the-rules': 'storage-rules-and-what-to-ask',
    'mail-stores-and-phone-in-the-first-weeks':
      '/pcs-toolkit/cost-of-living#mail-stores-and-phone-in-the-first-weeks',
    'renting-a-unit-what-to-ask-and-watch': 'storage-rules-and-what-to-ask',
    'three-companies-to-ask': 'storage-companies-on-oahu',
    'until-your-household-goods-arrive': 'until-your-goods-arrive',
    'weather-clothes-mold-and-bugs': '/pcs-toolkit/cost-of-living#weather-clothes-mold-and-bugs',
  },
  '/pcs-toolkit/tla-hotels': { 'eight-hotels-and-pets': 'hotels-and-their-pet-rules' },
  '/pcs-toolkit/vehicle-shipping': { 'two-ways-to-ship-it': 'who-ships-it-and-who-pays' },
  '/programs': {
    'for-a-new-home-and-your-rental': 'new-construction-credit',
    'three-benefits': 'credit-for-home-buyers',
  },
  '/resources': { 'six-tools-for-your-move': 'tools-for-your-move' },
};

/** Where the section is that had this ID on the page at this path: a hash, or an address. Undefined when none had it. */
export function presentPlace(pathname: string, formerId: string): string | undefined {
  const path = cleanPath(pathname);
  const place = Object.entries(renamedSections).find(([page]) => page === path)?.[1][formerId];
  return place?.startsWith('/') ? place : place && `#${place}`;
}
