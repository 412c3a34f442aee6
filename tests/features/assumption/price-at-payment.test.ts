import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import { priceAtPayment, pricesToTry } from '@/features/assumption/price-at-payment';
import { MAX_DOLLARS } from '@/money/limits';
import { forAny } from '../../support/for-any';
import { anyInput, plausibleInput, savingsExample } from './examples';

describe('the price that keeps the payment at a BAH', () => {
  test('is none when the seller’s loan alone costs more', () => {
    expect(priceAtPayment(savingsExample, 1796)).toEqual({ assumption: 'none', newLoan: expect.any(Number) });
    expect(priceAtPayment(savingsExample, 0)).toEqual({ assumption: 'none', newLoan: 'none' });
  });

  test('is the one without a GAP loan when the GAP terms give no payment', () => {
    const noGap = { ...savingsExample, downPayment: 200_000, gapTerm: null };
    expect(priceAtPayment(noGap, 3912).assumption).toBe(600_000);
    expect(priceAtPayment({ ...noGap, gapTerm: 30, gapRate: Number.NaN }, 3912).assumption).toBe(600_000);
  });

  test('is never above the calculators’ limit', () => {
    expect(priceAtPayment(savingsExample, MAX_DOLLARS)).toEqual({ assumption: 'beyond', newLoan: 'beyond' });
  });

  test('for any home and BAH costs no more than the BAH, and a dollar more would', () => {
    const bah = fc.double({ min: 0, max: 20_000, noNaN: true });
    forAny(plausibleInput, bah, (input, monthly) => {
      const { assumption, newLoan } = priceAtPayment(input, monthly);
      const total = (price: number, way: 'assumptionTotalPayment' | 'newLoanTotalPayment') =>
        compareAssumption({ ...input, gapRate: input.gapRate ?? 0, purchasePrice: price })?.[way];
      const keeps = (price: number | string, way: 'assumptionTotalPayment' | 'newLoanTotalPayment') => {
        if (typeof price === 'string' || price + 1 > MAX_DOLLARS || price < (input.downPayment ?? 0))
          return true;
        const before = total(price, way) ?? Number.NaN;
        const after = total(price + 1, way) ?? Number.NaN;
        return before <= monthly + 0.01 * (1 + monthly * 1e-6) && after >= monthly - 0.01;
      };
      return keeps(assumption, 'assumptionTotalPayment') && keeps(newLoan, 'newLoanTotalPayment');
    });
  });
});

test.each([
  [600_000, null, { min: 1000, max: 1_200_000, step: 1000 }],
  [600_000, 60_000, { min: 60_000, max: 1_200_000, step: 1000 }],
  [725_500, 725_500, { min: 726_000, max: 1_451_000, step: 1000 }],
  [100_000_000, null, { min: 1_000_000, max: 100_000_000, step: 1_000_000 }],
  [1, 1, { min: 1, max: 2, step: 1 }],
])('the slider for a price of %s with %s down', (purchasePrice, downPayment, slider) => {
  expect(pricesToTry({ purchasePrice, downPayment })).toEqual(slider);
});

test('the slider always has room to move', () => {
  forAny(anyInput, (input) => {
    if (!compareAssumption(input)) return true;
    const { min, max, step } = pricesToTry(input);
    return min > 0 && min < max && step > 0;
  });
});
