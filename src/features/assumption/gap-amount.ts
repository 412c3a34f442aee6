import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { HALF_A_CENT_DOLLARS } from '@/money/limits';
import type { AssumptionInput } from './assumption-input';

/**
 * Returns the part of the price that neither the down payment nor the assumed loan covers, in dollars: price − down
 * payment − assumed balance, never below 0. Empty fields count as 0. Less than half a cent is floating-point error from
 * subtracting cents and counts as 0. The inputs must be finite.
 */
export function gapAmount(
  input: Pick<AssumptionInput, 'purchasePrice' | 'downPayment' | 'assumedLoanBalance'>,
): number {
  const gap = (input.purchasePrice ?? 0) - (input.downPayment ?? 0) - (input.assumedLoanBalance ?? 0);
  return gap < HALF_A_CENT_DOLLARS ? 0 : gap;
}

/**
 * Returns the part of the GAP amount that GAP financing would not cover, in dollars: what puts the assumed balance and
 * the GAP together (the combined loan-to-value) above GAP_COVERS_UP_TO_PERCENT of the price. 0 when there
 * is no GAP or the loans stay within the limit.
 */
export function gapAboveLimit(
  input: Pick<AssumptionInput, 'purchasePrice' | 'downPayment' | 'assumedLoanBalance'>,
): number {
  const limit = ((input.purchasePrice ?? 0) * GAP_COVERS_UP_TO_PERCENT) / 100;
  const room = Math.max(0, limit - (input.assumedLoanBalance ?? 0));
  const above = gapAmount(input) - room;
  return above < HALF_A_CENT_DOLLARS ? 0 : above;
}
