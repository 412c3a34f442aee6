import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, parseDecimal, parsePercent } from '@/money/decimal';
import { inRuns } from '../support/for-any';

describe('reading percents and years', () => {
  test('with and without spaces, or a part before or after the point', () => {
    expect(['6.5', '30', ' 9.5 ', '7.', '.125', '0'].map(parseDecimal)).toEqual([6.5, 30, 9.5, 7, 0.125, 0]);
  });

  test('with a comma, which is always the decimal point, as the keypad of another country has it', () => {
    expect(['3,25', '6,125', '2,', ',5', '３，５'].map(parseDecimal)).toEqual([3.25, 6.125, 2, 0.5, 3.5]);
  });

  test('a rate with its sign', () => {
    expect(['3.5%', '3,5 %', '6.25', '%', '%5'].map(parsePercent)).toEqual([3.5, 3.5, 6.25, null, null]);
  });

  test.each('| |.|,|12abc|1e5|1,234.5|3.5%|$3|-1|+1|1.2.3|1 2|Infinity'.split('|'))(
    '“%s” isn’t a number',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

describe('printing decimals', () => {
  test.each([
    [null, ''],
    [Infinity, ''],
  ])('%d is "%s"', (value, text) => {
    expect(formatDecimal(value)).toBe(text);
  });

  test('matches the browser’s own formatter for any number and any number of digits', () => {
    const expectOwn = (value: number, digits: number) => {
      const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: digits });
      expect(formatDecimal(value, digits)).toBe(text === '-0' ? '0' : text);
    };
    inRuns(100)(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat({ max: 20 }), expectOwn);
    const decimal = fc.tuple(fc.integer(), fc.nat({ max: 9 })).map(([whole, places]) => whole / 10 ** places);
    inRuns(100)(decimal, fc.nat({ max: 6 }), expectOwn);
  });
});
