import type { AssumptionInput } from './assumption-input';
import { HALF_A_CENT_DOLLARS } from './limits';

/**
 * The part of the price that neither the down payment nor the assumed loan covers, in dollars: price − down payment
 * − assumed balance, never below 0. Empty fields count as 0. Less than half a cent is the noise of subtracting
 * cents in binary and counts as 0. The inputs have to be finite.
 */
export function gapAmount(
  input: Pick<AssumptionInput, 'purchasePrice' | 'downPayment' | 'assumedLoanBalance'>,
): number {
  const gap = (input.purchasePrice ?? 0) - (input.downPayment ?? 0) - (input.assumedLoanBalance ?? 0);
  return gap < HALF_A_CENT_DOLLARS ? 0 : gap;
}
