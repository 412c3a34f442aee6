// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import {
  ASSUMPTION_DEFAULTS,
  ASSUMPTION_FIELDS,
  type AssumptionField,
} from '@/features/assumption/assumption-input';
import { assumptionProblems } from '@/features/assumption/assumption-problems';
import {
  type AssumptionTexts,
  assumptionTexts,
  readAssumptionInput,
} from '@/features/assumption/assumption-texts';

const filledIn: AssumptionTexts = {
  purchasePrice: '$600,000',
  downPayment: '',
  assumedLoanBalance: '$400,000',
  assumptionRate: '3.5',
  assumedLoanTerm: '30',
  gapRate: '9.5',
  gapTerm: '30',
  currentRate: '7.5',
  newLoanTerm: '30',
  hoaFees: '',
  monthlyTaxes: '',
  monthlyInsurance: '',
};

test('every field appears once', () => {
  expect(ASSUMPTION_FIELDS.map(({ field }) => field)).toEqual(Object.keys(ASSUMPTION_DEFAULTS));
});

test('a form filled in by hand gives the savings example', () => {
  expect(readAssumptionInput(filledIn)).toEqual({
    ...ASSUMPTION_DEFAULTS,
    purchasePrice: 600_000,
    assumedLoanBalance: 400_000,
    assumptionRate: 3.5,
    currentRate: 7.5,
  });
});

describe('other things a user may type', () => {
  test.each<[string, AssumptionField, string, string]>([
    ['letters', 'purchasePrice', 'not-a-number', 'abc'],
    ['a negative rate', 'currentRate', 'not-a-number', '-1'],
    ['three hundred digits', 'purchasePrice', 'too-large', '9'.repeat(300)],
    ['a thousand digits', 'purchasePrice', 'not-a-number', '9'.repeat(1000)],
    ['nothing after a value', 'purchasePrice', 'missing', ''],
    ['spaces alone', 'assumedLoanTerm', 'missing', '   '],
    ['a lone point', 'newLoanTerm', 'not-a-number', '.'],
    ['a 0% market rate', 'currentRate', 'missing', '0.0'],
    ['a GAP without a term', 'gapTerm', 'gap-term-missing', ''],
    ['a pasted amount with cents', 'monthlyTaxes', 'fine', '$1,234.56'],
    ['no GAP rate', 'gapRate', 'fine', ''],
  ])('%s in %s is %s', (_, field, problem, text) => {
    const input = readAssumptionInput({ ...filledIn, [field]: text });
    expect(assumptionProblems(input)).toEqual(problem === 'fine' ? {} : { [field]: problem });
    expect(compareAssumption(input) === null).toBe(problem !== 'fine');
  });
});

test('numbers go back into the fields as the user typed them', () => {
  expect(assumptionTexts(readAssumptionInput(filledIn))).toEqual(filledIn);
  const typed = {
    ...filledIn,
    assumptionRate: '3.125',
    gapRate: '',
    downPayment: '$0',
    assumedLoanTerm: '26.5',
  };
  expect(assumptionTexts(readAssumptionInput(typed))).toEqual(typed);
});

test('a field without a number becomes empty again', () => {
  const input = { ...ASSUMPTION_DEFAULTS, purchasePrice: Number.NaN, gapRate: Number.NaN };
  expect(assumptionTexts(input)).toMatchObject({ purchasePrice: '', gapRate: '' });
});
