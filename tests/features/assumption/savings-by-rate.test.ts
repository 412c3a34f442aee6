import { expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT, OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { savesFrom, savingsByRate } from '@/features/assumption/savings-by-rate';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';

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

test.each([8, 9.5, 12])(
  'from the rate that the pages say, a GAP loan at %s%% saves, and a tenth below it doesn’t',
  (gapRate) => {
    const answer = savingsByRate(OUR_EXAMPLE, gapRate, [5]);
    if (!answer) throw new Error('The example has no result.');
    const from = Number.parseFloat(savesFrom(answer));
    const savedAt = (rate: number) => savingsByRate(OUR_EXAMPLE, gapRate, [rate])?.saved[0]?.dollars;
    expect(savedAt(from)).toBeGreaterThanOrEqual(0);
    expect(savedAt(from - 0.1)).toBeLessThan(0);
  },
);

test('the examples’ rates rise, with today’s average among them', () => {
  expect(EXAMPLE_RATES_PERCENT).toContain(PLANNING_RATE_PERCENT);
  for (const [index, rate] of EXAMPLE_RATES_PERCENT.slice(1).entries())
    expect(rate).toBeGreaterThan(EXAMPLE_RATES_PERCENT[index] ?? Number.NaN);
});
