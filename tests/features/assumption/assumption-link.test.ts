import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAuthCallback } from '@/features/account/auth-callback';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { readAssumptionHash } from '@/features/assumption/read-assumption-link';
import { forAny, inRuns } from '../../support/for-any';
import { plausibleInput, savingsExample } from './examples';

describe('a link with the inputs', () => {
  test('contains the savings example with every default spelled out', () => {
    expect(ASSUMPTION_EXAMPLE).toEqual(savingsExample);
    expect(assumptionHash(ASSUMPTION_EXAMPLE)).toBe(
      '#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5&assumedLoanTerm=30&newLoanTerm=30&gapRate=9.5&gapTerm=30',
    );
  });

  test('restores any inputs as they were typed, to ten decimal places', () => {
    const rounded = ([field, value]: [string, number | null]) => [field, value && Number(value.toFixed(10))];
    const typed = plausibleInput.map(
      (input) => Object.fromEntries(Object.entries(input).map(rounded)) as AssumptionInput,
    );
    inRuns(1000)(typed, (input) => {
      expect(readAssumptionHash(assumptionHash(input))).toEqual(input);
    });
  });

  test('records that a field with a default was cleared', () => {
    const input: AssumptionInput = { ...ASSUMPTION_EXAMPLE, gapRate: null, gapTerm: null };
    expect(assumptionHash(input)).toMatch(/&gapRate=&gapTerm=$/);
    expect(readAssumptionHash(assumptionHash(input))).toEqual(input);
  });

  test('writes tiny and huge numbers without an exponent', () => {
    const hash = assumptionHash({ ...ASSUMPTION_DEFAULTS, assumptionRate: 1e-7, purchasePrice: 1e8 });
    expect(hash).toContain('purchasePrice=100000000&assumptionRate=0.0000001&');
  });

  test('keeps within 600 characters and needs no escapes', () => {
    forAny(plausibleInput, (input) => /^#[\w.=&]{1,599}$/.test(assumptionHash(input)));
  });

  test('fills in the defaults for missing fields', () => {
    const input = { ...ASSUMPTION_DEFAULTS, purchasePrice: 500_000 };
    expect(readAssumptionHash('#purchasePrice=500000')).toEqual(input);
  });
});

describe('a hash that is not such a link is ignored', () => {
  test.each([
    ['none', ''],
    ['a source', '#source-2'],
    ['letters for a number', '#purchasePrice=abc'],
    ['a negative number', '#purchasePrice=-600000'],
    ['an exponent', '#purchasePrice=1e308'],
    ['markup', '#purchasePrice=<script>alert(1)</script>'],
    ['a field twice', '#purchasePrice=1&purchasePrice=2'],
    ['a field that is not ours', '#purchasePrice=600000&price=1'],
    ['a prototype', '#__proto__=1'],
    ['one that is too long', `#purchasePrice=${'0'.repeat(600)}1`],
    ['a megabyte', `#${'purchasePrice=1&'.repeat(65_536)}`],
    ['a sign-in’s tokens', '#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer'],
    ['a sign-in’s tokens behind our fields', '#purchasePrice=600000&access_token=a&refresh_token=b'],
  ])('%s', (_, hash) => {
    expect(readAssumptionHash(hash)).toBeNull();
  });

  test('whatever it contains, without an error or NaN', () => {
    const part = fc.tuple(fc.constantFrom(...Object.keys(ASSUMPTION_DEFAULTS), 'x'), fc.string());
    const almost = fc
      .array(part, { maxLength: 5 })
      .map((all) => `#${all.map((one) => one.join('=')).join('&')}`);
    forAny(fc.oneof(fc.string(), almost), (hash) => {
      const input = readAssumptionHash(hash);
      return (
        input === null || Object.values(input).every((value) => value === null || Number.isFinite(value))
      );
    });
  });
});

test('a link with inputs is never mistaken for a sign-in callback', () => {
  expect(readAuthCallback(assumptionHash(ASSUMPTION_EXAMPLE))).toBeUndefined();
});
