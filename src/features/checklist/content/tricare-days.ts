/** From a move to the last day to change TRICARE plans. */
export const TRICARE_DAYS = 90;
