// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { leadDays } from '@/features/checklist/content/checklist-lead-days';
import { startDates } from '@/features/checklist/content/checklist-start-dates';
import { itemIds } from '@/features/checklist/content/item-titles';
import { moveChoices } from '@/features/checklist/move';
import { itemNumber, type Progress } from '@/features/checklist/progress';
import {
  daysInWords,
  entriesIn,
  entriesLeft,
  type PlanEntry,
  planEntries,
  planGroups,
} from '@/features/checklist/start-by';
import { anyDay } from '../../dates/any-day';
import { numbers } from './numbers-and-texts';

const plan = (reportDay: CalendarDay, today: CalendarDay, done?: Progress) =>
  planEntries({ reportDay, move: {} }, today, done);

describe('a report date of Jun 15, 2027', () => {
  it('on Nov 22, 2026, has nothing under Now and only pet quarantine in the next 30 days', () => {
    const entries = plan('2027-06-15', '2026-11-22');
    expect(entriesIn('now', entries)).toEqual([]);
    expect(numbers(entriesIn('next-30', entries))).toEqual([10]);
    expect(entries[9]).toMatchObject({ startBy: '2026-12-17', daysToStart: 25, isShort: false });
    expect(numbers(entriesLeft(entries)).slice(0, 5)).toEqual([10, 1, 3, 4, 5]);
  });

  it('lists pet quarantine under Now on its start date, and as short on time a day later', () => {
    expect(plan('2027-06-15', '2026-12-17')[9]).toMatchObject({ group: 'now', isShort: false });
    expect(plan('2027-06-15', '2026-12-18')[9]).toMatchObject({ group: 'now', isShort: true });
  });

  it('with 20 days left, lists what breaks first and defers only three items', () => {
    const entries = plan('2027-06-15', '2027-05-26');
    expect(numbers(entriesIn('now', entries))).toEqual([
      1, 10, 2, 6, 5, 9, 12, 8, 14, 4, 19, 11, 3, 7, 16, 17, 13,
    ]);
    expect(numbers(entriesIn('next-30', entries))).toEqual([15, 18, 20]);
    expect(entriesIn('now', entries).every(({ isShort }) => isShort)).toBe(true);
  });

  it.each(['2027-06-15', '2027-07-01'] as const)('on %s, leaves only what matters after landing', (today) => {
    const entries = plan('2027-06-15', today, new Set(['emergency-contacts'] as const));
    expect(numbers(entriesIn('before-landing', entries))).toEqual([1, 10, 2, 6, 5, 14, 18, 13]);
    expect(numbers(entriesLeft(entries))).toEqual([9, 12, 8, 4, 19, 11, 15, 3, 7, 16, 17]);
    expect(entries.some(({ isShort }) => isShort)).toBe(false);
  });

  it('leaves out what is done or doesn’t apply to the family', () => {
    const noPets = { reportDay: '2027-06-15', move: { pets: 'no' } } as const;
    const entries = planEntries(noPets, '2026-11-22', new Set(['orders', 'pet-travel'] as const));
    expect(numbers(entriesIn('done', entries))).toEqual([1, 5]);
    expect(numbers(entriesIn('not-needed', entries))).toEqual([10]);
    expect(numbers(entriesLeft(entries))[0]).toBe(3);
  });
});

const padded = ({ item }: PlanEntry) => String(itemNumber(item)).padStart(2, '0');
const anyMove = fc.record(
  {
    pets: fc.constantFrom(...moveChoices.pets),
    vehicles: fc.constantFrom(...moveChoices.vehicles),
    children: fc.constantFrom(...moveChoices.children),
    home: fc.constantFrom(...moveChoices.home),
  },
  { requiredKeys: [] },
);

describe('for any two dates', () => {
  it('never starts after the report date, puts each of the 20 in one group, and keeps their order', () => {
    const days = fc.integer({ min: -500, max: 1200 });
    const some = fc.subarray([...itemIds]);
    fc.assert(
      fc.property(anyDay, days, some, anyMove, (today, ahead, done, move) => {
        const reportDay = addDays(today, ahead);
        const entries = planEntries({ reportDay, move }, today, new Set(done));
        for (const { startBy, isShort, daysToStart } of entries) {
          if (startBy >= reportDay) throw new Error(`starts on ${startBy}, reports on ${reportDay}`);
          if (isShort && (daysToStart >= 0 || ahead <= 0)) throw new Error('short, with time left');
        }
        const grouped = planGroups.flatMap((group) => entriesIn(group, entries));
        expect(numbers(grouped).sort((a, b) => a - b)).toEqual(numbers(entries));
        // What should have started comes first: what stops the move, then by the last good day; the rest by its start.
        const rankOf = ({ item }: PlanEntry) => ({ orders: 0, 'cost-of-living': 2 })[item as string] ?? 1;
        const keyOf = (one: PlanEntry) =>
          `${one.startBy <= today ? `a${rankOf(one)}${one.lastBy}` : `b${one.startBy}`} ${padded(one)}`;
        for (const group of planGroups) {
          const keys = entriesIn(group, entries).map(keyOf);
          if (keys.join() !== keys.toSorted().join()) throw new Error(`${group} is out of order`);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the start dates', () => {
  it.each(itemIds)('of %s is at least a week ahead and before its last day', (item) => {
    expect(leadDays[item]).toBeGreaterThanOrEqual(7);
    expect(startDates[item].lastDays).toBeLessThan(leadDays[item]);
  });
});

describe('a wait in words', () => {
  it.each([
    [0, 'today'],
    [1, '1 day'],
    [13, '13 days'],
    [14, '2 weeks'],
    [25, '3 weeks'],
    [36, '5 weeks'],
  ])('of %i days is %s', (days, words) => {
    expect(daysInWords(days)).toBe(words);
  });
});
