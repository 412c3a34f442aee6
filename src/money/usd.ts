import { amountsIn, type Digits, plainDigits } from './read-number';

/**
 * Parses an amount typed or pasted in US dollars, cents included: '$1,234.56' is 1234.56, '1.' is 1, '.5' is 0.5.
 * Returns null for '' and '$', '.', letters, '12abc', '1e5', a sign or parentheses ('-5', '+5', '(5)'), digits of other
 * scripts, values too large for a number, and texts that can mean two amounts: `amountsIn`, `whichUsd`.
 */
export function parseUsd(text: string): number | null {
  const [amount, other] = amountsIn(text);
  return amount && !other ? numberOf(amount) : null;
}

/**
 * Returns a question to ask at the field about a text that can mean two amounts: '600.000' may be $600,000 or $600.
 * Undefined for any other text.
 */
export function whichUsd(text: string): string | undefined {
  const [amount, other] = amountsIn(text);
  if (!amount || !other) return undefined;
  const [many, few] = [amount, other].map((digits) => formatUsdCents(numberOf(digits) ?? Number.NaN));
  return `Is it ${many} or ${few}? Type that one`;
}

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
  return parseDecimal(text.replace(/[%％]\s*$/, ''));
}

function numberOf({ whole, part = '' }: Digits): number | null {
  const value = Number(`${whole}.${part}`);
  return Number.isFinite(value) ? value : null;
}

/**
 * Formats dollars without cents, rounded half away from zero: 1234.5 is '$1,235'. What rounds to zero is '$0', never
 * '-$0'. Null, NaN and Infinity return ''.
 */
export function formatUsd(dollars: number | null): string {
  if (dollars === null || !Number.isFinite(dollars)) return '';
  // Avoids Intl.NumberFormat, which takes as long to construct as a page takes to paint.
  const whole = Math.round(Math.abs(dollars));
  return `${dollars < 0 && whole > 0 ? '-' : ''}$${groupThousands(String(BigInt(whole)))}`;
}

/** Formats 0 dollars or more as `formatUsd` does, with cents where there are any: 14.3 is '$14.30', 185 is '$185'. */
export function formatUsdCents(dollars: number): string {
  const cents = Math.round(dollars * 100) % 100;
  return cents === 0
    ? formatUsd(dollars)
    : `${formatUsd(Math.floor(dollars))}.${String(cents).padStart(2, '0')}`;
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

/** Groups digits in threes: '1234' is '1,234'. */
export function groupThousands(digits: string): string {
  const head = digits.length % 3;
  const groups = digits.slice(head).match(/\d{3}/g) ?? [];
  return (head === 0 ? groups : [digits.slice(0, head), ...groups]).join(',');
}

/**
 * Rounds amounts to whole dollars that add up to their rounded sum: those that rounding down cuts the most get the
 * dollars that are left. Each is finite and 0 or more.
 */
export function wholeDollars(amounts: readonly number[]): number[] {
  const whole = amounts.map(Math.floor);
  const left = Math.round(sumOf(amounts)) - sumOf(whole);
  const mostCut = amounts
    .map((amount, index) => ({ index, cut: amount - Math.floor(amount) }))
    .sort((a, b) => b.cut - a.cut)
    .slice(0, left);
  for (const { index } of mostCut) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
