import { describe, expect, test } from 'vitest';
import { blendedRatePercent } from '@/features/assumption/amortization';
import { compareAssumption } from '@/features/assumption/assumption';
import { type AssumptionCost, assumptionCostOverTime } from '@/features/assumption/assumption-cost';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { forAny } from '../../support/for-any';
import { anyInput, isPrintable, numbersIn, plausibleInput, savingsExample } from './examples';

function costOf(change: Partial<AssumptionInput> = {}): AssumptionCost {
  const cost = assumptionCostOverTime({ ...savingsExample, ...change });
  if (cost === null) throw new Error('this input has a result');
  return cost;
}

test('extras are left out of what is paid over the life of the loans', () => {
  expect(costOf({ hoaFees: 900 }).assumptionPaid).toBe(costOf().assumptionPaid);
});

test('a headline of 156,623.71 saved misleads when 30 years instead of 15 cost 275,052.67 more', () => {
  const home = { ...savingsExample, purchasePrice: 400_000 };
  const longer = { ...home, assumptionRate: 6, currentRate: 5.5, newLoanTerm: 15 };
  expect(compareAssumption(longer)?.lifetimeSavings).toBeCloseTo(156_623.71, 2);
  expect(costOf(longer).totalDifference).toBeCloseTo(-275_052.67, 2);
  expect(costOf(longer).headlineMisleads).toBe(true);
});

test('a home paid in full has no new loan to pay, and its ranges end with the assumption', () => {
  const cost = costOf({ downPayment: 600_000, assumedLoanTerm: 10 });
  expect(cost.newLoanPaid).toBe(0);
  expect(cost.ranges).toHaveLength(1);
  expect(cost.ranges[0]?.toMonth).toBe(120);
});

describe('the blended rate, weighted by balance', () => {
  test('of 400,000 at 6.5% and 100,000 at 8% is 6.8% (thetruthaboutmortgage.com, blended rate calculator)', () => {
    const [first, second] = [
      { principal: 400_000, ratePercent: 6.5 },
      { principal: 100_000, ratePercent: 8 },
    ];
    expect(blendedRatePercent([first, second])).toBeCloseTo(6.8, 10);
  });

  test('without a GAP is the assumed rate, whatever the GAP rate field holds', () => {
    expect(costOf({ downPayment: 200_000, gapRate: Number.NaN }).blendedRatePercent).toBe(3.5);
  });
});

describe('for any input', () => {
  test('there is a cost exactly when there is a comparison, and every figure in it is printable', () => {
    forAny(anyInput, (input) => {
      const cost = assumptionCostOverTime(input);
      if (cost === null) return compareAssumption(input) === null;
      return numbersIn(cost).every(isPrintable) && compareAssumption(input) !== null;
    });
  });

  test('ranges follow each other from month 1, and the last year has paid everything', () => {
    forAny(plausibleInput, (input) => {
      const cost = assumptionCostOverTime(input);
      if (cost === null) return false;
      const last = cost.paidByYear.at(-1);
      return (
        cost.ranges.every(
          ({ fromMonth, toMonth }, index) =>
            fromMonth === (cost.ranges[index - 1]?.toMonth ?? 0) + 1 && toMonth >= fromMonth,
        ) &&
        last?.assumption === cost.assumptionPaid &&
        last.newLoan === cost.newLoanPaid
      );
    });
  });

  test('with equal terms the headline and the totals agree', () => {
    forAny(plausibleInput, (input) => {
      const years = input.newLoanTerm;
      const equal = { ...input, assumedLoanTerm: years, gapTerm: years };
      const cost = assumptionCostOverTime(equal);
      const headline = compareAssumption(equal)?.lifetimeSavings ?? Number.NaN;
      if (cost === null) return false;
      const noise = cost.newLoanPaid * 1e-9 + 0.01;
      return Math.abs(headline - Math.max(0, cost.totalDifference)) <= noise;
    });
  });
});
