/**
 * The largest inputs a calculator accepts: far beyond any home in Hawaii, so that a larger number is more likely a typo
 * than a purchase, and small enough that no result overflows.
 */
export const MAX_DOLLARS = 100_000_000;
export const MAX_RATE_PERCENT = 100;
export const MAX_TERM_YEARS = 50;

/** One month: a single payment. */
export const MIN_TERM_YEARS = 1 / 12;

/** Floating-point error from adding and subtracting cents stays below this. */
export const HALF_A_CENT_DOLLARS = 0.005;
