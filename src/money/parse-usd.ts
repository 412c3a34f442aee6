import { amountsIn, numberOf } from './read-number';
import { formatUsdCents } from './usd';

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
