// How a typed amount is read.
import { formatUsdCents } from './usd';

/** The digits before and after a decimal point. `part` is undefined without a point. */
export type Digits = { whole: string; part?: string };

const PLAIN = /^(\d*)(?:([.,])(\d*))?$/;
const GROUPED = /^([1-9]\d{0,2}(?:([., ])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/;

/**
 * Returns the amounts that a text can mean: one, none when it isn't an amount, or two when it is open whether a separator
 * groups thousands. Dollar signs are dropped. $1,234.56 may also be typed as 1.234,56, 1 234,56 or 1'234.56, as in
 * other countries.
 * A comma groups thousands only before three digits; one separator before the last one or two digits is the decimal
 * point. A point before three digits ('600.000') is open, and so is a comma before more ('1,2345') or after a
 * space ('3 000,000').
 */
export function amountsIn(text: string): readonly Digits[] {
  const typed = bare(text.replaceAll('$', ''));
  const [, groups, separator, mark, part = ''] = GROUPED.exec(typed) ?? [];
  const whole = groups?.replace(/\D/g, '');
  const plain = plainDigits(typed);
  if (plain) return typed.includes(',') ? withComma(plain, whole) : withPoint(plain, whole);
  if (whole === undefined) return [];
  if (mark === undefined) return [{ whole }];
  // A field drops the space of '3 000' as it is typed: a comma after it may then group thousands.
  const isOpen = separator === ' ' && mark === ',' && part.length > 2;
  if (mark !== separator && !isOpen) return [{ whole, part }];
  // Another group has begun, or it is a typo.
  if (part !== '') return [{ whole: whole + part }, { whole, part }];
  return mark === ',' ? [{ whole, part }] : [];
}

function withComma(plain: Digits, grouped: string | undefined): Digits[] {
  const { whole, part = '' } = plain;
  if (grouped !== undefined) return [{ whole: grouped }];
  return part.length > 2 ? [{ whole: whole + part }, plain] : [plain];
}

function withPoint(plain: Digits, grouped: string | undefined): Digits[] {
  return grouped === undefined ? [plain] : [{ whole: grouped }, plain];
}

/** Returns a number without groups, such as a rate, a term or a count, where one separator is always the decimal point. */
export function plainDigits(text: string): Digits | undefined {
  const [typed, whole = '', mark, part = ''] = PLAIN.exec(bare(text)) ?? [];
  if (typed === undefined || whole + part === '') return undefined;
  return mark === undefined ? { whole } : { whole, part };
}

/**
 * Full-width characters, as on a Japanese keyboard, become plain ones, and an apostrophe, which groups, a space. What can't
 * be seen goes: a calculator copies direction marks around its digits.
 */
function bare(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s'’]/g, ' ')
    .trim();
}

/** Returns the value of digits. Null when it is too large for a number. */
export function numberOf({ whole, part = '' }: Digits): number | null {
  const value = Number(`${whole}.${part}`);
  return Number.isFinite(value) ? value : null;
}

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
