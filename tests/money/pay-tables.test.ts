// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { BAH_YEAR, bahDollars, bahIslands } from '@/money/bah';
import { basCents } from '@/money/bas';
import { basicPayCents, firstPaidStep, type ServiceStep, serviceSteps } from '@/money/basic-pay';
import { colaCents, colaPointCents } from '@/money/cola';
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

describe('basic pay', () => {
  test.each<[PayGrade, ServiceStep, number | null]>([
    ['E-1', 40, 2407_20],
    ['E-4', 6, 3815_40],
    ['E-5', 4, 3946_80],
    ['E-8', 6, null],
    ['E-9', 10, 6910_20],
    ['W-5', 38, 13_308_30],
    ['O-1E', 3, null],
    ['O-3E', 18, 9609_60],
    ['O-4', 6, 8332_20],
    ['O-7', 24, 16_817_70],
    ['O-10', 20, 18_999_90],
  ])('of %s with over %i years', (grade, step, cents) => {
    expect(basicPayCents(grade, step)).toBe(cents);
  });

  const rows = payGrades.map(
    (grade) => [grade, serviceSteps.map((step) => basicPayCents(grade, step))] as const,
  );

  // DFAS rounds every rate to 30 cents, so a wrong digit rarely passes.
  test.each(rows)('of %s is in steps of 30 cents and never falls with the years', (_, row) => {
    const paid = row.filter((cents) => cents !== null);
    expect(paid.filter((cents) => cents % 30 !== 0)).toEqual([]);
    expect([...paid].sort((a, b) => a - b)).toEqual(paid);
  });

  test('is blank only before the first step that a grade is paid at', () => {
    for (const [grade, row] of rows)
      expect(
        row.findIndex((cents) => cents !== null),
        grade,
      ).toBe(serviceSteps.indexOf(firstPaidStep(grade)));
  });

  test('rises with the rank', () => {
    const byRank = (first: string) =>
      rows
        .filter(([grade]) => grade.startsWith(first) && !grade.endsWith('E'))
        .map(([, row]) => row.at(-1) ?? 0);
    for (const rank of ['E', 'W', 'O'].map(byRank)) expect([...rank].sort((a, b) => a - b)).toEqual(rank);
  });
});

test('BAS: warrant officers get the officers’ rate', () => {
  expect([basCents('E-9'), basCents('W-1'), basCents('O-1')]).toEqual([476_95, 328_48, 328_48]);
});

describe('COLA', () => {
  // Spendable income a year ÷ 12, in hundredths: 42,105 for an E-5 over 4 with three dependents.
  test.each<[PayGrade, ServiceStep, number, number | null]>([
    ['E-5', 4, 3, 42_105 / 12],
    ['E-4', 4, 1, 36_955 / 12],
    ['E-6', 8, 2, 42_500 / 12],
    ['O-3', 6, 3, 52_815 / 12],
    ['E-1', 0, 0, 31_680 / 12],
    ['O-6', 26, 5, 78_775 / 12],
    ['O-6', 26, 9, 78_775 / 12],
    ['E-8', 6, 2, null],
  ])('a point for %s over %i with %i dependents', (grade, step, dependents, cents) => {
    const point = colaPointCents(grade, step, dependents);
    if (cents === null) expect(point).toBeNull();
    else expect(point).toBeCloseTo(cents, 8);
  });

  test('is the points above 100, in whole cents, and nothing at 100 or below', () => {
    expect([90, 100, 101, 120].map((index) => colaCents(3508.75, index))).toEqual([0, 0, 3509, 70_175]);
  });

  test('is known for every grade and step that is paid', () => {
    for (const grade of payGrades)
      for (const step of serviceSteps)
        for (const dependents of [0, 1, 5])
          expect(colaPointCents(grade, step, dependents) === null).toBe(basicPayCents(grade, step) === null);
  });
});
