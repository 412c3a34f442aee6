import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAuthCallback } from '@/features/account/auth-callback';
import { type Homes, homeName } from '@/features/assumption/homes';
import { homesHash, readHomesHash } from '@/features/assumption/homes-link';
import { anyText } from '../../support/any-text';
import { forAny, inRuns } from '../../support/for-any';
import { savingsExample } from './examples';

const costs = { isExempt: true, processingFee: 300, otherCosts: null, newLoanClosing: 9000.5 };
const thisHouse = { name: 'This house & yard', input: savingsExample, costs };
const thatHouse = {
  name: 'Ewa Beach, 3/2 🏡',
  input: { ...savingsExample, gapTerm: null, hoaFees: 90 },
  costs: { ...costs, isExempt: false },
};
const both: Homes = { homes: [thisHouse, thatHouse], stayMonths: 48, bah: 3912 };
const one = homesHash({ homes: [thisHouse], stayMonths: 36, bah: null });

test('homes are restored as they were, names included', () => {
  expect(readHomesHash(homesHash(both))).toEqual(both);
  expect(one).toMatch(/^#homes=1&stayMonths=36&name=This%20house%20%26%20yard&purchasePrice=600000&/);
});

test('a link from before each home had a fee, tax and insurance of its own still reads', () => {
  const read = readHomesHash(
    '#homes=2&name=House&purchasePrice=600000&hoaFees=85&monthlyTaxes=200&name=Condo&purchasePrice=500000&hoaFees=85&monthlyTaxes=200',
  );
  expect(read?.homes.map(({ input }) => [input.hoaFees, input.monthlyTaxes, input.monthlyInsurance])).toEqual(
    [
      [85, 200, null],
      [85, 200, null],
    ],
  );
});

test('any name survives the round trip', () => {
  inRuns(1000)(anyText({ maxLength: 80 }), (text) => {
    const name = homeName(text) || 'x';
    const homes = [1, 2, 3].map((at) => ({ ...thisHouse, name: homeName(`${at}${name}`) }));
    const hash = homesHash({ ...both, homes });
    expect(readHomesHash(hash)?.homes.map((home) => home.name)).toEqual(homes.map((home) => home.name));
  });
});

test.each([
  ['  This   house ', 'This   house'],
  ['two\nlines', 'two lines'],
  ['\u202Ereversed', 'reversed'],
  ['half \uD83C', 'half'],
  ['🏡'.repeat(50), '🏡'.repeat(40)],
  [' \u0000 ', ''],
])('the name %j is saved as %j', (text, name) => {
  expect(homeName(text)).toBe(name);
});

describe('a hash that is not such a link is ignored', () => {
  test.each([
    ['one home by its numbers alone', '#purchasePrice=600000'],
    ['no home', '#homes=0'],
    ['a count that is wrong', one.replace('homes=1', 'homes=2')],
    ['the count twice', one.replace('homes=1', 'homes=1&homes=1')],
    ['two homes of one name', homesHash({ ...both, homes: [thisHouse, thisHouse] })],
    ['a name of two lines', '#homes=1&name=a%0Ab&purchasePrice=1'],
    ['a name that turns the writing around', '#homes=1&name=%E2%80%AEa&purchasePrice=1'],
    ['a name that is too long', `#homes=1&name=${'a'.repeat(41)}&purchasePrice=1`],
    ['a number that is none', '#homes=1&name=a&purchasePrice=abc'],
    ['a negative fee', '#homes=1&name=a&purchasePrice=1&processingFee=-1'],
    ['an exemption that is neither yes nor no', '#homes=1&name=a&purchasePrice=1&isExempt=true'],
    ['a field that is not ours', '#homes=1&name=a&purchasePrice=1&rate=3'],
    ['a prototype', '#homes=1&__proto__=1&name=a&purchasePrice=1'],
    ['a megabyte', `${one}${'&'.repeat(1_000_000)}`],
    ['a sign-in’s tokens behind it', `${one}&access_token=a&refresh_token=b`],
  ])('%s', (_, hash) => {
    expect(readHomesHash(hash)).toBeNull();
  });

  test('whatever it contains, without an error', () => {
    const almost = fc.array(fc.constantFrom(...one.split(/([&=])/), '%', 'name'), { maxLength: 30 });
    forAny(
      fc.oneof(
        fc.string(),
        almost.map((parts) => `#homes=1&${parts.join('')}`),
      ),
      (hash) => {
        const read = readHomesHash(hash);
        expect(read === null || read.homes.length === 1).toBe(true);
      },
    );
  });
});

test('a link with homes is never mistaken for a sign-in callback', () => {
  expect(readAuthCallback(one)).toBeUndefined();
});
