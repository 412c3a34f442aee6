// Plain decimals, as fields for rates, years and counts read and show them.
import { numberOf, plainDigits } from './parse-usd';

/**
 * Parses a plain decimal for years and counts: '30' is 30, '.5' is 0.5, '3,5' is 3.5. Returns null as `parseUsd` does,
 * and for any symbol.
 */
export function parseDecimal(text: string): number | null {
  const digits = plainDigits(text);
  return digits ? numberOf(digits) : null;
}

/** Parses a rate in percent, with or without its sign: '6.5', '6,5' and '6.5%' are 6.5. Returns null as `parseDecimal`. */
export function parsePercent(text: string): number | null {
  return parseDecimal(text.replace(/[%％][\s\p{Cf}]*$/u, ''));
}

/**
 * Formats a plain decimal as `parseDecimal` reads it, without grouping: 6.5 is '6.5'. Rounded half away from zero to
 * `maxDigits` after the decimal point; zero is '0', never '-0'. Null, NaN and Infinity return ''.
 */
export function formatDecimal(value: number | null, maxDigits = 20): string {
  if (value === null || !Number.isFinite(value)) return '';
  const text = String(Math.abs(value));
  // Only very large and very small numbers have an exponent, and only they need the slower Intl formatter.
  const plain = text.includes('e') ? localized(Math.abs(value), maxDigits) : roundedTo(maxDigits, text);
  return value < 0 && plain !== '0' ? `-${plain}` : plain;
}

function localized(value: number, maxDigits: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: maxDigits });
}

function roundedTo(maxDigits: number, text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length <= maxDigits) return text;
  const roundsUp = fraction.charAt(maxDigits) >= '5';
  const kept = BigInt(whole + fraction.slice(0, maxDigits)) + BigInt(roundsUp);
  const digits = String(kept).padStart(maxDigits + 1, '0');
  const point = digits.length - maxDigits;
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0*$/, '');
}
