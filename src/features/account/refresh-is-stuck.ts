import { createStore } from '@/browser/store';

/** True from when refreshing an expired session fails for lack of a network until it is retried. */
export const refreshIsStuck = createStore(false);
