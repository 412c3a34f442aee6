import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component, loaded once `isWanted`; undefined until it has loaded. After a failure it calls `onFailed`, and
 * tries again the next time `isWanted` turns true. `load` and `onFailed` must be stable references.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed?: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || Loaded) return undefined;
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setLoaded(() => Component),
      () => isCurrent && onFailed?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, onFailed, Loaded]);
  return Loaded;
}
