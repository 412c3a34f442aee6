// What our list has about GAP loans. The guides say it, and the assumption calculator computes with it.

/** The most that GAP financing covers, including the assumed loan, as a percent of the price. */
export const GAP_COVERS_UP_TO_PERCENT = 90;

/** The usual range of GAP rates, and the rate and term that the calculator and the examples start with. */
export const GAP_RATE_FROM_PERCENT = 8;
export const GAP_RATE_TO_PERCENT = 12;
export const GAP_RATE_PERCENT = 9.5;
export const GAP_TERM_YEARS = 30;
