// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { clocksOf } from '@/features/checklist/family-clocks';
import {
  isSamePlan,
  MAX_PET_STEPS,
  type Move,
  moveChoices,
  notNeededBecause,
  parseFamilyPlan,
  reportDayProblem,
} from '@/features/checklist/family-plan';

const notNeeded = (move: Move) =>
  checklistItems.flatMap((_item, index) => (notNeededBecause(index, move) ? [index + 1] : []));

describe('a stored plan', () => {
  it('is restored as it was saved', () => {
    const plan = {
      reportDay: '2028-02-29',
      move: { service: 'army', pets: 'no', vehicles: 'one', motorcycle: 'yes', home: 'barracks' },
    } as const;
    expect(parseFamilyPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  it.each([
    null,
    undefined,
    7,
    'junk',
    [],
    {},
    { reportDay: '' },
    { reportDay: 20270615 },
    { reportDay: '2027-02-29' },
    { reportDay: ['2027-06-15'] },
    { move: { pets: 'no' } },
  ])('is ignored when it holds %j', (data) => {
    expect(parseFamilyPlan(data)).toBeUndefined();
  });

  it('drops answers that are not among the choices', () => {
    const move = { pets: 'no', base: 'ramstein', firearms: true, children: null, toString: 'x', extra: 1 };
    expect(parseFamilyPlan({ reportDay: '2027-06-15', move })?.move).toEqual({ pets: 'no' });
    expect(parseFamilyPlan({ reportDay: '2027-06-15', move: 'no' })?.move).toEqual({});
  });

  it('handles any data', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (reportDay, move) => {
        const plan = parseFamilyPlan({ reportDay, move });
        expect(Object.keys(plan?.move ?? {}).every((question) => question in moveChoices)).toBe(true);
      }),
    );
  });

  it('is the same whatever the order of its answers', () => {
    const plan = (move: Move) => ({ reportDay: '2027-06-15', move }) as const;
    expect(isSamePlan(plan({ pets: 'no', home: 'rent' }), plan({ home: 'rent', pets: 'no' }))).toBe(true);
    expect(isSamePlan(plan({ pets: 'no' }), plan({}))).toBe(false);
    expect(isSamePlan(plan({}), { reportDay: '2027-06-16', move: {} })).toBe(false);
  });
});

describe('a plan’s pet steps', () => {
  const plan = { reportDay: '2027-06-15', move: {} } as const;
  const stepsOf = (petSteps: unknown) => parseFamilyPlan({ ...plan, petSteps })?.petSteps;
  const shot = { day: '2027-03-01', title: 'Second rabies shot, earliest' };
  const blood = { day: '2027-04-01', title: 'Milo: blood test' };

  it('are restored by day, each once', () => {
    expect(stepsOf([blood, shot, { ...shot, extra: 1 }])).toEqual([shot, blood]);
  });

  it.each([
    ['no list', 'junk'],
    ['an empty list', []],
    ['nulls', [null, undefined]],
    ['Feb 30', [{ ...shot, day: '2027-02-30' }]],
    ['a number as the day', [{ ...shot, day: 20270301 }]],
    ['a blank title', [{ ...shot, title: ' ' }]],
    ['a title of 81 characters', [{ ...shot, title: 'x'.repeat(81) }]],
    ['a title of 30 emojis', [{ ...shot, title: '🐶'.repeat(30) }]],
    ['a null character', [{ ...shot, title: 'Milo\u0000' }]],
    ['half an emoji', [{ ...shot, title: 'Milo \ud83d' }]],
  ])('are dropped when they hold %s', (_what, petSteps) => {
    expect(parseFamilyPlan({ ...plan, petSteps })).toEqual(plan);
  });

  it('make two plans differ', () => {
    const [a, b] = [[shot], [blood]].map((petSteps) => parseFamilyPlan({ ...plan, petSteps }) ?? null);
    expect(isSamePlan(a ?? null, b ?? null)).toBe(false);
    expect(isSamePlan(a ?? null, plan)).toBe(false);
    expect(isSamePlan(a ?? null, parseFamilyPlan(JSON.parse(JSON.stringify(a))) ?? null)).toBe(true);
  });

  it('never make a plan too long for its table, whatever their titles and the answers', () => {
    const longest = Object.entries(moveChoices).map(([question, choices]) => [
      question,
      [...choices].sort((a, b) => b.length - a.length)[0],
    ]);
    const title = fc.string({ unit: fc.constantFrom('a', '"', '\\', 'é', '日', '🐶'), maxLength: 80 });
    fc.assert(
      fc.property(fc.array(title, { minLength: 20, maxLength: 30 }), (titles) => {
        const petSteps = titles.map((text, at) => ({ day: addDays('2027-01-01', at), title: text }));
        const full = parseFamilyPlan({ ...plan, move: Object.fromEntries(longest), petSteps });
        expect(full?.petSteps?.length ?? 0).toBeLessThanOrEqual(MAX_PET_STEPS);
        // PostgreSQL writes a space after each colon and comma.
        expect(Buffer.byteLength(JSON.stringify(full, null, 1).replace(/\n */g, ' '))).toBeLessThan(2000);
      }),
    );
  });
});

