/** How long saved pages are shown at once without a word from the server. */
export const MAX_AGE_DAYS = 14;
