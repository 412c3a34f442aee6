import { useSyncExternalStore } from 'react';
import { createStore } from '@/browser/store';

/**
 * True when the data API refused the last request's token, and this device's clock is probably why: the two clocks
 * differ by more than a minute.
 */
export const clockIsOff = createStore(false);

/** Returns what to do about the clock after a failure. Undefined when it isn't to blame. */
export function clockAdvice(): string | undefined {
  return clockIsOff.get() ? CLOCK_ADVICE : undefined;
}

export const CLOCK_ADVICE =
  'Check that your phone’s or computer’s date, time and time zone are right, then try again.';

/** Returns `clockAdvice`, kept up to date. */
export function useClockAdvice(): string | undefined {
  return useSyncExternalStore(clockIsOff.subscribe, clockAdvice, () => undefined);
}
