import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeCredit, newConstructionCredit, programCredit } from '@/money/home-credit';
import { managementFee } from '@/money/property-management';
import type { HomeProgram } from '@/operator/operator-shapes';
import { isPrintable } from '../features/assumption/examples';
import { forAny } from '../support/for-any';
import { site } from '../support/owners/full';

const program = site.program as HomeProgram;

test.each([
  ['credit calculator: $500 per $100,000', homeCredit, 750_000, 3750],
  ['listing badges and programs page: $625 per $100,000', programCredit, 750_000, 4687.5],
  ['new construction: 1% of the price', newConstructionCredit, 950_000, 9500],
])('%s', (_, creditOf, price, earned) => {
  expect(creditOf(program, price)).toBe(earned);
  expect(creditOf(program, 0)).toBe(0);
});

test.each([
  [3000, 8, 240],
  [3000, 10, 300],
  [3500, 8, 280],
])('on a rent of $%d, a manager who asks %d%% costs $%d a month', (rent, percent, dollars) => {
  expect(managementFee(rent, percent)).toBe(dollars);
});

test.each([null, Number.NaN, -1, Infinity, 100_000_001])('a price of %s has no credit', (price) => {
  for (const creditOf of [homeCredit, programCredit, newConstructionCredit])
    expect(creditOf(program, price)).toBeNull();
});

test('any number earns nothing, or a credit that is printable and smaller than the price', () => {
  forAny(fc.oneof(fc.double(), fc.double({ min: 0, max: 100_000_000 })), (price) =>
    [homeCredit, programCredit, newConstructionCredit]
      .map((creditOf) => creditOf(program, price))
      .every((earned) => earned === null || (isPrintable(earned) && earned >= 0 && earned <= price)),
  );
});
