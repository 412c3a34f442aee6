// @vitest-environment node
import { expect, test } from 'vitest';
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

test('numbers go back into the fields as the user typed them', () => {
  expect(assumptionTexts(readAssumptionInput(filledIn))).toEqual(filledIn);
  const changed = { assumptionRate: '3.125', gapRate: '', downPayment: '$0', assumedLoanTerm: '26.5' };
  const typed = { ...filledIn, ...changed };
  expect(assumptionTexts(readAssumptionInput(typed))).toEqual(typed);
});
