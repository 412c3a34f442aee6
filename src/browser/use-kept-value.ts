import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { followKept, type KeptValue, parseJson, readKept } from './kept-value';

/** Returns a kept value and follows its changes, here and in other tabs. While prerendering, nothing is kept. */
export function useKeptValue<T>({ key, parse }: KeptValue<T>): T {
  const text = useSyncExternalStore(
    useCallback((onChange: () => void) => followKept(key, onChange), [key]),
    () => readKept(key),
    () => null,
  );
  return useMemo(() => parse(parseJson(text)), [text, parse]);
}
