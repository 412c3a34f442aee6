// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { landingClocks } from '@/features/checklist/content/landing-clocks';
import { clockWords } from '@/features/checklist/family-clock-words';
import { clocksOf } from '@/features/checklist/family-clocks';
import { rulerMonths } from '@/features/checklist/month-ruler';

describe('the deadlines after landing', () => {
  it('come soonest first, one a day, so that each has a mark of its own', () => {
    const days = landingClocks.map((clock) => clock.days);
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
  });

  it('say first that a number of days is ours, in the list and on the ruler', () => {
    const clocks = clocksOf({ move: {} });
    for (const clock of clocks)
      expect(clockWords(clock, {}).know[0] === 'Our suggestion: we found no published deadline.').toBe(
        clock.isOurs ?? false,
      );
    const plan = { reportDay: '2027-02-06', move: {} } as const;
    const marks = rulerMonths({ plan, today: '2026-11-23', left: [], clocks }).flatMap(
      (month) => month.marks,
    );
    expect(marks.filter(({ isOurs }) => isOurs).map(({ titles }) => titles[0])).toEqual([
      'Confirm your place on the housing list',
      'Enroll the children in school',
      'Pick up the car',
      'Decide about your driver’s license',
    ]);
  });
});
