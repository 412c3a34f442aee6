import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { isWorkday, type OfficeHours } from '@/dates/workdays';
import { isOtherIsland } from '@/facts/bases';
import { itemDays, itemIds } from '@/features/checklist/content/item-days';
import {
  carBookingDay,
  carSailsDay,
  moversDay,
  petFirstShotDay,
  petPacketDay,
  petSampleDay,
  petSecondShotDay,
  screeningDay,
  screeningDaysOf,
  ticketsDay,
} from '@/features/checklist/content/last-days';
import { type ItemLine, planLines, RANKS } from '@/features/checklist/dated-lines';
import { stillToDo } from '@/features/checklist/deadlines';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { groupOf, itemsLeft, linesIn, planGroups } from '@/features/checklist/line-order';
import { dayOf, whenOf } from '@/features/checklist/line-words';
import type { Move } from '@/features/checklist/move';
import { itemNumber, type Progress } from '@/features/checklist/progress';
import { firstThenLeft, toDoFirst } from '@/features/checklist/to-do-first';
import { inRuns } from '../../support/for-any';
import { anyPlan } from './any-plan';
import { numbers } from './numbers-and-texts';

const tryPlans = inRuns(500);

const items = (reportDay: CalendarDay, today: CalendarDay, done?: Progress) =>
  planLines({ reportDay, move: {} }, today, done).items;

describe('a report date of Jun 15, 2027', () => {
  it('on Nov 22, 2026, has nothing under Now and only pet quarantine in the next 30 days', () => {
    const lines = items('2027-06-15', '2026-11-22');
    expect(linesIn('now', lines)).toEqual([]);
    expect(numbers(linesIn('next-30', lines))).toEqual([10]);
    expect(lines[9]).toMatchObject({ start: '2026-12-17', daysToStart: 25, state: 'ahead', isShort: false });
    expect(numbers(itemsLeft(lines)).slice(0, 5)).toEqual([10, 1, 3, 4, 5]);
  });

  it('lists pet quarantine under Now on its start date, and as short on time a day later', () => {
    expect(items('2027-06-15', '2026-12-17')[9]).toMatchObject({ state: 'now', isShort: false });
    expect(items('2027-06-15', '2026-12-18')[9]).toMatchObject({ state: 'now', isShort: true });
  });

  it('with 20 days left, lists what breaks first and defers only three items', () => {
    const lines = items('2027-06-15', '2027-05-26');
    const now = linesIn('now', lines);
    expect(numbers(now).slice(0, 3)).toEqual([1, 10, 2]);
    expect(now.slice(1).map(({ lastBy }) => lastBy)).toEqual(
      now
        .slice(1)
        .map(({ lastBy }) => lastBy)
        .toSorted(),
    );
    expect(numbers(linesIn('next-30', lines))).toEqual([15, 18, 20]);
    expect(now.every(({ isShort }) => isShort)).toBe(true);
  });

  it.each(['2027-06-15', '2027-07-01'] as const)('on %s, leaves only what matters after landing', (today) => {
    const lines = items('2027-06-15', today, new Set(['emergency-contacts'] as const));
    expect(numbers(linesIn('before-landing', lines)).sort((a, b) => a - b)).toEqual([1, 13, 18]);
    expect(numbers(itemsLeft(lines)).sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19,
    ]);
    // The goods, pets and cars may follow.
    for (const line of lines.filter(({ isStillToCome }) => isStillToCome))
      expect([numbers([line]), whenOf(line)]).toEqual([
        [expect.toBeOneOf([2, 5, 6, 10, 14])],
        'start today if still to come',
      ]);
    expect(lines.some(({ isShort }) => isShort)).toBe(false);
  });

  it('leaves out what is done or doesn’t apply to the family', () => {
    const plan = { reportDay: '2027-06-15', move: { pets: 'no' } } as const;
    const lines = planLines(plan, '2026-11-22', new Set(['orders', 'pet-travel'] as const)).items;
    expect(numbers(linesIn('done', lines))).toEqual([1, 5]);
    expect(numbers(linesIn('not-needed', lines))).toEqual([10]);
    expect(numbers(itemsLeft(lines))[0]).toBe(3);
  });
});

