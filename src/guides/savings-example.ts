// The savings example that the site was given. The guide computes the same loans by the standard formula.

export const EXAMPLE_PRICE_DOLLARS = 600_000;
export const EXAMPLE_ASSUMED_DOLLARS = 400_000;
export const EXAMPLE_ASSUMED_RATE_PERCENT = 3.5;
export const EXAMPLE_NEW_RATE_PERCENT = 7.5;
export const EXAMPLE_TERM_YEARS = 30;

/** The two monthly payments as the program publishes them. */
export const PUBLISHED_ASSUMPTION_DOLLARS = 3_295;
export const PUBLISHED_NEW_LOAN_DOLLARS = 4_193;
