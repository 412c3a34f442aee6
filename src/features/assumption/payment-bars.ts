import type { MoneyBar } from '@/blocks/money-bars';
import { formatUsd } from '@/money/usd';
import { compareAssumption } from './assumption';
import type { AssumptionInput } from './assumption-input';

/** Returns bars of what a month costs: both loans, then one new loan at each rate. Empty where the input has no result. */
export function paymentBars(input: AssumptionInput, ratesPercent: readonly number[]): MoneyBar[] {
  const newLoans = ratesPercent.flatMap((currentRate) => {
    const at = compareAssumption({ ...input, currentRate });
    if (!at) return [];
    return {
      label: `One new loan at ${currentRate}%`,
      text: formatUsd(at.newLoanPayment),
      pieces: [{ label: 'New loan', dollars: at.newLoanPayment }],
      isOther: true as const,
    };
  });
  const both = compareAssumption({ ...input, currentRate: ratesPercent[0] ?? null });
  if (!both) return [];
  return [
    {
      label: `Both loans, with GAP at ${input.gapRate}%`,
      text: formatUsd(both.assumptionTotalPayment),
      pieces: [
        { label: 'Seller’s loan', dollars: both.assumedPayment },
        { label: 'GAP loan', dollars: both.gapPayment, isCostly: true },
      ],
    },
    ...newLoans,
  ];
}

/** Returns a bar of the home's price in its pieces: both loans and the buyer's cash. Empty where the input has no result. */
export function priceBars(
  input: AssumptionInput,
  label: string,
  text = formatUsd(input.purchasePrice),
): MoneyBar[] {
  const at = compareAssumption(input);
  if (!at) return [];
  return [
    {
      label,
      text,
      pieces: [
        { label: 'Seller’s loan', dollars: at.newLoanPrincipal - at.gapAmount },
        { label: 'GAP loan', dollars: at.gapAmount, isCostly: true as const },
        { label: 'Your cash', dollars: (input.purchasePrice ?? 0) - at.newLoanPrincipal },
      ].filter(({ dollars }) => dollars > 0),
    },
  ];
}
