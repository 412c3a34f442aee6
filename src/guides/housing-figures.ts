// The figures of rents and homes that two guides name.

/** The housing allowance (BAH) a month in Honolulu County, with dependents. Other grades: verified-rentals.ts. */
export const BAH_YEAR = 2026;
export const BAH_E5 = '$3,663';
export const BAH_E6 = '$3,912';

/** The homes that D.R. Horton plans in Hoopili. */
export const HOOPILI_HOMES = '11,750';
