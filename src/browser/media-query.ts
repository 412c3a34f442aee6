import { useCallback, useSyncExternalStore } from 'react';

/** Below 768 px, or a phone in landscape. Not the range syntax `(width < 48rem)`, which older Safari lacks. */
export const MOBILE_QUERY = 'not all and (min-width: 48rem) and (min-height: 30rem)';

/** Fingers on a screen, with its keyboard. */
export const TOUCH_QUERY = '(pointer: coarse)';

/** Returns whether the media query matches; false while prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
