/**
 * The largest inputs a calculator accepts: far beyond any home in Hawaii, so that beyond them a slip of the finger
 * is likelier than a purchase, and small enough that no result overflows.
 */
export const MAX_DOLLARS = 100_000_000;
export const MAX_RATE_PERCENT = 100;
export const MAX_TERM_YEARS = 50;

/** One month: the first payment. */
export const MIN_TERM_YEARS = 1 / 12;

/** Amounts that should be equal differ by less than this when cents are added and subtracted in binary. */
export const HALF_A_CENT_DOLLARS = 0.005;
