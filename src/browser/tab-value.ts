import type { KeptKey } from './kept-table';

type TabKey = KeptKey<'sessionStorage'>;

/** Returns what is kept in this tab, or null when there is nothing or storage is blocked. */
export function readInTab(key: TabKey): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until this tab is closed. Returns false when storage is blocked or full. */
export function keepInTab(key: TabKey, text: string): boolean {
  try {
    window.sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetInTab(key: TabKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
