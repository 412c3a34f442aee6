// @vitest-environment node
import { expect, test } from 'vitest';
import { gapAboveLimit, gapAmount } from '@/features/assumption/gap-amount';

test('the GAP is the price minus down payment and assumed balance: 600,000 - 50,000 - 400,000 is 150,000', () => {
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

test.each([
  [
    'the 600,000 home with 400,000 to assume: 140,000 is covered, 60,000 is not',
    600_000,
    null,
    400_000,
    60_000,
  ],
  [
    'the 800,000 home with 500,000 to assume: 220,000 is covered, 80,000 is not',
    800_000,
    null,
    500_000,
    80_000,
  ],
  ['10% down: everything is covered', 600_000, 60_000, 400_000, 0],
  ['no GAP, though the assumed loan alone is above 90%', 600_000, 30_000, 570_000, 0],
  ['an assumed loan of 95%: none of the GAP is covered', 600_000, null, 570_000, 30_000],
  ['an assumed balance above the price', 600_000, null, 700_000, 0],
])('GAP above 90% of the price: %s', (_, purchasePrice, downPayment, assumedLoanBalance, above) => {
  expect(gapAboveLimit({ purchasePrice, downPayment, assumedLoanBalance })).toBeCloseTo(above, 6);
});
