// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { clocksOf } from '@/features/checklist/family-clocks';
import {
  isSamePlan,
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
