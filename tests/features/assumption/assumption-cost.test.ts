// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import { type AssumptionCost, assumptionCostOverTime } from '@/features/assumption/assumption-cost';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { blendedRatePercent } from '@/features/assumption/blended-rate';
import { anyInput, isPrintable, numbersIn, plausibleInput, RUNS, savingsExample } from './examples';

function costOf(change: Partial<AssumptionInput> = {}): AssumptionCost {
  const cost = assumptionCostOverTime({ ...savingsExample, ...change });
  if (cost === null) throw new Error('this input has a result');
  return cost;
}

const sameHome = { purchasePrice: 400_000, assumedLoanBalance: 400_000 };

describe('with equal terms of 30 years', () => {
  test('the example pays 1,252,039.38 by assuming and 1,510,303.34 with a new loan', () => {
    const cost = costOf();
    expect(cost.assumptionPaid).toBeCloseTo(1_252_039.38, 2);
    expect(cost.newLoanPaid).toBeCloseTo(1_510_303.34, 2);
    expect(cost.totalDifference).toBeCloseTo(258_263.96, 2);
    expect(cost.headlineMisleads).toBe(false);
  });

  test('there is one range, months 1 to 360, and it equals the headline totals with extras of 700', () => {
    const extras = { monthlyTaxes: 300, monthlyInsurance: 150, hoaFees: 250 };
    const [range, ...others] = costOf(extras).ranges;
    expect(others).toEqual([]);
    expect(range).toMatchObject({ fromMonth: 1, toMonth: 360 });
    expect(range?.assumption).toBeCloseTo(4177.89, 2);
    expect(range?.newLoan).toBeCloseTo(4895.29, 2);
  });

  test('extras are left out of what is paid over the life of the loans', () => {
    expect(costOf({ hoaFees: 900 }).assumptionPaid).toBe(costOf().assumptionPaid);
  });
});

describe('with an assumed loan of 26 years and a GAP of 10 years against a new 30-year loan', () => {
  const cost = costOf({ assumedLoanTerm: 26, gapTerm: 10 });

  test('the bill is 4,542.36 for 120 months, 1,954.40 until month 312 and nothing after', () => {
    expect(cost.ranges.map(({ fromMonth, toMonth }) => [fromMonth, toMonth])).toEqual([
      [1, 120],
      [121, 312],
      [313, 360],
    ]);
    expect(cost.ranges.map(({ assumption }) => assumption.toFixed(2))).toEqual([
      '4542.36',
      '1954.40',
      '0.00',
    ]);
    expect(cost.ranges.map(({ newLoan }) => newLoan.toFixed(2))).toEqual(['4195.29', '4195.29', '4195.29']);
  });

  test('the headline says no saving and the totals say 589,975: it misleads', () => {
    expect(compareAssumption({ ...savingsExample, assumedLoanTerm: 26, gapTerm: 10 })?.lifetimeSavings).toBe(
      0,
    );
    expect(cost.totalDifference).toBeCloseTo(589_975, 0);
    expect(cost.headlineMisleads).toBe(true);
  });

  test('what has been paid grows by year and stops when the last loan ends', () => {
    expect(cost.paidByYear).toHaveLength(30);
    expect(cost.paidByYear[0]?.assumption).toBeCloseTo(54_508.24, 1);
    expect(cost.paidByYear[25]?.assumption).toBeCloseTo(920_328.34, 2);
    expect(cost.paidByYear[29]?.assumption).toBe(cost.paidByYear[25]?.assumption);
    expect(cost.paidByYear[29]?.newLoan).toBeCloseTo(1_510_303.34, 2);
  });
});

test('a headline of 156,623.71 saved misleads when a 30-year assumed loan replaces a 15-year new one and costs 275,052.67 more', () => {
  const longer = { ...savingsExample, ...sameHome, assumptionRate: 6, currentRate: 5.5, newLoanTerm: 15 };
  expect(compareAssumption(longer)?.lifetimeSavings).toBeCloseTo(156_623.71, 2);
  expect(costOf(longer).totalDifference).toBeCloseTo(-275_052.67, 2);
  expect(costOf(longer).headlineMisleads).toBe(true);
});

test('a term of 27 years and 6 months ends at month 330 and pays 623,453.80', () => {
  const cost = costOf({ ...sameHome, assumedLoanTerm: 27.5 });
  expect(cost.ranges[0]?.toMonth).toBe(330);
  expect(cost.assumptionPaid).toBeCloseTo(623_453.8, 2);
});

test('a home paid in full has no new loan to pay, and its ranges end with the assumption', () => {
  const cost = costOf({ downPayment: 600_000, assumedLoanTerm: 10 });
  expect(cost.newLoanPaid).toBe(0);
  expect(cost.ranges).toHaveLength(1);
  expect(cost.ranges[0]?.toMonth).toBe(120);
});

describe('the blended rate, weighted by balance', () => {
  test('of 400,000 at 6.5% and 100,000 at 8% is 6.8% (thetruthaboutmortgage.com, blended rate calculator)', () => {
    const loans = [
      { principal: 400_000, ratePercent: 6.5 },
      { principal: 100_000, ratePercent: 8 },
    ];
    expect(blendedRatePercent(loans)).toBeCloseTo(6.8, 10);
  });

  test('without a GAP is the assumed rate, whatever the GAP rate field holds', () => {
    expect(costOf({ downPayment: 200_000, gapRate: Number.NaN }).blendedRatePercent).toBe(3.5);
  });
});

describe('for any input', () => {
  test('there is a cost exactly when there is a comparison, and every figure in it is printable', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const cost = assumptionCostOverTime(input);
        if (cost === null) return compareAssumption(input) === null;
        return numbersIn(cost).every(isPrintable) && compareAssumption(input) !== null;
      }),
      RUNS,
    );
  });

  test('ranges follow each other from month 1, and the last year has paid everything', () => {
    fc.assert(
      fc.property(plausibleInput, (input) => {
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
      }),
      RUNS,
    );
  });

  test('with equal terms the headline and the totals agree', () => {
    fc.assert(
      fc.property(plausibleInput, (input) => {
        const years = input.newLoanTerm;
        const equal = { ...input, assumedLoanTerm: years, gapTerm: years };
        const cost = assumptionCostOverTime(equal);
        const headline = compareAssumption(equal)?.lifetimeSavings ?? Number.NaN;
        if (cost === null) return false;
        const noise = cost.newLoanPaid * 1e-9 + 0.01;
        return Math.abs(headline - Math.max(0, cost.totalDifference)) <= noise;
      }),
      RUNS,
    );
  });
});
