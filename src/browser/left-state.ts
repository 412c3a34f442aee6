import { useEffect } from 'react';

/**
 * What someone typed and left for another page of the site, by form, to be found again when they come back: until this
 * page is reloaded or closed. The browser keeps nothing of it.
 */
export const leftStates = new Map<string, unknown>();

export function useLeftState(form: string, state: unknown): void {
  useEffect(() => void leftStates.set(form, state), [form, state]);
}
