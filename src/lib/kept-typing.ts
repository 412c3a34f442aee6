import { type RefObject, useEffect } from 'react';

/**
 * Hands over what a person put into a prerendered field before the page was alive; without it the first change of
 * the page would put the field back.
 */
export function useKeptTyping(
  ref: RefObject<HTMLInputElement | null>,
  rendered: string,
  onTyped: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before the first render counts
  useEffect(() => {
    const input = ref.current;
    if (input && input.value !== rendered) onTyped(input.value);
  }, []);
}
