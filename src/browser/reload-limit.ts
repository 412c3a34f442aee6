import { keepInTab, readInTab } from './tab-value';

const KEY = 'paradise-pcs-reloaded-at';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/** Returns true at most once a minute in this tab, and never when storage is blocked. */
export function mayReloadAgain(): boolean {
  const reloadedAt = Number(readInTab(KEY));
  return Date.now() - reloadedAt >= MIN_RELOAD_INTERVAL_MS && keepInTab(KEY, String(Date.now()));
}
