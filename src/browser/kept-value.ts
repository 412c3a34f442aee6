// The only file that touches localStorage, which can be blocked, full or cleared. Nothing here throws; values that
// the browser refuses are kept in memory.
import type { KeptKey, SessionKey } from './kept-table';

/** A key that any version of this site has used. */
export type OwnKey = `paradise-pcs-${string}`;

type LocalKey = KeptKey<'localStorage'> | SessionKey;

const memoryFallback = new Map<string, string>();
const listeners = new Set<() => void>();

export type KeptValue<T> = ReturnType<typeof keptValue<T>>;

/**
 * Returns access to a value kept as JSON. `parse` gets whatever this or an earlier version of the site kept, or undefined
 * when that is nothing or isn't JSON.
 */
export function keptValue<T>(key: KeptKey<'localStorage'>, parse: (data: unknown) => T) {
  return {
    key,
    parse,
    read: (): T => parse(parseJson(readKept(key))),
    /** Keeps a value, or forgets it if undefined. Returns false when it is lost on reload. */
    keep(value: T): boolean {
      if (value !== undefined) return keep(key, JSON.stringify(value));
      forget(key);
      return true;
    },
    forget: () => forget(key),
  };
}

/** Returns the data in a JSON text. Undefined for null, and when it isn't JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the kept text, or null when there is none or storage is blocked. */
export function readKept(key: LocalKey | OwnKey): string | null {
  const inMemory = memoryFallback.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the keys of this site that hold a text, those of other versions of it too. None when storage is blocked. */
export function ownKeys(): OwnKey[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith('paradise-pcs-')) as OwnKey[];
  } catch {
    return [];
  }
}

/** Keeps a text. If storage is blocked or full, keeps it in memory until reload and returns false. */
export function keep(key: LocalKey, text: string): boolean {
  let isKept = true;
  memoryFallback.delete(key);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    memoryFallback.set(key, text);
    isKept = false;
  }
  for (const listener of listeners) listener();
  return isKept;
}

/** Whether the browser refused to keep the text, so that it goes with this page. */
export function isInMemory(key: LocalKey): boolean {
  return memoryFallback.has(key);
}

/** Keeps a text unless there is one. Returns whether it was kept; false also when storage is blocked. */
export function keepIfAbsent(key: LocalKey, text: string): boolean {
  try {
    if (window.localStorage.getItem(key) !== null) return false;
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: LocalKey | OwnKey): void {
  memoryFallback.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
  for (const listener of listeners) listener();
}

/** Forgets a text, and tells this tab's `watchKept` what the storage event tells the other tabs. */
export function forgetAsAnotherTab(key: LocalKey | OwnKey): void {
  forget(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}

/**
 * Calls back with the new text, or null, when another tab changes it, and with the text when the page returns from the
 * back/forward cache: Firefox doesn't tell it of changes made meanwhile. Returns an unsubscribe function.
 */
export function watchKept(key: LocalKey, onChange: (text: string | null) => void): () => void {
  const controller = new AbortController();
  const listener = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // The other tab's text is newer than our in-memory one.
    memoryFallback.delete(key);
    onChange(event.key === null ? null : event.newValue);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onChange(readKept(key));
  window.addEventListener('storage', listener, controller);
  window.addEventListener('pageshow', onShow, controller);
  return () => controller.abort();
}

/** Calls back when a text may have changed, here or in another tab. Returns an unsubscribe function. */
export function followKept(key: LocalKey, onChange: () => void): () => void {
  listeners.add(onChange);
  const unwatch = watchKept(key, onChange);
  return () => {
    listeners.delete(onChange);
    unwatch();
  };
}
