import { formatUsdCents } from './usd';

/** Returns cents as “$199” or “$323.20”, with a minus sign below 0. */
export function usd(cents: number): string {
  return `${cents < 0 ? '−' : ''}${formatUsdCents(Math.abs(cents) / 100)}`;
}

/** Returns whole dollars, rounded up, for amounts of cash to have. */
export function wholeUsd(cents: number): string {
  return usd(Math.ceil(cents / 100) * 100);
}

export function count(number: number, one: string, more = `${one}s`): string {
  return `${number} ${number === 1 ? one : more}`;
}