describe('a report date', () => {
  it.each([
    ['2026-11-22', undefined],
    ['2025-11-22', undefined],
    ['2025-11-21', 'past'],
    ['1900-01-01', 'past'],
    ['2029-11-24', undefined],
    ['2029-11-25', 'future'],
    ['2199-12-31', 'future'],
  ] as const)('of %s, seen on Nov 22, 2026, has the problem %s', (reportDay, problem) => {
    expect(reportDayProblem(reportDay, '2026-11-22')).toBe(problem);
  });
});

describe('items that don’t apply to a family', () => {
  it.each([
    [{}, []],
    [{ pets: 'no' }, [5, 10]],
    [{ pets: 'yes' }, []],
    [{ vehicles: 'none' }, [6, 14]],
    [{ vehicles: 'one' }, [14]],
    [{ vehicles: 'more' }, []],
    [{ children: 'no' }, [8]],
    [{ home: 'rent' }, [4]],
    [{ home: 'buy' }, [4]],
    [{ home: 'barracks' }, [4, 5, 8, 10]],
    [{ home: 'barracks', children: 'yes', pets: 'yes' }, [4]],
    [{ home: 'base' }, []],
    [{ firearms: 'no', service: 'navy', base: 'kaneohe' }, []],
  ] as const)('with %j are %j', (move, numbers) => {
    expect(notNeeded(move)).toEqual(numbers);
  });

  it('have a reason', () => {
    expect(notNeededBecause(9, { pets: 'no' })).toBe('no pets');
    expect(notNeededBecause(13, { vehicles: 'one' })).toBe('only one vehicle');
    expect(notNeededBecause(9, { home: 'barracks' })).toBe('a room in the barracks');
    expect(notNeededBecause(9, { home: 'barracks', pets: 'no' })).toBe('no pets');
  });

  it('match the checklist’s items', () => {
    const titles = [4, 9, 5, 13, 7, 3].map((index) => checklistItems[index]?.title);
    expect(titles).toEqual([
      expect.stringMatching(/pets/),
      expect.stringMatching(/pet /),
      expect.stringMatching(/vehicle/),
      expect.stringMatching(/personal vehicle/),
      expect.stringMatching(/schools/),
      expect.stringMatching(/on-base housing/),
    ]);
  });

  it('hide deadlines for firearms and cars they don’t have', () => {
    const clocks = (move: Move) => clocksOf({ move }).map(({ id }) => id);
    expect(clocks({})).toEqual(['lodging', 'firearms', 'housing', 'vehicle', 'tricare']);
    expect(clocks({ firearms: 'no', service: 'navy' })).toEqual(['lodging', 'vehicle', 'tricare']);
    expect(clocks({ vehicles: 'none', home: 'rent' })).toEqual(['lodging', 'firearms', 'tricare']);
    expect(clocks({ vehicles: 'none', motorcycle: 'yes' })).toContain('vehicle');
  });
});
