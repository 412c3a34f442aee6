// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as credit from '@/money/home-credit';
import { isPrintable, RUNS } from '../features/assumption/examples';

const { homeCredit, newConstructionCredit, programCredit } = credit;

test('the credit calculator gives $500 per $100,000: a $750,000 home earns $3,750', () => {
  expect(homeCredit(750_000)).toBe(3750);
});

test('listing badges and the programs page give $625 per $100,000: a $750,000 home earns $4,687.50', () => {
  expect(programCredit(750_000)).toBe(4687.5);
});

test('new construction gives 1% of the price toward closing costs: a $950,000 home earns $9,500', () => {
  expect(newConstructionCredit(950_000)).toBe(9500);
});

test('the two readings of the credit are 500 and 625 dollars per 100,000', () => {
  expect(credit.CREDIT_PER_100K_DOLLARS).toBe(500);
  expect(credit.PROGRAM_CREDIT_PER_100K_DOLLARS).toBe(625);
  expect(credit.NEW_CONSTRUCTION_CREDIT_PERCENT).toBe(1);
});

test('property management costs 8% here and 10% elsewhere', () => {
  expect(credit.PROPERTY_MANAGEMENT_FEE_PERCENT).toBe(8);
  expect(credit.USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT).toBe(10);
});

test('a price of 0 earns 0', () => {
  expect([homeCredit(0), programCredit(0), newConstructionCredit(0)]).toEqual([0, 0, 0]);
});

test.each([null, Number.NaN, -1, Infinity, -Infinity, 1e308, 100_000_001])(
  'a price of %s has no credit',
  (price) => {
    expect([homeCredit(price), programCredit(price), newConstructionCredit(price)]).toEqual([
      null,
      null,
      null,
    ]);
  },
);

describe('the sliders', () => {
  test('programs credit: 100,000 to 2,000,000 by 10,000, starting at 750,000', () => {
    expect(credit.PROGRAM_PRICE_SLIDER).toEqual({
      min: 100_000,
      max: 2_000_000,
      step: 10_000,
      default: 750_000,
    });
  });

  test('programs new construction: 200,000 to 2,000,000 by 10,000, starting at 950,000', () => {
    expect(credit.PROGRAM_NEW_CONSTRUCTION_SLIDER).toEqual({
      min: 200_000,
      max: 2_000_000,
      step: 10_000,
      default: 950_000,
    });
  });

  test('new-construction page: 250,000 to 3,000,000 by 10,000, starting at 500,000', () => {
    expect(credit.NEW_CONSTRUCTION_SLIDER).toEqual({
      min: 250_000,
      max: 3_000_000,
      step: 10_000,
      default: 500_000,
    });
  });
});

test('any number earns nothing, or a credit that is printable and smaller than the price', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.double({ min: 0, max: 100_000_000 })), (price) =>
      [homeCredit(price), programCredit(price), newConstructionCredit(price)].every(
        (earned) => earned === null || (isPrintable(earned) && earned >= 0 && earned <= price),
      ),
    ),
    RUNS,
  );
});
