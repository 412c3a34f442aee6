import { describe, expect, test } from 'vitest';
import type { Source } from '@/facts/types';
import { LOAN_LIMIT_DOLLARS, LOAN_LIMIT_YEAR, loanLimit } from '@/guides/va-loan-figures';
import { BAH_CHECKED_ON, BAH_YEAR, bahDollars, bahIslands, bahNewsSource, bahSource } from '@/money/bah';
import { BAS_CHECKED_ON, BAS_YEAR, basCents, basSource } from '@/money/bas';
import {
  BASIC_PAY_CHECKED_ON,
  BASIC_PAY_YEAR,
  basicPayCents,
  basicPaySource,
  firstPaidStep,
  type ServiceStep,
  serviceSteps,
} from '@/money/basic-pay';
import { COLA_CHECKED_ON, COLA_YEAR, colaCents, colaPointCents, colaSource } from '@/money/cola';
import { DLA_CHECKED_ON, DLA_YEAR, dlaCents, dlaSource } from '@/money/dla';
import { type PayGrade, payGrades } from '@/money/pay-grades';
import { publishedRates, TLA_RATES_CHECKED_ON, TLA_RATES_YEAR, tlaRatesSource } from '@/money/tla';

// These rows are the only rates typed in a test: each January look them up in the table's source.
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

  test.each([
    ['E-5', 4, 3946_80],
    ['O-4', 6, 8332_20],
  ] as const)('basic pay of %s with over %i years', (grade, step, cents) => {
    expect(basicPayCents(grade, step)).toBe(cents);
  });

  test.each([
    ['E-9', 476_95],
    ['W-1', 328_48],
  ] as const)('BAS of %s', (grade, cents) => {
    expect(basCents(grade)).toBe(cents);
  });

  // The tables have spendable income in dollars a year: a twelfth, in hundredths, is what a point is worth.
  test.each([
    ['E-5', 4, 3, 42_105],
    ['O-6', 26, 5, 78_775],
  ] as const)(
    'COLA: what %s with over %i years and %i dependents spends',
    (grade, step, dependents, dollars) => {
      expect((colaPointCents(grade, step, dependents) ?? 0) * 12).toBeCloseTo(dollars, 6);
    },
  );

  test('TLA on Oahu, lodging and meals of a day', () => {
    expect(publishedRates.oahu).toEqual({ lodgingCents: 202_00, mealsCents: 163_00 });
  });

  test('the loan limit', () => {
    expect(LOAN_LIMIT_DOLLARS).toBe(1_249_125);
  });
});

describe.each<[table: string, year: number, source: Source, checkedOn: string]>([
  ['basic pay', BASIC_PAY_YEAR, basicPaySource, BASIC_PAY_CHECKED_ON],
  ['BAS', BAS_YEAR, basSource, BAS_CHECKED_ON],
  ['BAH', BAH_YEAR, bahSource, BAH_CHECKED_ON],
  ['BAH’s news', BAH_YEAR, bahNewsSource, BAH_CHECKED_ON],
  ['COLA', COLA_YEAR, colaSource, COLA_CHECKED_ON],
  ['DLA', DLA_YEAR, dlaSource, DLA_CHECKED_ON],
  ['TLA', TLA_RATES_YEAR, tlaRatesSource, TLA_RATES_CHECKED_ON],
  ['the loan limit', LOAN_LIMIT_YEAR, loanLimit.source, loanLimit.checkedOn],
])('the table of %s', (_, year, source, checkedOn) => {
  test('names a source of its own year', () => {
    expect(source.title).toContain(String(year));
    // It may have been published in the year before.
    for (const [linked] of (source.url ?? '').matchAll(/\b20\d\d(?=\b|_)|(?<=[a-z])20\d\d/g))
      expect(Number(linked), source.url).toBeGreaterThanOrEqual(year - 1);
  });

  test('was checked since DoD or FHFA first publish its year, in late November', () => {
    expect(checkedOn >= `${year - 1}-11-20`).toBe(true);
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

test('the tables of January 1 are of one year; BAH comes two weeks before, COLA follows', () => {
  expect([BAS_YEAR, DLA_YEAR]).toEqual([BASIC_PAY_YEAR, BASIC_PAY_YEAR]);
  expect([BASIC_PAY_YEAR, BASIC_PAY_YEAR + 1]).toContain(BAH_YEAR);
  expect([BASIC_PAY_YEAR - 1, BASIC_PAY_YEAR]).toContain(COLA_YEAR);
});

describe('basic pay', () => {
  test.each<[PayGrade, ServiceStep, ServiceStep]>([
    ['E-1', 40, 0],
    ['E-4', 40, 6],
    ['O-3E', 40, 26],
  ])('of %s stays the same over %i years as over %i', (grade, later, last) => {
    expect(basicPayCents(grade, later)).toBe(basicPayCents(grade, last));
  });

  test.each<[PayGrade, ServiceStep]>([
    ['E-8', 6],
    ['O-1E', 3],
  ])('of %s doesn’t exist at %i years', (grade, step) => {
    expect(basicPayCents(grade, step)).toBeNull();
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

test('BAS: warrant officers get the officers’ rate, which is less than the enlisted', () => {
  expect(basCents('W-1')).toBe(basCents('O-1'));
  expect(basCents('O-1')).toBeLessThan(basCents('E-1'));
  expect(basCents('E-1')).toBeLessThan(1000_00);
});

describe('COLA', () => {
  const point = (grade: PayGrade, step: ServiceStep, dependents: number) =>
    colaPointCents(grade, step, dependents) ?? 0;

  test('adds a twentieth of what a family of three spends for each dependent, up to five', () => {
    for (const grade of payGrades) {
      const ofThree = point(grade, 40, 2);
      const shares = [1, 2, 3, 4, 5, 9].map((dependents) => point(grade, 40, dependents) / ofThree);
      for (const [at, share] of [0.95, 1, 1.05, 1.1, 1.15, 1.15].entries())
        expect(shares[at]).toBeCloseTo(share, 8);
    }
  });

  test('of a point is plausible, and never falls with the years', () => {
    for (const grade of payGrades)
      for (const dependents of [0, 1, 5]) {
        const row = serviceSteps.map((step) => point(grade, step, dependents)).filter(Boolean);
        expect(
          [...row].sort((a, b) => a - b),
          grade,
        ).toEqual(row);
        expect(row[0], grade).toBeGreaterThan(20_00);
        expect(row.at(-1), grade).toBeLessThan(100_00);
      }
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
