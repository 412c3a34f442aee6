import { describe, expect, it } from 'vitest';
import { planLines } from '@/features/checklist/dated-lines';
import { stillToDo } from '@/features/checklist/deadlines';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { itemsLeft } from '@/features/checklist/line-order';
import { monthMarks, planMonths } from '@/features/checklist/month-marks';

const today = '2026-11-23';

function marksOf(plan: FamilyPlan) {
  const lines = planLines(plan, today);
  return { lines, marks: monthMarks({ plan, today, lines, isKnown: true }) };
}

describe('the months', () => {
  it('have today first, the start and the last good day of what is left, the pets’ dates and the landing day', () => {
    const { marks, lines } = marksOf({
      reportDay: '2027-06-15',
      move: {},
      petSteps: [{ day: '2026-12-20', title: 'Second rabies shot' }],
    });
    expect(marks[0]).toMatchObject({ kind: 'today', day: today });
    expect(marks.map(({ day }) => day)).toEqual(marks.map(({ day }) => day).sort());
    for (const { what, start, lastBy, daysToStart } of [
      ...stillToDo(lines.steps),
      ...itemsLeft(lines.items),
    ]) {
      if (daysToStart > 0)
        expect(
          marks.some(({ day, kind }) => kind === 'start' && day === start),
          what,
        ).toBe(true);
      if (lastBy <= '2027-06-15')
        expect(
          marks.some(({ day, kind }) => kind === 'last' && day === lastBy),
          what,
        ).toBe(true);
    }
    expect(marks.filter(({ kind }) => kind === 'landing').map(({ day }) => day)).toEqual(['2027-06-15']);
    expect(marks).toContainEqual(
      expect.objectContaining({ kind: 'pet', words: 'Second rabies shot', anchor: 'pet-step-1' }),
    );
  });

  it('count on today what is to start now, and lead to the first of it', () => {
    const [now] = marksOf({ reportDay: '2027-01-10', move: { service: 'army' } }).marks;
    expect(now).toMatchObject({ kind: 'today', anchor: 'step-screening' });
    expect(now?.words).toMatch(/^\d+ to start now$/);
  });

  it('are only those in which something happens, each once', () => {
    const months = planMonths(marksOf({ reportDay: '2028-06-15', move: {} }).marks);
    expect(months[0]?.name).toBe('Nov 2026');
    expect(months[1]?.name).toBe('Dec 2027');
    expect(new Set(months.map(({ name }) => name)).size).toBe(months.length);
  });

  it('after landing have today and the deadlines to come', () => {
    const { marks } = marksOf({ reportDay: '2026-08-01', move: {} });
    expect(marks[0]).toMatchObject({ kind: 'today' });
    expect(marks.every(({ day }) => day >= today)).toBe(true);
  });
});
