import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDayOf } from '@/dates/calendar-day';
import { calendarFile } from '@/dates/calendar-file';
import { itemDays, itemIds } from '@/features/checklist/content/item-days';
import { planLines } from '@/features/checklist/dated-lines';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { itemsLeft } from '@/features/checklist/line-order';
import { planEvents } from '@/features/checklist/plan-calendar';
import { toDoFirst } from '@/features/checklist/to-do-first';

const NOON = new Date(2026, 10, 23, 12);
const LATE = new Date(2026, 10, 23, 21);
const TODAY = calendarDayOf(NOON);

/** The entries of a family that reports so many days from today, and when each reminder rings. */
function exported(
  daysLeft: number,
  { exportedAt = NOON, hasReportDay = false, ...rest }: Partial<FamilyPlan> & Options = {},
) {
  const plan: FamilyPlan = { reportDay: addDays(TODAY, daysLeft), move: {}, ...rest };
  const lines = planLines(plan, TODAY);
  const left = itemsLeft(lines.items);
  const first = toDoFirst(lines, plan, TODAY).steps;
  const origin = 'https://paradise.test';
  const events = planEvents({ plan, lines, first, hasReportDay, origin, exportedAt });
  const file = new ICAL.Component(ICAL.parse(calendarFile('Hawaii PCS', events, 'kai', exportedAt)));
  const alarms = file.getAllSubcomponents('vevent').map((component) => {
    const rings = component.getAllSubcomponents('valarm').map((alarm) => {
      const start = new ICAL.Event(component).startDate.clone();
      start.isDate = false;
      start.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
      return start.toJSDate();
    });
    return { uid: String(component.getFirstPropertyValue('uid')), rings };
  });
  return { plan, lines, left, events, alarms };
}

type Options = { exportedAt?: Date; hasReportDay?: boolean };

function countsByDay(days: readonly string[]): number[] {
  return [...new Set(days)].map((day) => days.filter((other) => other === day).length);
}

describe('the plan’s calendar', () => {
  it.each([3, 10, 18, 76, 205, 400])(
    '%i days ahead has three starts a day at most after today, and no late reminder',
    (days) => {
      for (const exportedAt of [NOON, LATE]) {
        const { events, alarms, plan } = exported(days, { exportedAt, hasReportDay: true });
        const starts = events.filter(({ title, day }) => title.startsWith('Start: ') && day > TODAY);
        expect(Math.max(0, ...countsByDay(starts.map(({ day }) => day)))).toBeLessThanOrEqual(3);
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        for (const { uid, rings } of alarms) {
          const day = events.find(({ id }) => uid.startsWith(`${id}@`))?.day ?? '';
          expect(rings, uid).toHaveLength(day <= addDays(TODAY, exportedAt === LATE ? 1 : 0) ? 0 : 1);
          for (const moment of rings) expect(moment.getTime(), uid).toBeGreaterThan(exportedAt.getTime());
        }
        const over = events.filter(({ id, day }) => {
          const item = itemIds[Number(/item-(\d+)$/.exec(id)?.[1]) - 1];
          return item && itemDays[item].isOverOnLanding && day >= plan.reportDay;
        });
        expect(over).toEqual([]);
      }
    },
  );

  it('starts today what the page says to start today, in its order, and nothing later than the page says', () => {
    const { events, lines } = exported(18, { move: { service: 'army', children: 'yes' } });
    const orders = events.find(({ title }) => title.includes('Submit PCS orders'));
    expect(orders?.url).toBe('https://paradise.test/pcs-toolkit/family-orders');
    for (const { what, start, daysToStart } of [...lines.items, ...lines.steps]) {
      const day = events.find(({ title }) => title === `Start: ${what}`)?.day ?? '';
      if (daysToStart <= 0) expect(day, what).toBe(TODAY);
      else expect(day <= start, what).toBe(true);
    }
  });

  it('has a family ask for screening and for child care today, and see to the rest before the packers', () => {
    const move = { service: 'army', children: 'yes', firearms: 'yes', vehicles: 'none' } as const;
    for (const daysLeft of [150, 60, 18]) {
      const { events } = exported(daysLeft, { move });
      const early = events.filter(({ id }) => /early-[a-z-]+(?<!-last)$/.test(id));
      const dayOf = (title: string) => early.find((event) => event.title === `Start: ${title}`)?.day ?? '';
      expect(dayOf('Ask for the family’s travel screening')).toBe(TODAY);
      expect(dayOf('Ask for child care')).toBe(TODAY);
      const beforePackers = dayOf('Decide about firearms before the packers come');
      if (daysLeft > 90) expect(beforePackers).toBe(addDays(TODAY, daysLeft - 90));
      else expect(beforePackers).toBe(TODAY);
      const [screening] = early;
      expect(screening?.description).toMatch(/^If family is coming,/);
      expect(/Last good day: \w+ \d+, 202\d\.$/.test(screening?.description ?? '')).toBe(daysLeft > 102);
      expect(early.find(({ title }) => title === 'Start: Ask for child care')?.url).toBe(
        'https://paradise.test/pcs-toolkit/child-care',
      );
    }
  });

  it('has every last good day that is ahead on its day, with an id of its own', () => {
    const { events, lines } = exported(100, { move: { service: 'army', children: 'yes' } });
    for (const line of [...lines.items, ...lines.steps].filter(({ daysToLast }) => daysToLast > 0)) {
      const last = events.find(({ title }) => title === `Last good day: ${line.what}`);
      expect(last?.day, line.what).toBe(line.lastBy);
      expect(last?.id).toMatch(/-last$/);
    }
    const starts = new Map(events.map(({ id, day }) => [id, day]));
    for (const [id, day] of starts) {
      const last = starts.get(`${id}-last`);
      if (last) expect(day <= last, id).toBe(true);
    }
  });

  it('has no screening or child care for those it doesn’t concern', () => {
    for (const move of [
      { orders: 'no' },
      { screening: 'approved', children: 'no' },
      { home: 'barracks' },
    ] as const)
      expect(exported(60, { move }).events.filter(({ id }) => id.includes('early'))).toEqual([]);
  });

  it('has the report day only when asked for', () => {
    const report = { id: 'hawaii-pcs-report-day', day: addDays(TODAY, 76) };
    expect(exported(76, { hasReportDay: true }).events).toContainEqual(expect.objectContaining(report));
    expect(exported(76).events.map(({ id }) => id)).not.toContain(report.id);
  });

  it('has the pets’ dates, one entry a day; without them the day the packet must arrive', () => {
    const petsIn = (plan: Partial<FamilyPlan>) =>
      exported(76, plan)
        .events.filter(({ id }) => id.includes('pets'))
        .map(({ day, title }) => `${day} ${title}`);
    const day = addDays(TODAY, 30);
    const petSteps = [
      { day, title: 'Milo: second rabies shot, earliest' },
      { day, title: 'Luna: second rabies shot, earliest' },
      { day: addDays(day, 10), title: 'Packet must arrive' },
    ];
    expect(petsIn({ petSteps })).toEqual([
      `${day} Milo: second rabies shot, earliest; Luna: second rabies shot, earliest`,
      `${addDays(day, 10)} Packet must arrive`,
    ]);
    expect(petsIn({})).toEqual([`${addDays(TODAY, 65)} Your pet’s packet must arrive`]);
    expect(petsIn({ move: { pets: 'no' } })).toEqual([]);
  });
});
