import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, parseDecimal, parsePercent } from '@/money/decimal';
import { parseUsd, whichUsd } from '@/money/parse-usd';
import { formatUsd, formatUsdCents, wholeDollars } from '@/money/usd';
import { forAny, inRuns } from '../support/for-any';

const typed = fc.string({ unit: fc.constantFrom(...'0123456789,.$- aex%()'), maxLength: 14 });
const anyText = fc.oneof(typed, fc.string());

describe('reading dollars', () => {
  test.each([
    ['$1,234.56', 1234.56],
    ['$ 600,000', 600_000],
    ['  $750,000  ', 750_000],
    ['$0.00', 0],
    ['007', 7],
    ['.5', 0.5],
    ['5$1,234', 51_234],
  ])('"%s" is %d', (text, dollars) => {
    expect(parseUsd(text)).toBe(dollars);
  });

  test.each([
    '1234.56',
    '1,234.56',
    '$1,234.56',
    '1,234.56 $',
    '1234,56',
    '1.234,56',
    '1 234,56',
    '1\u202f234,56',
    "1'234.56",
    '１，２３４．５６',
  ])('“%s” is 1,234.56', (text) => {
    expect(parseUsd(text)).toBe(1234.56);
  });

  test.each([
    ['199,5', 199.5],
    [',5', 0.5],
    ['600,000', 600_000],
    ['1.234.567', 1_234_567],
    ['1’234', 1234],
    ['1234.567', 1234.567],
    ['1.234,5678', 1234.5678],
    ['1,234,', 1234],
  ])('“%s” is %d', (text, dollars) => {
    expect([parseUsd(text), whichUsd(text)]).toEqual([dollars, undefined]);
  });

  test.each([
    ['600.000', '$600,000', '$600'],
    ['1.234', '$1,234', '$1.23'],
    ['1234,567', '$1,234,567', '$1,234.57'],
    ['0,500', '$500', '$0.50'],
    ['1,234,56', '$123,456', '$1,234.56'],
    ['3 000,000', '$3,000,000', '$3,000'],
  ])('“%s” may be %s or %s, so the field asks, and either answer can be typed', (text, many, few) => {
    expect([parseUsd(text), whichUsd(text)]).toEqual([null, expect.stringContaining(`${many} or ${few}?`)]);
    expect([many, few].map(parseUsd)).not.toContain(null);
  });

  test('any amount reads the same however a country writes it', () => {
    const countries = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'es-MX', 'ja-JP', 'en-PH', 'sv-SE', 'it-IT'];
    inRuns(1000)(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom(...countries), (cents, country) => {
      const text = (cents / 100).toLocaleString(country, { minimumFractionDigits: 2 });
      return parseUsd(text) === cents / 100;
    });
  });

  const noAmounts =
    '| |$|,|.|$.|abc|12abc|abc12|1e5|0x10|Infinity|NaN|1.2.3|1..2|1,,2|1.000.|-5|-$5|$-5|+5|-0|(5)|12 34|1 2|1,23,456|12%|€5|٣';
  test.each([...noAmounts.split('|'), '9'.repeat(400)])('"%s" is not an amount', (text) => {
    expect(parseUsd(text)).toBeNull();
  });

  test('any text reads as a finite amount of zero or more, or none', () => {
    forAny(anyText, (text) => {
      const dollars = parseUsd(text);
      return dollars === null || (Number.isFinite(dollars) && dollars >= 0 && !Object.is(dollars, -0));
    });
  });

  test('rejects a hundred thousand digits with a letter at the end without backtracking', () => {
    expect(parseUsd(`${'1'.repeat(100_000)}x`)).toBeNull();
    expect(parseUsd(`${'1,'.repeat(100_000)}x`)).toBeNull();
  });
});

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
