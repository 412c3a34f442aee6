import { useSyncExternalStore } from 'react';
import { createStore } from '@/browser/store';

/**
 * True when the data API refused the last request's token, and this device's clock is probably why: the two clocks
 * differ by more than a minute, or a fresh token was refused too.
 */
export const clockIsOff = createStore(false);

/** Returns what to do about the clock after a failure. Undefined when it isn't to blame. */
export function clockAdvice(): string | undefined {
  if (!clockIsOff.get()) return undefined;
  return 'Check that your phone’s or computer’s date, time and time zone are right, then try again.';
}

/** Returns `clockAdvice`, kept up to date. */
export function useClockAdvice(): string | undefined {
  return useSyncExternalStore(clockIsOff.subscribe, clockAdvice, () => undefined);
}

/** True when a response's date and this device's clock differ by more than a minute. False without a date. */
export function differsFromClock({ headers }: Response): boolean {
  return Math.abs(Date.parse(headers.get('date') ?? '') - Date.now()) > 60_000;
}
