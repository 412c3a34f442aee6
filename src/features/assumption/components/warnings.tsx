import { Callout } from '@/blocks/callout';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionWarnings } from '@/features/assumption/assumption-problems';
import { gapAboveLimit } from '@/features/assumption/gap-amount';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';

export function Warnings({ input }: { input: AssumptionInput }) {
  const warnings = assumptionWarnings(input);
  const aboveLimit = gapAboveLimit(input);
  return (
    <>
      {warnings.assumedLoanBalance && (
        <Callout tone="warning" title="The seller’s loan is more than the price">
          You would owe more than the home costs. The result assumes no GAP loan. Check the price and the
          balance.
        </Callout>
      )}
      {warnings.downPayment && (
        <Callout tone="warning" title="The down payment is more than the assumption needs">
          Your down payment is more than the price minus the seller’s balance. The new loan uses all of it but
          the assumption can use only part, so the new loan looks cheaper here than it is.
        </Callout>
      )}
      {aboveLimit > 0 && (
        <Callout title={`The two loans come to more than ${GAP_COVERS_UP_TO_PERCENT}% of the price`}>
          <ChangingText
            text={`GAP financing covers up to ${GAP_COVERS_UP_TO_PERCENT}%. Plan on ${formatUsd(aboveLimit)} more in cash, or look for a lender that goes higher.`}
          />
        </Callout>
      )}
    </>
  );
}
