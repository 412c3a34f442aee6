import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { itemIds } from '@/features/checklist/content/item-days';
import { allSteps } from '@/features/checklist/content/steps/all-steps';
import { clocksOf } from '@/features/checklist/family-clocks';
import {
  isSamePlan,
  MAX_PET_STEPS,
  MAX_STEPS,
  parseFamilyPlan,
  reportDayProblem,
} from '@/features/checklist/family-plan';
import { notNeededBecause } from '@/features/checklist/item-guide';
import { type Move, moveChoices, withAssumed, withPressed } from '@/features/checklist/move';

describe('a stored plan', () => {
  it('is restored as it was saved', () => {
    const plan = {
      reportDay: '2028-02-29',
      move: { service: 'army', pets: 'no', vehicles: 'one', motorcycle: 'yes', home: 'barracks' },
    } as const;
    expect(parseFamilyPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  const bad = ['', 20270615, '2027-02-29', ['2027-06-15'], undefined].map((reportDay) => ({
    reportDay,
    move: {},
  }));

  it.each([null, undefined, 7, 'junk', [], {}, ...bad])('is ignored when it holds %j', (data) => {
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

  it('leave room for how far a family is with every early step', () => {
    const ids = Object.keys(allSteps);
    const steps = Object.fromEntries(ids.map((step) => [step, 'waiting']));
    expect(Object.keys(parseFamilyPlan({ ...plan, steps })?.steps ?? {})).toHaveLength(ids.length);
  });

  it('never make a plan too long for its table, whatever their titles and the answers', () => {
    const longest = Object.entries(moveChoices).map(([question, choices]) => [
      question,
      [...choices].sort((a, b) => b.length - a.length)[0],
    ]);
    const steps = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `step-of-ours-${'abcdefghijklmnopqrstuvwxyzabcd'[at]}`,
        'waiting',
      ]),
    );
    const title = fc.string({ unit: fc.constantFrom('a', '"', '\\', 'é', '日', '🐶'), maxLength: 80 });
    fc.assert(
      fc.property(fc.array(title, { minLength: 20, maxLength: 30 }), (titles) => {
        const petSteps = titles.map((text, at) => ({ day: addDays('2027-01-01', at), title: text }));
        const full = parseFamilyPlan({ ...plan, move: Object.fromEntries(longest), petSteps, steps });
        expect(Object.keys(full?.steps ?? {})).toHaveLength(MAX_STEPS);
        expect(full?.petSteps?.length ?? 0).toBeLessThanOrEqual(MAX_PET_STEPS);
        // PostgreSQL writes a space after each colon and comma.
        expect(Buffer.byteLength(JSON.stringify(full, null, 1).replace(/\n */g, ' '))).toBeLessThan(2000);
      }),
    );
  });
});

describe('the children’s ages', () => {
  it('say that there are children, and “none” clears them', () => {
    const toddler = withPressed({ expecting: 'yes' }, 'under5', 'yes');
    expect(toddler).toEqual({ expecting: 'yes', children: 'yes', under5: 'yes' });
    expect(withPressed(toddler, 'under5', 'yes')).toEqual({ expecting: 'yes' });
    expect(withPressed(toddler, 'children', 'no')).toEqual({ expecting: 'yes', children: 'no' });
  });

  it.each<[Move, care: string | undefined, school: string | undefined]>([
    [{}, undefined, undefined],
    // As plans of before have it.
    [{ children: 'yes' }, 'yes', 'yes'],
    [{ children: 'no' }, 'no', 'no'],
    [{ children: 'yes', under5: 'yes' }, 'yes', 'no'],
    [{ children: 'yes', from5: 'yes' }, 'yes', 'yes'],
    [{ children: 'yes', from13: 'yes' }, 'no', 'yes'],
    [{ expecting: 'yes' }, 'yes', 'no'],
  ])('%j need child care: %s, and a school: %s', (move, careAge, schoolAge) => {
    const answers = withAssumed(move);
    expect([answers.careAge, answers.schoolAge]).toEqual([careAge, schoolAge]);
  });
});

describe('a pet’s stage', () => {
  it('is forgotten with the pet', () => {
    const move = withPressed({ pets: 'yes' }, 'petStage', 'two');
    expect(move).toEqual({ pets: 'yes', petStage: 'two' });
    expect(withPressed(move, 'pets', 'no')).toEqual({ pets: 'no' });
  });
});

describe('a report date', () => {
  it.each([
    ['2026-11-22', undefined],
    ['2025-11-22', undefined],
    ['2025-11-21', 'past'],
    ['2029-11-24', undefined],
    ['2029-11-25', 'future'],
  ] as const)('of %s, seen on Nov 22, 2026, has the problem %s', (reportDay, problem) => {
    expect(reportDayProblem(reportDay, '2026-11-22')).toBe(problem);
  });
});

describe('items that don’t apply to a family', () => {
  const inBarracks = '4 a room in the barracks';

  it.each([
    [{}, []],
    [{ pets: 'no' }, ['5 no pets', '10 no pets']],
    [{ pets: 'yes' }, []],
    [{ vehicles: 'none' }, ['6 no vehicles', '14 no vehicles']],
    [{ vehicles: 'one' }, ['14 only one vehicle']],
    [{ vehicles: 'more' }, []],
    [{ children: 'no' }, ['8 no children']],
    [{ children: 'yes', under5: 'yes' }, ['8 no child of school age']],
    [{ children: 'yes', from13: 'yes' }, []],
    [{ children: 'yes', screening: 'none' }, ['8 no family coming']],
    [{ home: 'rent' }, ['4 living off base']],
    [{ home: 'buy' }, ['4 buying a home']],
    [{ home: 'barracks' }, [4, 5, 8, 10].map((number) => `${number} a room in the barracks`)],
    [{ home: 'barracks', pets: 'no', children: 'yes' }, [inBarracks, '5 no pets', '10 no pets']],
    [{ home: 'barracks', children: 'yes', pets: 'yes' }, [inBarracks]],
    [{ home: 'base' }, []],
    [{ firearms: 'no', service: 'navy', base: 'kaneohe' }, []],
  ] as const)('with %j are %j', (move, expected) => {
    const reasons = itemIds.map((item, index) => `${index + 1} ${notNeededBecause(item, move)}`);
    expect(reasons.filter((reason) => !reason.includes('undefined'))).toEqual(expected);
  });
});

describe('the deadlines after landing', () => {
  it.each<[Move, string]>([
    [{}, 'pet-pickup lodging firearms license vehicle tricare'],
    [{ firearms: 'no', service: 'navy' }, 'pet-pickup lodging license vehicle tricare'],
    [
      { service: 'army', firearms: 'yes', home: 'base', children: 'yes', pets: 'yes', vehicles: 'one' },
      'pet-pickup lodging firearms housing school car-pickup license vehicle tricare',
    ],
    [{ service: 'army', home: 'barracks' }, 'lodging firearms license vehicle tricare'],
    [
      { service: 'coast-guard', base: 'coast-guard', home: 'base' },
      'pet-pickup lodging housing-place firearms license vehicle tricare',
    ],
    [{ home: 'buy' }, 'pet-pickup lodging firearms license vehicle tricare'],
    [{ vehicles: 'none', home: 'rent' }, 'pet-pickup lodging firearms license tricare'],
    [
      { vehicles: 'none', motorcycle: 'yes', firearms: 'no', home: 'rent' },
      'pet-pickup lodging license vehicle tricare',
    ],
    [
      { pets: 'no', children: 'no', vehicles: 'one', firearms: 'no', home: 'rent' },
      'lodging car-pickup license vehicle tricare',
    ],
  ])('of a family that answers %j are %s', (move, ids) => {
    const clocks = clocksOf({ move }).map(({ id }) => id);
    expect(clocks.join(' ')).toBe(ids);
  });
});
