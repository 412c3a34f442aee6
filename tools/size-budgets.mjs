// What a page may weigh, in kilobytes (1000 bytes) of brotli, and how many scripts it may request. check-build.mjs and the
// browser tests enforce it; the bench reports it.

/** A page's HTML with its style sheet and starter inside: all that comes before the text is visible. */
export const PAGE_KB = 26;

/** The account's code that every page loads with what it shares: who is signed in, and what is kept. Measured by its share. */
const ACCOUNT_KB = 2.5;
/** All scripts of a page for signed-out visitors: 125 and those; without Supabase's, the search index and the offline code. */
export const SCRIPTS_KB = 125 + ACCOUNT_KB;
/** From here on, the build warns. */
export const SCRIPTS_WARNING_KB = 120 + ACCOUNT_KB;

/** Scripts that a page requests by itself. */
export const SCRIPTS_PER_PAGE = { mean: 14, most: 28 };
