// The figures of homes that several guides and pages name.

/** The homes that D.R. Horton plans in Hoopili. */
export const HOOPILI_HOMES = '11,750';

/** Oahu's median prices in the month that `MEDIANS_MONTH` names. Replace all three at once, and their source in va-homes-areas.ts. */
export const MEDIAN_HOUSE_DOLLARS = 1_275_000;
export const MEDIAN_CONDO_DOLLARS = 530_000;
export const MEDIANS_MONTH = 'June 2026';
