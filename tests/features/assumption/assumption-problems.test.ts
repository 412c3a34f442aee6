import { describe, expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionProblems, assumptionWarnings } from '@/features/assumption/assumption-problems';
import { forAny } from '../../support/for-any';
import { anyInput, savingsExample } from './examples';

const changed = (change: Partial<AssumptionInput>) => assumptionProblems({ ...savingsExample, ...change });

const required = ['purchasePrice', 'assumedLoanBalance', 'assumptionRate', 'currentRate'];

test.each([...required, 'assumedLoanTerm', 'newLoanTerm'])('a result requires a %s, not zero', (field) => {
  expect(changed({ [field]: 0 })).toEqual({ [field]: 'missing' });
  expect(changed({ [field]: null })).toEqual({ [field]: 'missing' });
});

test.each(['downPayment', 'gapRate', 'hoaFees', 'monthlyTaxes', 'monthlyInsurance'])(
  'an empty %s is 0',
  (field) => {
    const [empty, zero] = [null, 0].map((value) => compareAssumption({ ...savingsExample, [field]: value }));
    expect(changed({ [field]: null })).toEqual({});
    expect(empty).toEqual(zero);
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

test.each<[string, Partial<AssumptionInput>, object]>([
  ['a GAP needs a term', { gapTerm: null }, { gapTerm: 'gap-term-missing' }],
  ['a GAP needs a term above zero', { gapTerm: 0 }, { gapTerm: 'gap-term-missing' }],
  ['without a GAP, its fields may be empty', { downPayment: 200_000, gapTerm: null, gapRate: null }, {}],
  ['without a GAP, its fields may be wrong', { downPayment: 200_000, gapTerm: Number.NaN, gapRate: -1 }, {}],
  ['nobody pays down more than the price', { downPayment: 600_001 }, { downPayment: 'above-price' }],
  ['a home can be paid in full', { downPayment: 600_000 }, {}],
])('%s', (_rule, change, problems) => {
  expect(changed(change)).toEqual(problems);
});

test.each<[Partial<AssumptionInput>, object]>([
  [{ assumedLoanBalance: 600_001 }, { assumedLoanBalance: 'above-price' }],
  [{ downPayment: 250_000 }, { downPayment: 'more-than-needed' }],
  [{ downPayment: 200_000 }, {}],
])('%o is calculated, with the warning %o', (change, warnings) => {
  expect(assumptionWarnings({ ...savingsExample, ...change })).toEqual(warnings);
  expect(compareAssumption({ ...savingsExample, ...change })?.gapAmount).toBe(0);
});

test('there is a result exactly when there is no problem, for any input', () => {
  forAny(anyInput, (input) => {
    const isClear = Object.keys(assumptionProblems(input)).length === 0;
    return isClear === (compareAssumption(input) !== null);
  });
});