describe('a chain of steps', () => {
  const plan: FamilyPlan = { reportDay: '2027-06-01', move: { service: 'army', base: 'schofield' } };

  it('has the screening asked for in time for movers and tickets after the approval', () => {
    // Apr 20 is the movers’ last day; 60 days before it is a Friday.
    expect([moversDay(plan), screeningDay(plan)]).toEqual(['2027-04-20', '2027-02-19']);
    const airForce: FamilyPlan = { ...plan, move: { service: 'air-force' } };
    expect(daysBetween(screeningDay(airForce), airForce.reportDay)).toBeGreaterThanOrEqual(132);
  });

  it('has a pet’s two shots, blood and packet fit one after another', () => {
    expect([petFirstShotDay, petSecondShotDay, petSampleDay, petPacketDay].map((day) => day(plan))).toEqual([
      '2027-03-12',
      '2027-04-13',
      '2027-04-23',
      '2027-05-21',
    ]);
  });

  const chains: readonly (readonly [
    before: (plan: FamilyPlan) => CalendarDay,
    days: (plan: FamilyPlan) => number,
    after: (plan: FamilyPlan) => CalendarDay,
  ])[] = [
    [screeningDay, screeningDaysOf, moversDay],
    [screeningDay, screeningDaysOf, ticketsDay],
    [moversDay, () => 42, ({ reportDay }) => reportDay],
    [ticketsDay, () => 21, ({ reportDay }) => reportDay],
    [petFirstShotDay, () => 31, petSecondShotDay],
    [petSecondShotDay, () => 10, petSampleDay],
    [petSampleDay, () => 28, petPacketDay],
    [petSampleDay, () => 31, ({ reportDay }) => reportDay],
    [petPacketDay, ({ move }) => (isOtherIsland(move.base) ? 31 : 11), ({ reportDay }) => reportDay],
    [carBookingDay, () => 14, carSailsDay],
    [carSailsDay, ({ move }) => (isOtherIsland(move.base) ? 21 : 12), ({ reportDay }) => reportDay],
  ];
  const closedFor: readonly (readonly [(plan: FamilyPlan) => CalendarDay, OfficeHours])[] = [
    ...[screeningDay, moversDay, ticketsDay, petFirstShotDay, petSecondShotDay, petSampleDay].map(
      (day) => [day, 'federal'] as const,
    ),
    [petPacketDay, 'hawaii'],
    [carBookingDay, 'federal'],
  ];

  it('leaves each step its time, whatever the service, base and date, on days when offices are open', () => {
    tryPlans(anyPlan, ({ plan: any }) => {
      for (const [earlier, days, later] of chains)
        if (daysBetween(earlier(any), later(any)) < days(any)) throw new Error(`${earlier(any)} is too late`);
      for (const [day, office] of closedFor)
        if (!isWorkday(day(any), office)) throw new Error(`closed on ${day(any)}`);
    });
  });
});

