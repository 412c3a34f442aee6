import { monthlyPayment } from '@/features/assumption/amortization';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';

/** The average rate of new loans, which changes each week. */
export const averageRate = PLANNING_RATE_PERCENT;

/** In dollars a month. */
export function paymentOn(
  principal: number,
  annualRatePercent: number = averageRate,
  termYears = 30,
): number {
  return monthlyPayment({ principal, annualRatePercent, termYears }) ?? Number.NaN;
}

type TwoLoans = { assumed: number; at: number; gap: number; gapAt: number };

/** What taking over a loan with 26 years left saves or costs a month against a new one, as the pages say it. */
export function savedBy({ assumed, at, gap, gapAt }: TwoLoans, newRatePercent: number = averageRate): string {
  const saved = paymentOn(assumed + gap, newRatePercent) - paymentOn(assumed, at, 26) - paymentOn(gap, gapAt);
  return `${saved < 0 ? 'costs' : 'saves'} ${formatUsd(Math.abs(Math.round(saved)))}`;
}
