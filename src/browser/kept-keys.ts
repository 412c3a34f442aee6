// Every key under which this site keeps a value in the browser, except the session's. What each holds is in
// kept-in-browser.ts, which doesn't compile without it.
export const VISITED_KEY = 'paradise-pcs-visited';
export const ATTEMPTS_KEY = 'paradise-pcs-attempts';
export const PET_DATES_KEY = 'paradise-pcs-pet-dates';
/** The plan saved in this browser. */
export const PLAN_KEY = 'paradise-pcs-plan';
/** A copy of the account's plan, stored while its owner is signed in here. */
export const ACCOUNT_PLAN_KEY = 'paradise-pcs-account-plan';
/** Changes not yet saved to their owners' accounts, which stay when the owner signs out. */
export const UNSAVED_PLANS_KEY = 'paradise-pcs-unsaved-plans';
export const RECENT_SEARCHES_KEY = 'paradise-pcs-recent-searches';
export const HOMES_KEY = 'paradise-pcs-homes';
export const SAVED_PAGES_KEY = 'paradise-pcs-saved-pages';
export const SIDEBAR_COOKIE = 'sidebar_state';
export const RELOADED_AT_KEY = 'paradise-pcs-reloaded-at';
