// The housing allowance (BAH) that two guides name: a month in Honolulu County in 2026, with dependents. The other grades
// are in verified-rentals.ts.
export const BAH_YEAR = 2026;
export const BAH_E5 = '$3,663';
export const BAH_E6 = '$3,912';
