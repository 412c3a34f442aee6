import { expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT, OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { savingsByRate } from '@/features/assumption/savings-by-rate';

test('two loans of $540,000 save nothing below the break-even rate of 5.4%, and more with every rate above it', () => {
  const at = savingsByRate(OUR_EXAMPLE, 9.5, [5, 5.5, 6.2, 7.4]);
  expect(at?.breakEvenPercent.toFixed(2)).toBe('5.38');
  expect(at?.saved.map(({ dollars }) => Math.round(dollars))).toEqual([-126, 41, 282, 714]);
});

test('at the break-even rate nothing is saved and nothing lost, whatever the GAP loan costs', () => {
  for (const gapRate of [8, 9.5, 12]) {
    const { breakEvenPercent = Number.NaN } = savingsByRate(OUR_EXAMPLE, gapRate, [5]) ?? {};
    const [even] = savingsByRate(OUR_EXAMPLE, gapRate, [breakEvenPercent])?.saved ?? [];
    expect(even?.dollars).toBeCloseTo(0, 6);
  }
});

test('savings above 0 are those of the comparison', () => {
  const [at] = savingsByRate(OUR_EXAMPLE, 12, [7.5])?.saved ?? [];
  const compared = compareAssumption({ ...OUR_EXAMPLE, gapRate: 12, currentRate: 7.5 });
  expect(at?.dollars).toBe(compared?.monthlySavings);
});

test('without a price there is no result', () => {
  expect(savingsByRate({ ...OUR_EXAMPLE, purchasePrice: null }, 9.5, [5])).toBeNull();
});

test('the examples’ rates are evenly spaced, so that each is in the middle of its column', () => {
  const [first, ...others] = EXAMPLE_RATES_PERCENT;
  const last = others.at(-1) ?? first;
  for (const [index, rate] of others.entries())
    expect(rate).toBeCloseTo(first + ((last - first) / others.length) * (index + 1), 10);
});
