import { compareAssumption } from './assumption';
import type { AssumptionInput } from './assumption-input';
import { assumptionLoans } from './assumption-loans';
import { blendedRatePercent } from './blended-rate';
import { type CashToClose, cashToClose, unusedByAssumption } from './cash-to-close';
import { type StoryInput, storyProblems } from './story-input';
import { type BreakEven, breakEven, type Tour, tour } from './tour';
import { trueRatePercent } from './true-rate';

/** What the headline cannot say. Unrounded dollars, percent per year. */
export type MoneyStory = {
  closing: CashToClose;
  /** Both null when part of the buyer's cash stands outside the comparison: `unused` is how much. */
  breakEven: BreakEven | null;
  tour: Tour | null;
  unused: number;
  blendedRatePercent: number;
  trueRatePercent: number;
};

/**
 * What it takes to close, when it pays off, what a tour leaves, and the true rate of the loans together.
 *
 * When down payment and assumed balance are above the price, the new loan is given cash that the assumption cannot
 * use. Payments and balances then differ by that cash as well, so there is no break-even and no tour.
 *
 * No result (null): when `compareAssumption` has none, or `storyProblems` names a field.
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
