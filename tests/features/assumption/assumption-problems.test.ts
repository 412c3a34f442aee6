// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionProblems, assumptionWarnings } from '@/features/assumption/assumption-problems';
import { anyInput, RUNS, savingsExample } from './examples';

const changed = (change: Partial<AssumptionInput>) => assumptionProblems({ ...savingsExample, ...change });

test('the empty form reports every required field: price, assumed balance, assumption rate and market rate', () => {
  expect(assumptionProblems(ASSUMPTION_DEFAULTS)).toEqual({
    purchasePrice: 'missing',
    assumedLoanBalance: 'missing',
    assumptionRate: 'missing',
    currentRate: 'missing',
  });
});

test.each([
  'purchasePrice',
  'assumedLoanBalance',
  'assumptionRate',
  'currentRate',
  'assumedLoanTerm',
  'newLoanTerm',
])('a result requires a %s that is not zero', (field) => {
  expect(changed({ [field]: 0 })).toEqual({ [field]: 'missing' });
  expect(changed({ [field]: null })).toEqual({ [field]: 'missing' });
});

test.each(['downPayment', 'gapRate', 'hoaFees', 'monthlyTaxes', 'monthlyInsurance'])(
  'an empty %s counts as 0',
  (field) => {
    expect(changed({ [field]: null })).toEqual({});
    expect(compareAssumption({ ...savingsExample, [field]: null })).toEqual(
      compareAssumption({ ...savingsExample, [field]: 0 }),
    );
  },
);

describe('absurd values', () => {
  test.each([
    ['purchasePrice', 100_000_001, 'too-large'],
    ['assumptionRate', 100.01, 'too-large'],
    ['newLoanTerm', 51, 'too-large'],
    ['assumedLoanTerm', 0.08, 'too-small'],
    ['downPayment', -1, 'negative'],
    ['gapRate', -9.5, 'negative'],
    ['hoaFees', Infinity, 'not-a-number'],
    ['gapTerm', Number.NaN, 'not-a-number'],
  ])('%s %d is %s', (field, value, problem) => {
    expect(changed({ [field]: value })).toEqual({ [field]: problem });
  });

  test('the limits themselves are accepted: $100,000,000, 100% and 50 years', () => {
    const years = { assumedLoanTerm: 50, gapTerm: 50, newLoanTerm: 50 };
    const rates = { assumptionRate: 100, gapRate: 100, currentRate: 100 };
    expect(changed({ purchasePrice: 100_000_000, ...rates, ...years })).toEqual({});
  });
});

describe('the GAP fields', () => {
  test('with a GAP amount, a GAP term above zero is required', () => {
    expect(changed({ gapTerm: null })).toEqual({ gapTerm: 'gap-term-missing' });
    expect(changed({ gapTerm: 0 })).toEqual({ gapTerm: 'gap-term-missing' });
  });

  test('without a GAP amount, they are ignored', () => {
    const noGap = { downPayment: 200_000 };
    expect(changed({ ...noGap, gapTerm: null, gapRate: null })).toEqual({});
    expect(changed({ ...noGap, gapTerm: Number.NaN, gapRate: -1 })).toEqual({});
  });
});

test('a down payment above the price is a problem; one equal to it is not', () => {
  expect(changed({ downPayment: 600_001 })).toEqual({ downPayment: 'above-price' });
  expect(changed({ downPayment: 600_000 })).toEqual({});
});

describe('warnings', () => {
  const warned = (change: Partial<AssumptionInput>) => assumptionWarnings({ ...savingsExample, ...change });

  test('an assumed balance above the price is calculated with a warning', () => {
    expect(warned({ assumedLoanBalance: 600_001 })).toEqual({ assumedLoanBalance: 'above-price' });
    expect(compareAssumption({ ...savingsExample, assumedLoanBalance: 600_001 })?.gapAmount).toBe(0);
  });

  test('a down payment larger than the price minus the assumed balance gets a warning', () => {
    expect(warned({ downPayment: 250_000 })).toEqual({ downPayment: 'more-than-needed' });
    expect(warned({ downPayment: 200_000 })).toEqual({});
  });
});

test('there is a result exactly when there is no problem, for any input', () => {
  let withResult = 0;
  fc.assert(
    fc.property(anyInput, (input) => {
      const isClear = Object.keys(assumptionProblems(input)).length === 0;
      if (isClear) withResult += 1;
      return isClear === (compareAssumption(input) !== null);
    }),
    RUNS,
  );
  expect(withResult).toBeGreaterThan(RUNS.numRuns / 10);
  expect(withResult).toBeLessThan((RUNS.numRuns * 9) / 10);
});
