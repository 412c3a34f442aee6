import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false while prerendering and while the served page hydrates. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
