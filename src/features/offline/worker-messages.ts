// Shared by the pages and the service worker.
import type { KeptKey } from '@/browser/kept-table';

export const WORKER_ADDRESS = '/service-worker.js';

/**
 * The only cache. It holds build output and nothing else. An earlier service worker's cache, `saved-pages`, may hold
 * scripts that were saved without a checksum.
 */
export const SAVED_PAGES: KeptKey<'cache'> = 'saved-pages-2';

/** In that cache while its build is the newest known: the time in ms when the server last confirmed it. */
export const NEWEST_MARK = '/newest-build';

/**
 * `which-build` returns the build's entry script, and `save` whether all pages are saved; `is-newest` confirms that the
 * server has no newer build, and `clean-up` removes what older builds saved.
 */
export type WorkerMessage = 'which-build' | 'is-newest' | 'clean-up' | 'save';
