import { type RefObject, useEffect } from 'react';

/**
 * Passes on text typed into a prerendered input before hydration. A controlled input would otherwise lose it on the
 * first state change.
 */
export function usePrehydrationInput(
  ref: RefObject<HTMLInputElement | null>,
  rendered: string,
  onTyped: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const input = ref.current;
    if (input && input.value !== rendered) onTyped(input.value);
  }, []);
}
