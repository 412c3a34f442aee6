// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssumptionComparison, compareAssumption } from '@/features/assumption/assumption';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { anyInput, isPrintable, numbersIn, RUNS, savingsExample } from './examples';

function compared(change: Partial<AssumptionInput> = {}): AssumptionComparison {
  const comparison = compareAssumption({ ...savingsExample, ...change });
  if (comparison === null) throw new Error('this input has a result');
  return comparison;
}

describe('the 600,000 home: 400,000 at 3.5% plus a 200,000 GAP at 9.5%, against a new loan at 7.5%', () => {
  test('assuming costs 3,478 a month: 1,796.18 for the assumed loan and 1,681.71 for the GAP', () => {
    const { assumedPayment, gapPayment, assumptionTotalPayment } = compared();
    expect(assumedPayment).toBeCloseTo(1796.18, 2);
    expect(gapPayment).toBeCloseTo(1681.71, 2);
    expect(Math.round(assumptionTotalPayment)).toBe(3478);
  });

  test('a new loan of 600,000 costs 4,195 a month', () => {
    const { newLoanPrincipal, newLoanPayment, newLoanTotalPayment } = compared();
    expect(newLoanPrincipal).toBe(600_000);
    expect(newLoanPayment).toBeCloseTo(4195.29, 2);
    expect(Math.round(newLoanTotalPayment)).toBe(4195);
  });

  test('assuming saves 717 a month and 258,264 over 360 months, from the unrounded monthly figure', () => {
    const { monthlySavings, lifetimeSavings } = compared();
    expect(Math.round(monthlySavings)).toBe(717);
    expect(lifetimeSavings).toBeCloseTo(258_263.96, 2);
    expect(Math.round(lifetimeSavings)).not.toBe(717 * 360);
  });
});

describe('the rules', () => {
  test('the new loan is the price minus the down payment: 600,000 with 50,000 down borrows 550,000 for 3,845.68', () => {
    const { newLoanPrincipal, newLoanPayment, gapAmount } = compared({ downPayment: 50_000 });
    expect(newLoanPrincipal).toBe(550_000);
    expect(newLoanPayment).toBeCloseTo(3845.68, 2);
    expect(gapAmount).toBe(150_000);
  });

  test('savings are never below 0: against a new loan at 5% the same assumption costs 257 a month more', () => {
    const { monthlySavings, lifetimeSavings, assumptionTotalPayment, newLoanTotalPayment } = compared({
      currentRate: 5,
    });
    expect(Math.round(assumptionTotalPayment - newLoanTotalPayment)).toBe(257);
    expect(monthlySavings).toBe(0);
    expect(lifetimeSavings).toBe(0);
  });

  test('lifetime savings use the shorter term when it is the assumed one: 559.17 a month for 26 years is 174,462.33', () => {
    const { monthlySavings, lifetimeSavings } = compared({ assumedLoanTerm: 26 });
    expect(monthlySavings).toBeCloseTo(559.17, 2);
    expect(lifetimeSavings).toBeCloseTo(174_462.33, 2);
  });

  test('lifetime savings use the shorter term when it is the new one: 15 of 30 years', () => {
    const { monthlySavings, lifetimeSavings } = compared({ newLoanTerm: 15 });
    expect(lifetimeSavings).toBeCloseTo(monthlySavings * 180, 6);
  });

  test('the GAP term does not shorten the lifetime: a GAP repaid in 20 years still counts 360 months', () => {
    const { gapPayment, monthlySavings, lifetimeSavings } = compared({ gapTerm: 20 });
    expect(gapPayment).toBeCloseTo(1864.26, 2);
    expect(lifetimeSavings).toBeCloseTo(monthlySavings * 360, 6);
  });

  test('a down payment above the price has no result; one equal to it leaves no new loan to pay', () => {
    expect(compareAssumption({ ...savingsExample, downPayment: 600_001 })).toBeNull();
    expect(compared({ downPayment: 600_000 }).newLoanTotalPayment).toBe(0);
  });
});

test('no input gives NaN, Infinity, minus zero or negative savings', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const comparison = compareAssumption(input);
      if (comparison === null) return true;
      return numbersIn(comparison).every((value) => isPrintable(value) && value >= 0);
    }),
    RUNS,
  );
});
