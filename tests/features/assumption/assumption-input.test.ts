import { expect, test } from 'vitest';
import { assumptionTexts, readAssumptionInput } from '@/features/assumption/assumption-texts';

test('numbers go back into the fields as the user typed them', () => {
  const typed = {
    purchasePrice: '$600,000',
    downPayment: '$0',
    assumedLoanBalance: '$400,000',
    assumptionRate: '3.125',
    assumedLoanTerm: '26.5',
    gapRate: '',
    gapTerm: '30',
    currentRate: '7.5',
    newLoanTerm: '30',
    hoaFees: '',
    monthlyTaxes: '',
    monthlyInsurance: '',
  };
  expect(assumptionTexts(readAssumptionInput(typed))).toEqual(typed);
});
