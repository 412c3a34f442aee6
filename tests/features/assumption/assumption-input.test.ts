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

test('the calculator opens with a GAP rate of 9.5%, terms of 30 years and everything else empty', () => {
  const { assumedLoanTerm, gapRate, gapTerm, newLoanTerm, ...rest } = ASSUMPTION_DEFAULTS;
  expect({ assumedLoanTerm, gapRate, gapTerm, newLoanTerm }).toEqual({
    assumedLoanTerm: 30,
    gapRate: 9.5,
    gapTerm: 30,
    newLoanTerm: 30,
  });
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});

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
    ['letters behind digits', 'assumptionRate', 'not-a-number', '12abc'],
    ['a negative amount', 'downPayment', 'not-a-number', '-5000'],
    ['a negative rate', 'currentRate', 'not-a-number', '-1'],
    ['several points in an amount', 'assumedLoanBalance', 'not-a-number', '400.000.00'],
    ['several points in a rate', 'currentRate', 'not-a-number', '7.5.1'],
    ['an exponent', 'purchasePrice', 'not-a-number', '1e308'],
    ['three hundred digits', 'purchasePrice', 'too-large', '9'.repeat(300)],
    ['a thousand digits', 'purchasePrice', 'not-a-number', '9'.repeat(1000)],
    ['nothing after a value', 'purchasePrice', 'missing', ''],
    ['spaces alone', 'assumedLoanTerm', 'missing', '   '],
    ['a lone point', 'newLoanTerm', 'not-a-number', '.'],
    ['a lone dollar sign', 'hoaFees', 'not-a-number', '$'],
    ['a 0% assumption rate', 'assumptionRate', 'missing', '0'],
    ['a 0% market rate', 'currentRate', 'missing', '0.0'],
    ['a 0-year assumed term', 'assumedLoanTerm', 'missing', '0'],
    ['a 0-year new term', 'newLoanTerm', 'missing', '0'],
    ['a GAP without a term', 'gapTerm', 'gap-term-missing', ''],
    ['a GAP over 0 years', 'gapTerm', 'gap-term-missing', '0'],
    ['a GAP term in words', 'gapTerm', 'not-a-number', 'thirty'],
    ['a down payment above the price', 'downPayment', 'above-price', '$600,001'],
    ['a pasted amount with cents', 'monthlyTaxes', 'fine', '$1,234.56'],
    ['a pasted amount with spaces around it', 'downPayment', 'fine', ' $50,000.00 '],
    ['a 0% GAP', 'gapRate', 'fine', '0'],
    ['no GAP rate', 'gapRate', 'fine', ''],
    ['an assumed balance above the price', 'assumedLoanBalance', 'fine', '700000'],
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
