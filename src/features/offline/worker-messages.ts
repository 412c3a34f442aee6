// Shared by the pages and the service worker.
import type { KeptKey } from '@/browser/kept-table';

export const WORKER_ADDRESS = '/service-worker.js';

/**
 * The only cache. It holds build output and nothing else. An earlier service worker's cache, `saved-pages`, may hold
 * scripts that were saved without a checksum.
 */
export const SAVED_PAGES: KeptKey<'cache'> = 'saved-pages-2';

/**
 * `which-build` returns the build's entry script, and `save` whether all pages are saved; `take-over` activates a
 * waiting worker.
 */
export type WorkerMessage = 'which-build' | 'take-over' | 'save';
