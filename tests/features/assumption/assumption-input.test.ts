// @vitest-environment node
import { expect, test } from 'vitest';
import { ASSUMPTION_DEFAULTS, ASSUMPTION_FIELDS } from '@/features/assumption/assumption-input';
import { assumptionTexts, readAssumptionInput } from '@/features/assumption/assumption-texts';

const filledIn = {
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

test('numbers go back into the fields as the user typed them', () => {
  expect(assumptionTexts(readAssumptionInput(filledIn))).toEqual(filledIn);
  const changed = { assumptionRate: '3.125', gapRate: '', downPayment: '$0', assumedLoanTerm: '26.5' };
  const typed = { ...filledIn, ...changed };
  expect(assumptionTexts(readAssumptionInput(typed))).toEqual(typed);
});
