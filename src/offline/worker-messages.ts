// What the pages and the service worker agree on.

export const WORKER_ADDRESS = '/service-worker.js';

/** The one cache, of what the build made and nothing else. */
export const SAVED_PAGES = 'saved-pages';

/**
 * `which-build` is answered with the build's entry script, and `save` with whether all pages are saved; `take-over` makes
 * a waiting worker the active one.
 */
export type WorkerMessage = 'which-build' | 'take-over' | 'save';
