import { useSyncExternalStore } from 'react';
import { createStore } from '@/browser/store';
import { clockDifferenceMs } from './token-age';

const MOST_DIFFERENCE_MS = 60_000;

/**
 * True when the data API refused the last request's token, and this device's clock is probably why: the two clocks
 * differ by more than a minute.
 */
export const clockIsOff = createStore(false);

/** Returns what to do about the clock after a failure. Undefined when it isn't to blame. */
export function clockAdvice(): string | undefined {
  return clockIsOff.get() ? ADVICE : undefined;
}

/** The same once a token's own answer has shown that the clock is off, whatever failed. */
export function tokenClockAdvice(): string | undefined {
  return Math.abs(clockDifferenceMs.get() ?? 0) > MOST_DIFFERENCE_MS ? ADVICE : undefined;
}

const ADVICE = 'Check that your phone’s or computer’s date, time and time zone are right, then try again.';

/** Returns `clockAdvice`, kept up to date. */
export function useClockAdvice(): string | undefined {
  return useSyncExternalStore(clockIsOff.subscribe, clockAdvice, () => undefined);
}

/**
 * True when this device's clock differs by more than a minute from a response's date or from when the last token was
 * issued. False without both.
 */
export function differsFromClock({ headers }: Response): boolean {
  const byDateMs = Date.parse(headers.get('date') ?? '') - Date.now();
  return [byDateMs, clockDifferenceMs.get() ?? 0].some((ms) => Math.abs(ms) > MOST_DIFFERENCE_MS);
}
