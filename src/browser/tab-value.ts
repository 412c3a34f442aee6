import type { KeptKey } from './kept-table';

type TabKey = KeptKey<'sessionStorage'>;

/** What the browser refuses to keep. */
const memoryFallback = new Map<string, string>();

/** Returns what is kept in this tab, or null when there is nothing. */
export function readInTab(key: TabKey): string | null {
  const inMemory = memoryFallback.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until this tab is closed. If storage is blocked or full, keeps it until reload and returns false. */
export function keepInTab(key: TabKey, text: string): boolean {
  memoryFallback.delete(key);
  try {
    window.sessionStorage.setItem(key, text);
    return true;
  } catch {
    memoryFallback.set(key, text);
    return false;
  }
}

export function forgetInTab(key: TabKey): void {
  memoryFallback.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
