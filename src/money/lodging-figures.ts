// The figures of the Temporary Lodging Allowance (TLA) that the hotel guide and the checklist share.

/** From landing to reporting to the housing or TLA office. */
export const TLA_REPORT_HOURS = 72;

/** How long the first approval lasts: the nights to leave room on a credit card for. */
export const TLA_FIRST_DAYS = 10;
export const TLA_MOST_DAYS = 60;

/** An approval after the first, and a claim, cover this many days. */
export const TLA_CLAIM_DAYS = 10;

/** The most nights before a family leaves Hawaii. */
export const TLA_LEAVING_NIGHTS = 10;
