import { useCallback, useSyncExternalStore } from 'react';
import { readStoredItem, removeStoredItem, watchStoredItem, writeStoredItem } from './stored-item';

const listeners = new Set<() => void>();

/** Returns a stored value and follows its changes, here and in other tabs; null while prerendering. */
export function useStoredItem(key: string): string | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      listeners.add(onChange);
      const unwatch = watchStoredItem(key, onChange);
      return () => {
        listeners.delete(onChange);
        unwatch();
      };
    },
    [key],
  );
  return useSyncExternalStore(
    subscribe,
    () => readStoredItem(key),
    () => null,
  );
}

/** Stores a value, or removes it if null, and notifies `useStoredItem`. Returns false when it is lost on reload. */
export function changeStoredItem(key: string, value: string | null): boolean {
  const isKept = value === null || writeStoredItem(key, value);
  if (value === null) removeStoredItem(key);
  for (const listener of listeners) listener();
  return isKept;
}
