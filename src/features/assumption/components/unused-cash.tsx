import { Callout } from '@/blocks/callout';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { formatUsd } from '@/money/usd';

/** Shown instead of a misleading break-even and tour figure. */
export function UnusedCash({ unused, input }: { unused: number; input: AssumptionInput }) {
  const room = (input.purchasePrice ?? 0) - (input.assumedLoanBalance ?? 0);
  return (
    <Callout tone="warning" title="No break-even and no tour figure for these numbers">
      {room < 0
        ? 'The seller’s loan is more than the price, so the two ways don’t borrow for the same home. Check the price and the balance.'
        : `Only ${formatUsd(room)} of your down payment fits beside the seller’s loan. The other ${formatUsd(unused)} stays in your pocket when you assume, but goes into the home with a new loan. Payments and balances then say more about that cash than about the loans. Enter a down payment of ${formatUsd(room)} or less to compare.`}
    </Callout>
  );
}
