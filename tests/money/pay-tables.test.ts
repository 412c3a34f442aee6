// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { BAH_YEAR, bahDollars, bahIslands } from '@/money/bah';
import { DLA_YEAR, dlaCents } from '@/money/dla';
import { type PayGrade, payGrades } from '@/money/pay-grades';

// These two rows of each table are the only rates typed in a test: each January look them up in the table's source.
describe('a row as its source has it', () => {
  test.each([
    ['oahu', 'E-5', true, 3663],
    ['maui', 'W-5', false, 5136],
  ] as const)('BAH on %s, %s, with dependents: %s', (island, grade, hasDependents, expected) => {
    expect(bahDollars(island, grade, hasDependents)).toBe(expected);
  });

  test.each([
    ['E-4', true, 3548_02],
    ['O-3E', false, 3675_83],
  ] as const)('DLA of %s, with dependents: %s', (grade, hasDependents, cents) => {
    expect(dlaCents(grade, hasDependents)).toBe(cents);
  });
});

const islandTables = bahIslands.map(
  (island) => [`BAH on ${island}`, bahDollars.bind(null, island), 1000, 12_000] as const,
);

describe.each([...islandTables, ['DLA', dlaCents, 1000_00, 20_000_00] as const])(
  '%s',
  (_, rateOf, least, most) => {
    test('has a plausible whole amount in every row, more with dependents than without', () => {
      for (const grade of payGrades) {
        const [withDependents, without] = [rateOf(grade, true), rateOf(grade, false)];
        for (const rate of [withDependents, without]) expect(Number.isInteger(rate), grade).toBe(true);
        expect(without, grade).toBeGreaterThan(least);
        expect(withDependents, grade).toBeGreaterThan(without);
        expect(withDependents, grade).toBeLessThan(most);
      }
    });

    test('never pays a higher grade less', () => {
      const ladders = [/^E-/, /^W-/, /^O-\d+$/, /^O-\dE$/].map((ladder) =>
        payGrades.filter((grade) => ladder.test(grade)),
      );
      const isOrdered = (grades: PayGrade[], hasDependents: boolean) =>
        grades.every((grade, at) => {
          const below = grades[at - 1];
          return !below || rateOf(grade, hasDependents) >= rateOf(below, hasDependents);
        });
      for (const grades of ladders)
        for (const hasDependents of [true, false])
          expect(isOrdered(grades, hasDependents), grades.join(' ')).toBe(true);
    });
  },
);

test('a general is paid the BAH of an O-7', () => {
  for (const grade of ['O-8', 'O-9', 'O-10'] as const)
    expect(bahDollars('oahu', grade, true)).toBe(bahDollars('oahu', 'O-7', true));
});

test('the tables are of one year', () => {
  expect(DLA_YEAR).toBe(BAH_YEAR);
});
