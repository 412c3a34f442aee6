import { type ComponentType, useEffect, useState } from 'react';

/**
 * Fetches a component's code once it is wanted. Returns undefined until it has arrived; `onFailed` is called when it
 * cannot be fetched, and the next time it is wanted it is asked for again. `load` and `onFailed` must be stable.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || Loaded) return undefined;
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setLoaded(() => Component),
      () => isCurrent && onFailed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, onFailed, Loaded]);
  return Loaded;
}
