import { useEffect, useState } from 'react';
import type { BoughtHome } from './bought-homes';
import { keptHomes, watchKeptHomes } from './kept-homes';

/** Returns the homes that this browser keeps, each with its monthly total and its cash to close. */
export function useKeptHomes(): readonly BoughtHome[] {
  const [homes, setHomes] = useState<readonly BoughtHome[]>([]);
  useEffect(() => {
    let latest: string | undefined;
    // Loads the formulas only for those who keep homes. If that fails, the page shows none.
    const show = (hash: string) => {
      latest = hash;
      if (hash === '') return setHomes([]);
      return void import('./bought-homes').then(
        ({ boughtHomes }) => latest === hash && setHomes(boughtHomes(hash)),
        () => undefined,
      );
    };
    show(keptHomes());
    const unwatch = watchKeptHomes(show);
    return () => {
      latest = undefined;
      unwatch();
    };
  }, []);
  return homes;
}
