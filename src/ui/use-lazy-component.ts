import { type ComponentType, useEffect, useState } from 'react';
import { repair } from '@/browser/load-repair';

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
    const fail = () => {
      void repair('repairScripts');
      if (isCurrent) onFailed?.();
    };
    // An empty script has no component.
    load().then((Component) => (Component ? isCurrent && setLoaded(() => Component) : fail()), fail);
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, onFailed, Loaded]);
  return Loaded;
}
