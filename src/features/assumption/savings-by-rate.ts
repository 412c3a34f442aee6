import { compareAssumption } from './assumption';
import type { AssumptionInput } from './assumption-input';
import { breakEvenRatePercent } from './true-rate';

export type SavingsByRate = {
  gapRatePercent: number;
  /** The rate of a new loan above which taking over saves money each month. */
  breakEvenPercent: number;
  /** Dollars a month, below 0 where taking over costs more. */
  saved: readonly { ratePercent: number; dollars: number }[];
};

/**
 * Returns what both loans save a month against one new loan at each rate, and where that begins, for a GAP loan at this
 * rate. Unrounded. Returns null where the input has no result.
 */
export function savingsByRate(
  input: AssumptionInput,
  gapRatePercent: number,
  ratesPercent: readonly number[],
): SavingsByRate | null {
  const results = ratesPercent.flatMap((ratePercent) => {
    const at = compareAssumption({ ...input, gapRate: gapRatePercent, currentRate: ratePercent });
    return at ? [{ ratePercent, at }] : [];
  });
  const [first] = results;
  if (!first) return null;
  return {
    gapRatePercent,
    breakEvenPercent: breakEvenRatePercent(first.at, input.newLoanTerm ?? 0),
    saved: results.map(({ ratePercent, at }) => ({
      ratePercent,
      dollars: at.newLoanTotalPayment - at.assumptionTotalPayment,
    })),
  };
}

/** Returns the lowest rate of a new loan, in tenths of a percent, at which taking over surely saves, such as "5.4%". */
export function savesFrom({ breakEvenPercent }: Pick<SavingsByRate, 'breakEvenPercent'>): string {
  return `${(Math.ceil(breakEvenPercent * 10) / 10).toFixed(1)}%`;
}
