import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUsd, whichUsd } from '@/money/parse-usd';
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
