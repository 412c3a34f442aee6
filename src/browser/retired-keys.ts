import { forget, type OwnKey } from './kept-value';

/**
 * Keys that left kept-table.ts: the next visit forgets what they held. By name, because an older version of the site, still
 * open in a tab, must not forget what a newer one keeps.
 */
export const retiredKeys: readonly OwnKey[] = [];

export function forgetRetired(keys = retiredKeys): void {
  for (const key of keys) forget(key);
}