describe('for any family and day', () => {
  it('never starts after the last good day, and puts each of the 20 in one group in the order of its urgency', () => {
    tryPlans(anyPlan, fc.subarray([...itemIds]), ({ plan, today }, done) => {
      const { items: all, steps } = planLines(plan, today, new Set(done));
      for (const line of [...all, ...steps]) {
        if (line.kind === 'step' && all.find(({ item }) => item === line.item)?.state === 'not-needed')
          throw new Error(`${line.what} stands with an item that isn’t for this family`);
        if (line.start > line.lastBy) throw new Error(`${line.what} starts after its last good day`);
        if (line.isShort && (line.daysToStart >= 0 || today >= plan.reportDay))
          throw new Error('short, with time left');
      }
      const grouped = planGroups.flatMap((group) => linesIn(group, all));
      expect(numbers(grouped).sort((a, b) => a - b)).toEqual(numbers(all));
      const rankOf = ({ item }: ItemLine) => (item === 'orders' ? 0 : 1);
      const keyOf = (one: ItemLine) =>
        `${one.start <= today ? `a${rankOf(one)}${one.lastBy}` : `b${one.start}`} ${String(itemNumber(one.item)).padStart(2, '0')}`;
      for (const group of planGroups) {
        const keys = linesIn(group, all).map(keyOf);
        if (keys.join() !== keys.toSorted().join()) throw new Error(`${group} is out of order`);
      }
    });
  });

  it('counts nothing that is done or waiting among the first, and says “late” of nothing', () => {
    tryPlans(anyPlan, fc.subarray([...itemIds]), ({ plan, today }, done) => {
      const lines = planLines(plan, today, new Set(done));
      const first = toDoFirst(lines, plan, today).steps;
      for (const line of first) {
        if (!['ahead', 'now', 'missed'].includes(line.state)) throw new Error(`${line.what}: ${line.state}`);
        if (line.kind === 'item' && done.includes(line.item)) throw new Error(`${line.what} is done`);
        if (/\blate\b/.test(whenOf(line))) throw new Error(`${line.what}: ${whenOf(line)}`);
      }
      expect(stillToDo(lines.items).every((line) => groupOf(line) !== 'done')).toBe(true);
    });
  });

  it('puts what stops the move first, and the others in the order of the days that are said of them', () => {
    tryPlans(anyPlan, fc.subarray([...itemIds]), ({ plan, today }, done) => {
      const lines = planLines(plan, today, new Set(done));
      const first = toDoFirst(lines, plan, today).steps;
      const stops = first.filter(({ rank, daysToStart }) => rank <= RANKS.stops && daysToStart <= 0);
      expect(first.slice(0, stops.length)).toEqual(stops);
      const days = first.slice(stops.length).map((line) => dayOf(line) ?? today);
      expect(days).toEqual(days.toSorted());
      expect(firstThenLeft(lines, first).slice(0, first.length)).toEqual(first);
    });
  });

  it('never asks an airline first while movers or base housing are still to book', () => {
    tryPlans(anyPlan, ({ plan, today }) => {
      const lines = planLines(plan, today);
      const first = toDoFirst(lines, plan, today).steps;
      if (!first.some((line) => line.kind === 'step' && line.step === 'flying')) return;
      const open = stillToDo(lines.items).filter(({ daysToStart }) => daysToStart <= 0);
      for (const line of open.filter(({ item }) => item === 'household-goods' || item === 'base-housing'))
        if (!first.includes(line)) throw new Error(`${line.what} isn’t among the first`);
    });
  });

  it('has no deadline after landing on a day when its office is closed, nor before landing', () => {
    tryPlans(anyPlan, ({ plan, today }) => {
      for (const { what, lastBy, lawDay } of planLines(plan, today).clocks) {
        if (lastBy < plan.reportDay) throw new Error(`${what}: before landing`);
        if (/police|county police|Allowance desk/.test(what) && !isWorkday(lastBy, 'federal'))
          throw new Error(`${what}: closed on ${lastBy}`);
        if (lawDay && lawDay < lastBy) throw new Error(`${what}: the law’s day is before ours`);
      }
    });
  });
});

it('has what takes reading done before the trip', () => {
  const read = items('2027-02-19', '2026-12-01').filter(({ what }) =>
    /Hawaii housing|cost of|time zone/.test(what),
  );
  expect(read.map(({ lastBy }) => lastBy)).toEqual(Array(3).fill('2027-02-16'));
});

it('starts a pet with shots four months ahead, one without any six', () => {
  const start = (petStage?: Move['petStage']) =>
    planLines({ reportDay: '2027-12-01', move: { pets: 'yes', petStage } }, '2026-12-01').items[9]?.start;
  expect([undefined, 'none', 'one', 'sample'].map((stage) => start(stage as Move['petStage']))).toEqual([
    '2027-06-04',
    '2027-06-04',
    '2027-08-03',
    '2027-08-03',
  ]);
});

describe('the first day of an item', () => {
  it.each(itemIds)('%s is at least a week ahead of the report date', (item) => {
    expect(itemDays[item].lead).toBeGreaterThanOrEqual(7);
  });

  it('is after today for a move that is far away', () => {
    expect(items(addDays('2026-11-22', 400), '2026-11-22').every(({ state }) => state === 'ahead')).toBe(
      true,
    );
  });
});
