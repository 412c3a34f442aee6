import { compareAssumption } from './assumption';
import type { AssumptionInput } from './assumption-input';
import { assumptionLoans } from './assumption-loans';
import { blendedRatePercent } from './blended-rate';
import { type CashToClose, cashToClose, unusedByAssumption } from './cash-to-close';
import { type StoryInput, storyProblems } from './story-input';
import { type BreakEven, breakEven, type Tour, tour } from './tour';
import { trueRatePercent } from './true-rate';

/** What the headline doesn't show. Unrounded dollars, percent per year. */
export type MoneyStory = {
  closing: CashToClose;
  /** `breakEven` and `tour` are null when the assumption cannot use all of the buyer's cash; `unused` is the rest. */
  breakEven: BreakEven | null;
  tour: Tour | null;
  unused: number;
  blendedRatePercent: number;
  trueRatePercent: number;
};

/**
 * Returns the cash to close, the break-even, how the options compare after a tour, and the blended and true rates of
 * the assumption's loans.
 *
 * When down payment + assumed balance exceed the price, the new loan gets cash that the assumption cannot use. Payments
 * and balances then differ by that cash too, so `breakEven` and `tour` are null.
 *
 * Returns null when `compareAssumption` does or `storyProblems` reports a field.
 */
export function moneyStory(input: AssumptionInput, story: StoryInput): MoneyStory | null {
  const comparison = compareAssumption(input);
  if (comparison === null) return null;
  if (Object.keys(storyProblems(story, input.purchasePrice)).length > 0) return null;
  const loans = assumptionLoans(input, comparison);
  const closing = cashToClose(input, story);
  const unused = unusedByAssumption(input);
  return {
    closing,
    breakEven: unused > 0 ? null : breakEven(loans, closing.extraCost),
    tour: unused > 0 ? null : tour(loans, story.stayMonths ?? 0, closing.extraCost),
    unused,
    blendedRatePercent: blendedRatePercent(loans.assumption),
    trueRatePercent: trueRatePercent(loans.assumption),
  };
}
