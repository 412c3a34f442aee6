import { expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { planLines } from '@/features/checklist/dated-lines';
import { itemsLeft, linesIn } from '@/features/checklist/line-order';
import type { Move } from '@/features/checklist/move';

import { numbers } from './numbers-and-texts';

const TODAY = '2026-11-23';

/** The first five items and those that are left out, by their places on the checklist, in any order. */
const families: [days: number, move: Move, first: number[], leftOut: number[]][] = [
  [75, { pets: 'yes', children: 'yes', vehicles: 'one', home: 'base' }, [1, 10, 4, 2, 5], [14]],
  [150, { pets: 'no', children: 'no', vehicles: 'more', home: 'buy' }, [3, 1, 2, 13, 7], [4, 5, 8, 10]],
  [18, { vehicles: 'one', home: 'barracks' }, [1, 2, 6, 9, 12], [4, 5, 8, 10, 14]],
  ...[18, 10, 3].map((days): [number, Move, number[], number[]] => [days, {}, [1, 10, 2, 6, 14], []]),
  [10, { pets: 'yes', vehicles: 'more', home: 'rent' }, [1, 10, 2, 6, 14], [4]],
  [3, { pets: 'no', children: 'no', vehicles: 'none', home: 'rent' }, [1, 2, 9, 12, 3], [4, 5, 6, 8, 10, 14]],
  [40, { pets: 'no', vehicles: 'one', home: 'base' }, [1, 2, 4, 6, 9], [5, 10, 14]],
  [365, { pets: 'yes', children: 'yes', vehicles: 'more', home: 'base' }, [10, 1, 3, 4, 5], []],
  [
    120,
    { pets: 'no', children: 'no', vehicles: 'none', home: 'rent' },
    [1, 3, 2, 13, 7],
    [4, 5, 6, 8, 10, 14],
  ],
  [18, { pets: 'yes', children: 'yes', home: 'barracks' }, [1, 10, 2, 6, 14], [4]],
];

const planOf = (days: number, move: Move) =>
  planLines({ reportDay: addDays(TODAY, days), move }, TODAY).items;

it.each(families)('%i days ahead, %j starts with %j, without %j', (days, move, first, leftOut) => {
  const entries = planOf(days, move);
  expect(numbers(itemsLeft(entries)).slice(0, 5)).toEqual(first);
  expect(numbers(linesIn('not-needed', entries)).sort((a, b) => a - b)).toEqual(leftOut);
});

it.each([18, 10, 3])('no family has research (13) or records (7) first with %i days left', (days) => {
  for (const [, move] of families)
    for (const number of numbers(itemsLeft(planOf(days, move))).slice(0, 5))
      expect([7, 13]).not.toContain(number);
});
