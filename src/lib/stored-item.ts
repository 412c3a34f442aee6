// The only place that touches localStorage. A browser may refuse, lose or fill it: nothing here throws,
// and what could not be stored is kept until the page closes.
const unstored = new Map<string, string>();

/** The stored text, or null when there is none or the browser refuses. */
export function readStoredItem(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text; in a browser that refuses, it lives as long as the page. */
export function writeStoredItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Stores the text where there is none yet. True when it did; false when one is there or the browser refuses. */
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
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage that refuses holds nothing of ours.
  }
}

/** Calls back when another tab changes the key, with the new text or null. Returns an unsubscribe function. */
export function watchStoredItem(key: string, onChange: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // The other tab's change is newer than what this tab could not store.
    unstored.delete(key);
    onChange(event.key === null ? null : event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
