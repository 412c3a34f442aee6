// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caretAfterFormat,
  formatDecimal,
  formatUsd,
  formatUsdCents,
  formatUsdInput,
  parseDecimal,
  parseUsd,
} from '@/money/usd';
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

  const noAmounts =
    '| |$|,|.|$.|abc|12abc|abc12|1e5|0x10|Infinity|NaN|1.2.3|1..2|-5|-$5|$-5|+5|-0|(5)|1 234|12%|€5|٣|１２';
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
    expect(formatUsdInput('1'.repeat(100_000))).toHaveLength(133_334);
  });
});

describe('reading percents and years', () => {
  test('with and without spaces, or a part before or after the point', () => {
    expect(['6.5', '30', ' 9.5 ', '7.', '.125', '0'].map(parseDecimal)).toEqual([6.5, 30, 9.5, 7, 0.125, 0]);
  });

  test.each('| |.|12abc|1e5|3,5|3.5%|$3|-1|+1|1.2.3|1 2|Infinity'.split('|'))('“%s” is no number', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
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

describe('a money field while the user types', () => {
  test.each([
    ['', ''],
    ['$', ''],
    ['1234', '$1,234'],
    ['$1,2345', '$12,345'],
    ['$12,34', '$1,234'],
    ['007', '$7'],
    ['000', '$0'],
    ['1234.56', '$1,234.'],
    ['$1,234.56', '$1,234.'],
    ['.5', '$0.'],
  ])('"%s" becomes "%s"', (text, formatted) => {
    expect(formatUsdInput(text)).toBe(formatted);
  });

  test.each(['12abc', '-5', '1e5', '1.2.3', '$1,234..', '.'])('"%s" is left unchanged', (text) => {
    expect(formatUsdInput(text)).toBe(text);
  });

  test('formatting twice equals formatting once, and keeps the dollars', () => {
    forAny(anyText, (text) => {
      const once = formatUsdInput(text);
      const dollars = parseUsd(text);
      const isKept = dollars === null ? parseUsd(once) === null : parseUsd(once) === Math.trunc(dollars);
      return formatUsdInput(once) === once && isKept;
    });
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

describe('the caret', () => {
  test('stays after the same digit, for any amount and position', () => {
    forAny(fc.integer({ min: 1, max: 1e12 }), fc.nat(13), (amount, at) => {
      const before = String(amount);
      const caret = Math.min(at, before.length);
      const after = formatUsdInput(before);
      const moved = caretAfterFormat(before, caret, after);
      return (
        after.slice(0, moved).replace(/[$,]/g, '') === before.slice(0, caret) &&
        after.charAt(moved - 1) !== ','
      );
    });
  });
});
