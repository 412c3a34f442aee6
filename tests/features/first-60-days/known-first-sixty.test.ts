import { expect, test } from 'vitest';
import { parsePlan } from '@/features/checklist/family-plan';
import type { Move } from '@/features/checklist/move';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { knownFirstSixty, leastDependents } from '@/features/first-60-days/known-first-sixty';

test.each<[string, Move, Record<string, string>]>([
  [
    'a family’s base, grade and who comes',
    { base: 'schofield', grade: 'O-3', children: 'yes' },
    { place: 'schofield', grade: 'O-3', who: 'family' },
  ],
  ['a newly married couple', { newlywed: 'yes', expecting: 'yes' }, { who: 'family' }],
  ['someone alone', { screening: 'none', children: 'no' }, { who: 'single' }],
  ['a room in the barracks, which costs no rent', { home: 'barracks' }, { who: 'single', rent: '0' }],
  ['a family that joins later', { screening: 'later', children: 'yes' }, { who: 'member-first' }],
  ['a home on base, which costs no rent', { home: 'base' }, { rent: '0' }],
  ['nobody where the plan leaves it open', { children: 'no' }, {}],
  ['nobody of a family that stays behind', { children: 'yes', screening: 'none' }, {}],
  ['no pet fees without a pet', { pets: 'no' }, { pet: '0' }],
  [
    'only the costs without orders',
    { orders: 'no', base: 'schofield', children: 'yes', pets: 'no' },
    { pet: '0' },
  ],
])('a blank form takes %s', (_, move, expected) => {
  const month = { month: '2027-06', move };
  expect(knownFirstSixty(parsePlan(month))).toEqual({ ...firstSixtyForm.blank, ...expected });
});

test.each<[number, Move]>([
  [0, { children: 'no' }],
  [1, { newlywed: 'yes' }],
  [2, { children: 'yes' }],
  [3, { children: 'yes', under5: 'yes', from5: 'yes' }],
  [1, { children: 'yes', from13: 'yes', parent: 'yes' }],
])('at least %i dependents of %o', (least, move) => {
  expect(leastDependents(move)).toBe(least);
});
