// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '@/dates/calendar-day';
import { itemTitles } from '@/features/checklist/content/item-titles';
import { clocksOf } from '@/features/checklist/family-clocks';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { rulerMonths } from '@/features/checklist/month-ruler';
import { entriesLeft, planEntries } from '@/features/checklist/start-by';

const today = '2026-11-23';

function monthsOf(plan: FamilyPlan) {
  const left = entriesLeft(planEntries(plan, today));
  return { left, months: rulerMonths({ plan, today, left, clocks: clocksOf(plan) }) };
}

describe('the month ruler', () => {
  it('marks everything that is left once, by day, with today first and the landing day', () => {
    const { months, left } = monthsOf({
      reportDay: '2027-02-06',
      move: {},
      petSteps: [{ day: '2026-12-20', title: 'Second rabies shot' }],
    });
    const marks = months.flatMap((month) => month.marks);
    expect(months[0]?.name).toBe('Nov 2026');
    expect(marks[0]).toMatchObject({ kind: 'today', day: today });
    expect(marks.map(({ day }) => day)).toEqual(marks.map(({ day }) => day).sort());
    const starts = marks.filter(({ kind }) => kind === 'today' || kind === 'start');
    expect(starts.flatMap(({ titles }) => titles).sort()).toEqual(
      ['Ask for the family’s travel screening', ...left.map(({ item }) => itemTitles[item])].sort(),
    );
    expect(marks.filter(({ kind }) => kind === 'landing').map(({ day }) => day)).toEqual(['2027-02-06']);
    expect(marks).toContainEqual(
      expect.objectContaining({ kind: 'pet', titles: ['Second rabies shot'], targetId: 'pet-step-1' }),
    );
    for (const { kind, day, leadDays } of marks)
      if (kind === 'start' && leadDays)
        expect(Date.parse('2027-02-06') - Date.parse(day)).toBe(leadDays * 86_400_000);
  });

  it('marks the last good day of screening and child care, and counts on today what is late', () => {
    const move = { service: 'army', children: 'yes' } as const;
    const marksOf = (reportDay: CalendarDay) =>
      monthsOf({ reportDay, move }).months.flatMap(({ marks }) => marks);
    const marks = marksOf('2027-02-06');
    const screening = marks.find(({ day, kind }) => day === '2026-12-08' && kind === 'start');
    expect(screening?.titles[0]).toBe('Ask for the family’s travel screening');
    expect(screening?.targetId).toBe('item-orders');
    expect(marks).toContainEqual(
      expect.objectContaining({ day: '2027-01-07', titles: expect.arrayContaining(['Ask for child care']) }),
    );
    const [late] = marksOf('2027-01-10');
    expect(late?.titles[0]).toBe('Ask for the family’s travel screening');
    expect(late?.targetId).toBe('item-orders');
  });

  it('names each month once, and folds three empty months or more', () => {
    const { months } = monthsOf({ reportDay: '2028-06-15', move: {} });
    expect(months[1]).toMatchObject({ name: 'Dec 2026 to Nov 2027', marks: [] });
    expect(new Set(months.map(({ name }) => name)).size).toBe(months.length);
  });

  it('after landing shows today and the deadlines to come', () => {
    const { months } = monthsOf({ reportDay: '2026-08-01', move: {} });
    const marks = months.flatMap((month) => month.marks);
    expect(marks[0]).toMatchObject({ kind: 'today' });
    expect(marks.every(({ day }) => day >= today)).toBe(true);
  });
});
