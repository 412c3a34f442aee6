// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { bahDollars, bahIslands } from '@/money/bah';
import { dlaCents } from '@/money/dla';
import { payGrades } from '@/money/pay-grades';

describe('BAH', () => {
  test.each([
    ['oahu', 'E-5', true, 3663],
    ['oahu', 'E-6', false, 3036],
    ['kauai', 'O-1E', true, 4440],
    ['maui', 'W-5', false, 5136],
    ['hawaii', 'E-1', true, 3447],
    ['oahu', 'O-10', true, 5040],
  ] as const)('%s, %s, with dependents: %s', (island, grade, hasDependents, expected) => {
    expect(bahDollars(island, grade, hasDependents)).toBe(expected);
  });

  test('is more with dependents than without, in every row', () => {
    for (const island of bahIslands)
      for (const grade of payGrades)
        expect(bahDollars(island, grade, true), grade).toBeGreaterThan(bahDollars(island, grade, false));
  });
});

test.each([
  ['E-4', true, 3548_02],
  ['E-4', false, 2389_42],
  ['O-3E', true, 4343_80],
  ['O-9', false, 5187_33],
] as const)('DLA of %s, with dependents: %s', (grade, hasDependents, cents) => {
  expect(dlaCents(grade, hasDependents)).toBe(cents);
});
