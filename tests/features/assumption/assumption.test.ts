import { describe, expect, test } from 'vitest';
import { type AssumptionComparison, compareAssumption } from '@/features/assumption/assumption';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { forAny } from '../../support/for-any';
import { anyInput, isPrintable, numbersIn, savingsExample } from './examples';

function compared(change: Partial<AssumptionInput> = {}): AssumptionComparison {
  const comparison = compareAssumption({ ...savingsExample, ...change });
  if (comparison === null) throw new Error('this input has a result');
  return comparison;
}

describe('the 600,000 home: 400,000 at 3.5% plus a 200,000 GAP at 9.5%, against a new loan at 7.5%', () => {
  test('assuming costs 3,478 a month, a new loan of 600,000 4,195', () => {
    const home = compared();
    expect(home.assumedPayment).toBeCloseTo(1796.18, 2);
    expect(home.gapPayment).toBeCloseTo(1681.71, 2);
    expect(Math.round(home.assumptionTotalPayment)).toBe(3478);
    expect(home.newLoanPrincipal).toBe(600_000);
    expect(home.newLoanPayment).toBeCloseTo(4195.29, 2);
    expect(Math.round(home.newLoanTotalPayment)).toBe(4195);
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
    const home = compared({ currentRate: 5 });
    expect(Math.round(home.assumptionTotalPayment - home.newLoanTotalPayment)).toBe(257);
    expect([home.monthlySavings, home.lifetimeSavings]).toEqual([0, 0]);
  });

  test.each<[string, Partial<AssumptionInput>, payment: number, months: number]>([
    ['the shorter term when it is the assumed one', { assumedLoanTerm: 26 }, 1681.71, 26 * 12],
    ['the shorter term when it is the new one', { newLoanTerm: 15 }, 1681.71, 15 * 12],
    ['all 360 months, even with a GAP repaid in 20 years', { gapTerm: 20 }, 1864.26, 360],
  ])('lifetime savings use %s', (_term, change, gap, months) => {
    const { gapPayment, monthlySavings, lifetimeSavings } = compared(change);
    expect(gapPayment).toBeCloseTo(gap, 2);
    expect(lifetimeSavings).toBeCloseTo(monthlySavings * months, 6);
  });

  test('a down payment above the price has no result; one equal to it leaves no new loan to pay', () => {
    expect(compareAssumption({ ...savingsExample, downPayment: 600_001 })).toBeNull();
    expect(compared({ downPayment: 600_000 }).newLoanTotalPayment).toBe(0);
  });
});

test('no input gives NaN, Infinity, minus zero or negative savings', () => {
  forAny(anyInput, (input) => {
    const comparison = compareAssumption(input);
    if (comparison === null) return true;
    return numbersIn(comparison).every((value) => isPrintable(value) && value >= 0);
  });
});
