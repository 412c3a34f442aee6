import { useCallback, useSyncExternalStore } from 'react';

/** Below 768 px, at the text size that browsers come with; as a range, `(width < 48rem)`, Safari knows it since 16.4. */
export const MOBILE_QUERY = 'not all and (min-width: 48rem)';

/** Whether the media query holds now; false while prerendering. */
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
