import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatUsd, formatUsdCents, wholeDollars } from '@/money/usd';
import { forAny } from '../support/for-any';

describe('printing dollars', () => {
  test.each([
    [1234.5, '$1,235'],
    [-0, '$0'],
    [-0.49, '$0'],
    [-5e-324, '$0'],
    [-0.5, '-$1'],
  ])('%d is "%s"', (dollars, text) => {
    expect(formatUsd(dollars)).toBe(text);
  });

  test.each([
    [185, '$185'],
    [14.3, '$14.30'],
    [1301.05, '$1,301.05'],
    [0.999, '$1'],
  ])('%d with its cents is "%s"', (dollars, text) => {
    expect(formatUsdCents(dollars)).toBe(text);
  });

  test.each([null, Number.NaN, Infinity, -Infinity])('%s prints as nothing', (dollars) => {
    expect(formatUsd(dollars)).toBe('');
  });

  test('every amount prints as in the browser’s own formatter', () => {
    const usd = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
    const own = new Intl.NumberFormat('en-US', usd);
    forAny(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      (dollars) => formatUsd(dollars) === own.format(Math.abs(dollars) < 0.5 ? 0 : dollars),
    );
  });
});

describe('whole dollars of amounts that make up a sum', () => {
  test.each([
    [[], []],
    [
      [1200, 300.5],
      [1200, 301],
    ],
    [
      [0.3, 0.4, 0.3],
      [0, 1, 0],
    ],
    [
      [10.2, 20.9, 30.8],
      [10, 21, 31],
    ],
  ])('of %j are %j: what is cut the most gets the dollar that is left', (amounts, whole) => {
    expect(wholeDollars(amounts)).toEqual(whole);
  });

  test('add up to their rounded sum, each within a dollar of its own', () => {
    forAny(fc.array(fc.double({ min: 0, max: 1_000_000, noNaN: true }), { maxLength: 6 }), (amounts) => {
      const whole = wholeDollars(amounts);
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      return (
        sum(whole) === Math.round(sum(amounts)) &&
        whole.every((dollars, index) => Math.abs(dollars - (amounts[index] ?? 0)) < 1)
      );
    });
  });
});
