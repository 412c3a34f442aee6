const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Parses an amount typed or pasted in US dollars, cents included: '$1,234.56' is 1234.56, '1.' is 1, '.5' is 0.5.
 * Dollar signs, commas and surrounding spaces are dropped; the rest must be digits with at most one decimal point.
 * Returns null for '' and '$', '.', letters, '12abc', '1e5', several points, a sign or parentheses ('-5', '+5', '(5)'),
 * a space between digits, digits of other scripts, and values too large for a number.
 */
export function parseUsd(text: string): number | null {
  return parseDecimal(text.replace(/[$,]/g, ''));
}

/**
 * Parses a plain decimal for percent and year fields: '6.5' is 6.5, '30' is 30, '.5' is 0.5.
 * Returns null as `parseUsd` does; also for '3,5' and '3.5%', because a comma or a symbol may mean something else.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return null;
  const value = Number(trimmed);
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

/**
 * Reformats a money field as the user types: '1234' is '$1,234', '007' is '$7', '' and '$' are ''.
 * A decimal point is kept and what follows it is dropped ('1234.56' is '$1,234.'): if the point were dropped too, the
 * digits typed after it would join the dollars and $1,234.56 would become $123,456. On blur,
 * `formatUsd(parseUsd(text))` rounds and removes the point.
 * Text that `parseUsd` cannot parse is returned unchanged, so that the user can see what to fix.
 */
export function formatUsdInput(text: string): string {
  const bare = text.replace(/[$,]/g, '').trim();
  if (bare === '') return '';
  if (!NUMBER.test(bare)) return text;
  const point = bare.indexOf('.');
  const whole = (point === -1 ? bare : bare.slice(0, point)).replace(/^0+(?=\d)/, '');
  return `$${groupThousands(whole === '' ? '0' : whole)}${point === -1 ? '' : '.'}`;
}

/**
 * Returns the caret position after `formatUsdInput` turned `before` into `after`: still after the same digit or point,
 * whatever commas were added or removed, and never before the dollar sign.
 */
export function caretAfterFormat(before: string, caret: number, after: string): number {
  if (after === before) return caret;
  const droppedZeros = leadingZeros(before) - leadingZeros(after);
  const kept = marks(before.slice(0, caret)) - droppedZeros;
  let position = after.startsWith('$') ? 1 : 0;
  for (let seen = 0; seen < kept && position < after.length; position += 1) {
    if (marks(after.charAt(position)) === 1) seen += 1;
  }
  return position;
}

function groupThousands(digits: string): string {
  const head = digits.length % 3;
  const groups = digits.slice(head).match(/\d{3}/g) ?? [];
  return (head === 0 ? groups : [digits.slice(0, head), ...groups]).join(',');
}

function marks(text: string): number {
  return text.replace(/[^\d.]/g, '').length;
}

function leadingZeros(text: string): number {
  return /^0*/.exec(text.replace(/[^\d.]/g, ''))?.[0].length ?? 0;
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
