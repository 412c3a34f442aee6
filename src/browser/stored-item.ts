// The only file that touches localStorage, which can be blocked, full or cleared. Nothing here throws; values that
// can't be stored are kept in memory.
const memoryFallback = new Map<string, string>();

/** Returns the stored value, or null when there is none or storage is blocked. */
export function readStoredItem(key: string): string | null {
  const kept = memoryFallback.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. If storage is blocked or full, keeps it in memory until reload and returns false. */
export function writeStoredItem(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    memoryFallback.delete(key);
    return true;
  } catch {
    memoryFallback.set(key, value);
    return false;
  }
}

/** Stores a value unless one exists. Returns whether it was stored; false also when storage is blocked. */
export function storeIfAbsent(key: string, value: string): boolean {
  try {
    if (window.localStorage.getItem(key) !== null) return false;
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStoredItem(key: string): void {
  memoryFallback.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** Calls back with the new value, or null, when another tab changes it. Returns an unsubscribe function. */
export function watchStoredItem(key: string, onChange: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // The other tab's value is newer than our in-memory one.
    memoryFallback.delete(key);
    onChange(event.key === null ? null : event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
