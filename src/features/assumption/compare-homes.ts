import { USUAL_TOUR_MONTHS } from './analysis-input';
import { compareAssumption } from './assumption';
import { analyzeAssumption } from './assumption-analysis';
import { assumptionCostOverTime } from './assumption-cost';
import type { Homes } from './homes';

type Figure =
  | 'extras'
  | 'monthly'
  | 'saved'
  | 'leftOfBah'
  | 'cashToClose'
  | 'breakEven'
  | 'stay'
  | 'trueRate'
  | 'interest';

/** null: no figure. 'never': assuming never breaks even. */
export type HomeFigure = number | 'never' | null;

/** One figure for every home, in the homes' order, and which ones are best. */
export type HomesRow = {
  figure: Figure;
  unit: 'dollars' | 'months' | 'percent';
  values: readonly HomeFigure[];
  best: readonly boolean[];
};

const FIGURES: readonly (Pick<HomesRow, 'figure' | 'unit'> & { isBetter: 'lower' | 'higher' })[] = [
  { figure: 'extras', unit: 'dollars', isBetter: 'lower' },
  { figure: 'monthly', unit: 'dollars', isBetter: 'lower' },
  { figure: 'leftOfBah', unit: 'dollars', isBetter: 'higher' },
  { figure: 'saved', unit: 'dollars', isBetter: 'higher' },
  { figure: 'cashToClose', unit: 'dollars', isBetter: 'lower' },
  { figure: 'breakEven', unit: 'months', isBetter: 'lower' },
  { figure: 'stay', unit: 'dollars', isBetter: 'higher' },
  { figure: 'trueRate', unit: 'percent', isBetter: 'lower' },
  { figure: 'interest', unit: 'dollars', isBetter: 'lower' },
];

/**
 * Returns the homes side by side, each bought by assumption. In unrounded dollars: the HOA
 * fee, property tax and insurance of a month, the monthly total with them, what it leaves of
 * the BAH (negative when the BAH falls short; the row is omitted without a BAH), the monthly savings over a new loan
 * for the same home (negative when assuming costs more), the cash to close, how much better off assuming is after the
 * months of the stay, and total interest. In months: the break-even. In percent: the true rate. Missing months count as
 * the usual tour.
 *
 * The best values are those that print the same as the best one, to the dollar or a hundredth of a percent. None is
 * best when fewer than two homes have a figure ('never' counts as one) or when all homes print the same. A home without
 * a result has only nulls.
 */
export function compareHomes({ homes, stayMonths, bah }: Homes): HomesRow[] {
  const all = homes.map(({ input, costs }) => {
    const comparison = compareAssumption(input);
    const cost = assumptionCostOverTime(input);
    const analysis = analyzeAssumption(input, { ...costs, bah, stayMonths: stayMonths ?? USUAL_TOUR_MONTHS });
    if (!comparison || !cost || !analysis) return null;
    const { assumptionTotalPayment: monthly, newLoanTotalPayment, monthlyExtras } = comparison;
    return {
      extras: monthlyExtras,
      monthly,
      leftOfBah: bah === null ? null : bah - monthly,
      saved: newLoanTotalPayment - monthly,
      cashToClose: analysis.closing.assumption.total,
      breakEven: analysis.breakEven && (analysis.breakEven.month ?? 'never'),
      stay: analysis.stay?.betterBy ?? null,
      trueRate: analysis.trueRatePercent,
      interest: cost.assumptionInterest,
    } satisfies Record<Figure, HomeFigure>;
  });
  return FIGURES.filter(({ figure }) => figure !== 'leftOfBah' || bah !== null).map(
    ({ figure, unit, isBetter }) => {
      const values = all.map((home) => (home ? home[figure] : null));
      return { figure, unit, values, best: markBest(values, unit, isBetter) };
    },
  );
}

function markBest(
  values: readonly HomeFigure[],
  unit: HomesRow['unit'],
  isBetter: 'lower' | 'higher',
): boolean[] {
  const printed = values.map((value) =>
    typeof value === 'number' ? Math.round(unit === 'percent' ? value * 100 : value) : null,
  );
  const numbers = printed.filter((value) => value !== null);
  const best = isBetter === 'lower' ? Math.min(...numbers) : Math.max(...numbers);
  const isSame = values.length === numbers.length && new Set(numbers).size === 1;
  const isAlone = numbers.length < 2 && !values.includes('never');
  return printed.map((value) => value !== null && value === best && !isSame && !isAlone);
}
