import { expect, test } from 'vitest';
import { gapAboveLimit, gapAmount } from '@/features/assumption/gap-amount';

test.each([
  ['the price minus down payment and assumed balance', 600_000, 50_000, 400_000, 150_000],
  ['the second published example', 800_000, null, 500_000, 300_000],
  ['never below 0', 400_000, 50_000, 380_000, 0],
  ['0 where cents cancel, though not in binary', 600_000.3, 200_000.1, 400_000.2, 0],
  ['a single cent', 500_000.01, null, 500_000, 0.01],
])('the GAP is %s', (_, purchasePrice, downPayment, assumedLoanBalance, gap) => {
  expect(gapAmount({ purchasePrice, downPayment, assumedLoanBalance })).toBeCloseTo(gap, gap ? 6 : 15);
});

test.each([
  ['140,000 of the first example is covered, 60,000 is not', 600_000, null, 400_000, 60_000],
  ['220,000 of the second is covered, 80,000 is not', 800_000, null, 500_000, 80_000],
  ['with 10% down, everything is covered', 600_000, 60_000, 400_000, 0],
  ['without a GAP, none is, though the assumed loan alone is above 90%', 600_000, 30_000, 570_000, 0],
  ['with an assumed loan of 95%, none is covered', 600_000, null, 570_000, 30_000],
  ['an assumed balance above the price has none', 600_000, null, 700_000, 0],
])('the GAP above 90% of the price: %s', (_, purchasePrice, downPayment, assumedLoanBalance, above) => {
  expect(gapAboveLimit({ purchasePrice, downPayment, assumedLoanBalance })).toBeCloseTo(above, 6);
});
