import type { KeptKey } from './kept-table';

const KEY: KeptKey<'sessionStorage'> = 'paradise-pcs-reloaded-at';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/** Returns true at most once a minute in this tab, and never when storage is blocked. */
export function mayReloadAgain(): boolean {
  try {
    const reloadedAt = Number(window.sessionStorage.getItem(KEY));
    if (Date.now() - reloadedAt < MIN_RELOAD_INTERVAL_MS) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
