import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANALYSIS_DEFAULTS } from '@/features/assumption/analysis-input';
import { compareHomes } from '@/features/assumption/compare-homes';
import type { Home } from '@/features/assumption/homes';
import { inRuns } from '../../support/for-any';
import { anyInput, isPrintable, numbersIn, savingsExample } from './examples';

const costs = { ...ANALYSIS_DEFAULTS, processingFee: 300 };
const home = (change: Partial<Home['input']>, name = 'This house'): Home => ({
  name,
  input: { ...savingsExample, ...change },
  costs,
});
const cheaper = home({ purchasePrice: 550_000 }, 'That house');
const shared = { stayMonths: 36, bah: 3912 };

const rowOf = (homes: readonly Home[], figure: string, bah: number | null = shared.bah) =>
  compareHomes({ homes, ...shared, bah }).find((row) => row.figure === figure);

test('figures that print the same are both best, but none is when all are the same', () => {
  expect(rowOf([home({}), cheaper], 'cashToClose')?.best).toEqual([false, false]);
  const third = home({ purchasePrice: 550_000.2 }, 'Third');
  expect(rowOf([home({}), cheaper, third], 'monthly')?.best).toEqual([false, true, true]);
});

test('a home that breaks even beats one that never does', () => {
  const never = home({ currentRate: 5 });
  expect(rowOf([never, cheaper], 'breakEven')).toMatchObject({ values: ['never', 3], best: [false, true] });
});

test('a home without a result has no figures, and the other is not marked best', () => {
  const row = rowOf([home({ currentRate: null }), cheaper], 'monthly');
  expect(row?.values).toEqual([null, expect.any(Number)]);
  expect(row?.best).toEqual([false, false]);
});

test('without a BAH its row is left out, and without months the default tour is used', () => {
  expect(rowOf([cheaper], 'leftOfBah', null)).toBeUndefined();
  expect(rowOf([home({})], 'stay')?.values[0]).toBeCloseTo(33_549.42, 2);
  const [usual, empty] = [36, null].map((stayMonths) =>
    compareHomes({ homes: [cheaper], stayMonths, bah: null }),
  );
  expect(empty).toEqual(usual);
});

test('for any homes, every figure is printable and only a number can be best', () => {
  const homes = fc.array(
    anyInput.map((input) => home(input)),
    { minLength: 1, maxLength: 3 },
  );
  inRuns(1000)(homes, (all) => {
    const rows = compareHomes({ homes: all, ...shared });
    return (
      numbersIn(rows.map(({ values }) => values)).every(isPrintable) &&
      rows.every(({ best, values }) => best.every((isBest, at) => !isBest || typeof values[at] === 'number'))
    );
  });
});
