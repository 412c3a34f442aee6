// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { shortNotice } from '@/features/checklist/content/checklist-short-notice';
import { startDates } from '@/features/checklist/content/checklist-start-dates';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import {
  daysInWords,
  entriesIn,
  entriesLeft,
  type PlanEntry,
  planGroups,
} from '@/features/checklist/start-by';
import { anyDay } from '../../dates/any-day';
import { entriesOf, numbers } from './plan-of';

const plan = (reportDay: CalendarDay, today: CalendarDay, isDone?: (index: number) => boolean) =>
  entriesOf({ reportDay, move: {} }, today, isDone);

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
      1, 10, 2, 6, 9, 5, 12, 8, 14, 4, 19, 11, 13, 3, 7, 16, 17,
    ]);
    expect(numbers(entriesIn('next-30', entries))).toEqual([15, 18, 20]);
    expect(entriesIn('now', entries).every(({ isShort }) => isShort)).toBe(true);
  });

  it.each(['2027-06-15', '2027-07-01'] as const)('on %s, leaves only what matters after landing', (today) => {
    const entries = plan('2027-06-15', today, (index) => index === 19);
    expect(numbers(entriesIn('before-landing', entries))).toEqual([1, 10, 2, 6, 5, 14, 13, 18]);
    expect(numbers(entriesLeft(entries))).toEqual([9, 12, 8, 4, 19, 11, 15, 3, 7, 16, 17]);
    expect(entries.some(({ isShort }) => isShort)).toBe(false);
  });

  it('leaves out what is done or doesn’t apply to the family', () => {
    const isNotNeeded = (index: number) => index === 0 || index === 9;
    const june = { reportDay: '2027-06-15', move: {} } as const;
    const entries = entriesOf(june, '2026-11-22', (index) => index === 0, isNotNeeded);
    expect(numbers(entriesIn('done', entries))).toEqual([1]);
    expect(numbers(entriesIn('not-needed', entries))).toEqual([10]);
    expect(numbers(entriesLeft(entries))[0]).toBe(3);
  });
});

const padded = ({ itemIndex }: PlanEntry) => String(itemIndex).padStart(2, '0');

describe('for any two dates', () => {
  it('never starts after the report date, puts each of the 20 in one group, and keeps their order', () => {
    const days = fc.integer({ min: -500, max: 1200 });
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 19 }));
    fc.assert(
      fc.property(anyDay, days, some, some, (today, ahead, done, notNeeded) => {
        const reportDay = addDays(today, ahead);
        const [isDone, isNotNeeded] = [done, notNeeded].map(
          (list) => (index: number) => list.includes(index),
        );
        const entries = entriesOf({ reportDay, move: {} }, today, isDone, isNotNeeded);
        for (const { startBy, isShort, daysToStart } of entries) {
          if (startBy >= reportDay) throw new Error(`starts on ${startBy}, reports on ${reportDay}`);
          if (isShort && (daysToStart >= 0 || ahead <= 0)) throw new Error('short, with time left');
        }
        const grouped = planGroups.flatMap((group) => entriesIn(group, entries));
        expect(numbers(grouped).sort((a, b) => a - b)).toEqual(numbers(entries));
        // What is late comes first, by its last good day; the rest by its start.
        const isLate = ({ startBy }: PlanEntry) => startBy < today;
        const keyOf = (one: PlanEntry) =>
          `${isLate(one) ? `a${one.lastBy}` : `b${one.startBy}`} ${padded(one)}`;
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
  it('match the 20 items in order, each at least a week ahead and before its last day', () => {
    const titles = checklistItems.map(({ title }) => title);
    expect(startDates.map(({ item }) => item)).toEqual(titles);
    expect(shortNotice.map(({ item }) => item)).toEqual(titles);
    expect(Math.min(...startDates.map(({ leadDays }) => leadDays))).toBeGreaterThanOrEqual(7);
    for (const { item, leadDays, lastDays } of startDates) expect(lastDays, item).toBeLessThan(leadDays);
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
