import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DOLLARS } from '@/money/limits';
import { caretAfterFormat, formatUsdInput, settleUsd, typeUsd } from '@/money/money-field-keys';
import { parseUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';
import { forAny, inRuns } from '../support/for-any';

const typed = fc.string({ unit: fc.constantFrom(...'0123456789,.$- aex%()'), maxLength: 14 });

/** What the field shows after each key. */
function shownAfter(keys: string): string[] {
  let field = { shown: '', cents: '' };
  return [...keys].map((key) => {
    field = typeUsd(field, field.shown + key);
    return field.shown;
  });
}

describe('a money field’s text', () => {
  test.each([
    ['', ''],
    ['$', ''],
    ['1234', '$1,234'],
    ['007', '$7'],
    ['000', '$0'],
    ['1234.56', '$1,234.'],
    ['$1,234.56', '$1,234.'],
    ['.5', '$0.'],
    ['1.234,56', '$1,234.'],
    ['1 234 567', '$1,234,567'],
    ['199,5', '$199,5'],
    ['1000,', '$1000,'],
  ])('"%s" becomes "%s"', (text, formatted) => {
    expect(formatUsdInput(text)).toBe(formatted);
  });

  test.each(['12abc', '-5', '1e5', '1.2.3', '$1,234..', '.', '600.000', '1,234,5'])(
    '"%s" is left unchanged',
    (text) => {
      expect([formatUsdInput(text), settleUsd(text)]).toEqual([text, text]);
    },
  );

  test('formatting twice equals formatting once, and keeps the dollars', () => {
    forAny(fc.oneof(typed, fc.string()), (text) => {
      const dollars = parseUsd(text);
      const whole = dollars === null ? null : Math.trunc(dollars);
      const once = formatUsdInput(text);
      const left = settleUsd(text);
      return (
        formatUsdInput(once) === once &&
        (dollars === null || (left === formatUsd(whole) && settleUsd(once) === left))
      );
    });
  });

  test('formats a hundred thousand digits', () => {
    expect(formatUsdInput('1'.repeat(100_000))).toHaveLength(133_334);
  });
});

describe('key by key', () => {
  test.each([
    ['750,000', '$7 $75 $750 $750, $750,0 $750,00 $750,000'],
    ['1,100,000', '$1 $1, $1,1 $1,10 $1,100 $1100, $1100,0 $1100,00 $1,100,000'],
    ['199,5', '$1 $19 $199 $199, $199,5'],
    ['12.345', '$1 $12 $12. $12. $12. $12.345'],
    ['1.234,5', '$1 $1. $1. $1. $1.234 $1,234. $1,234.'],
  ])('%s', (keys, shown) => {
    expect(shownAfter(keys).join(' ')).toBe(shown);
  });

  test('any amount arrives, however a country groups it', () => {
    const countries = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'es-MX', 'sv-SE'];
    inRuns(1000)(
      fc.integer({ min: 0, max: MAX_DOLLARS * 100 }),
      fc.constantFrom(...countries),
      (cents, country) => {
        const text = (cents / 100).toLocaleString(country, { minimumFractionDigits: 2 });
        return settleUsd(shownAfter(text).at(-1) ?? '') === formatUsd(Math.floor(cents / 100));
      },
    );
  });

  test('whatever the keys, what is left shows the amount that is typed, or asks', () => {
    forAny(typed, (keys) => {
      const shown = shownAfter(keys).at(-1) ?? '';
      const left = parseUsd(settleUsd(shown));
      const wanted = parseUsd(keys);
      return left === null || wanted === null || left === Math.trunc(wanted);
    });
  });

  test('deleting the last digit of any amount never moves a decimal point', () => {
    forAny(fc.integer({ min: 0, max: 1e12 }), (dollars) => {
      const before = formatUsd(dollars);
      const { shown } = typeUsd({ shown: before, cents: '' }, before.slice(0, -1));
      return shown === (dollars < 10 ? '' : formatUsd(Math.floor(dollars / 10)));
    });
  });

  test('any digit may be put anywhere', () => {
    forAny(
      fc.integer({ min: 1, max: 1e9 }),
      fc.nat(14),
      fc.integer({ min: 1, max: 9 }),
      (dollars, at, digit) => {
        const before = formatUsd(dollars);
        const text = before.slice(0, at) + digit + before.slice(at);
        const { shown } = typeUsd({ shown: before, cents: '' }, text);
        return shown === formatUsd(Number(text.replace(/\D/g, '')));
      },
    );
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
