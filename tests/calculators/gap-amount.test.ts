import { expect, test } from 'vitest';
import { gapAmount } from '@/calculators/gap-amount';

test('the GAP is the price less down payment and assumed balance: 600,000 - 50,000 - 400,000 is 150,000', () => {
  expect(gapAmount({ purchasePrice: 600_000, downPayment: 50_000, assumedLoanBalance: 400_000 })).toBe(
    150_000,
  );
});

test('the GAP of the second published example: 800,000 - 500,000 is 300,000', () => {
  expect(gapAmount({ purchasePrice: 800_000, downPayment: null, assumedLoanBalance: 500_000 })).toBe(300_000);
});

test('the GAP is never below 0: 400,000 - 50,000 - 380,000', () => {
  expect(gapAmount({ purchasePrice: 400_000, downPayment: 50_000, assumedLoanBalance: 380_000 })).toBe(0);
});

test('cents that cancel leave no GAP, though 600,000.30 - 200,000.10 - 400,000.20 is not 0 in binary', () => {
  const cents = { purchasePrice: 600_000.3, downPayment: 200_000.1, assumedLoanBalance: 400_000.2 };
  expect(cents.purchasePrice - cents.downPayment - cents.assumedLoanBalance).not.toBe(0);
  expect(gapAmount(cents)).toBe(0);
});

test('a GAP of one cent is a GAP', () => {
  expect(
    gapAmount({ purchasePrice: 500_000.01, downPayment: null, assumedLoanBalance: 500_000 }),
  ).toBeCloseTo(0.01, 6);
});
