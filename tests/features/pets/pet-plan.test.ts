// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { type JudgedRule, judgePet, type PetRecord, type PetTrip } from '@/features/pets/judge';
import { checkPet } from '@/features/pets/outcome';
import { type PetPlan, planFor } from '@/features/pets/pet-plan';
import type { PetPlanStep } from '@/features/pets/plan-steps';

const pet: PetRecord = {
  chip: '2025-03-01',
  firstShot: '2025-03-05',
  lastShot: '2026-10-01',
  lastShotYears: 1,
  sample: '2026-10-20',
  papers: '2027-09-20',
};
const trip: PetTrip = { landing: '2027-09-25', island: 'oahu', isExempt: false };

const planOf = (petChange: Partial<PetRecord>, tripChange: Partial<PetTrip>, today: CalendarDay) =>
  planFor({ ...pet, ...petChange }, { ...trip, ...tripChange }, today);

describe('what is left to do', () => {
  const TODAY = '2026-11-23';
  const nothing: PetRecord = { lastShotYears: 1 };
  const in75Days = { ...trip, landing: '2027-02-06' } as const;

  it('for a cat with a chip and its first shot, 75 days before landing, keeps that landing', () => {
    const cat: PetRecord = { ...nothing, chip: '2026-11-02', firstShot: '2026-11-04' };
    expect(planFor(cat, in75Days, TODAY)).toEqual({
      landing: '2027-02-06',
      steps: [
        { kind: 'second-shot', from: '2026-12-05', by: '2027-01-06' },
        { kind: 'blood', from: '2026-11-23', by: '2027-01-06' },
        { kind: 'packet', from: '2026-12-05', by: '2027-01-26' },
        { kind: 'certificate', from: '2027-01-24', by: '2027-02-05' },
      ],
    });
  });

  it('for a pet with nothing done, keeps a landing in 75 days, and none sooner than 62', () => {
    expect(planFor(nothing, in75Days, TODAY)?.steps.slice(0, 4)).toEqual([
      { kind: 'chip', from: TODAY, by: '2027-01-05' },
      { kind: 'first-shot', from: TODAY, by: '2026-12-06' },
      { kind: 'second-shot', from: '2026-12-24', by: '2027-01-06' },
      { kind: 'blood', from: '2026-12-07', by: '2027-01-06' },
    ]);
    const soonest = planFor(nothing, { ...trip, landing: undefined }, TODAY)?.landing;
    expect(soonest && daysBetween(TODAY, soonest)).toBe(62);
    expect(planFor(nothing, { ...trip, landing: '2026-12-11' }, TODAY)?.landing).toBe(soonest);
  });

  it('when the blood was drawn and there is no chip, is a chip and new blood', () => {
    const plan = planFor({ ...pet, chip: undefined, papers: undefined }, in75Days, TODAY);
    expect(plan?.landing).toBe('2027-02-06');
    expect(plan?.steps.map(({ kind }) => kind)).toEqual(['chip', 'new-blood', 'packet', 'certificate']);
  });

  it('when blood is planned, is a chip before it', () => {
    const plan = planFor(
      { ...pet, chip: undefined, sample: '2026-12-10', papers: undefined },
      in75Days,
      TODAY,
    );
    expect(plan?.steps[0]).toEqual({ kind: 'chip', from: TODAY, by: '2026-12-09' });
  });

  it('is unknown when the latest shot has a date and the first has none', () => {
    expect(planFor({ ...pet, firstShot: undefined }, in75Days, TODAY)).toBeUndefined();
  });

  it('is only the paperwork when every date passes, and nothing new for a packet that is there', () => {
    const kinds = (petChange: Partial<PetRecord>) =>
      planOf(petChange, { landing: '2027-02-06' }, TODAY)?.steps.map(({ kind }) => kind);
    expect(kinds({ papers: undefined })).toEqual(['packet', 'certificate']);
    expect(kinds({ papers: TODAY })).toEqual(['certificate']);
  });
});

describe('the simplest fix', () => {
  it.each<[string, Partial<PetRecord>, Partial<PetTrip>, CalendarDay, object[], CalendarDay]>([
    [
      'a booster when the shot expires before the wait after the test is over',
      { sample: '2027-09-15' },
      {},
      '2027-09-20',
      [
        { kind: 'booster', from: '2027-09-20', by: '2027-09-20' },
        { kind: 'packet', by: '2027-10-10' },
      ],
      '2027-10-21',
    ],
    [
      'a booster when the shot expires before the paperwork is on time',
      { papers: '2027-09-25' },
      { landing: '2027-09-30' },
      '2027-09-25',
      [{ kind: 'booster', from: '2027-09-25' }, { kind: 'packet' }],
      '2027-10-26',
    ],
    [
      'new blood after a late chip, in time for the planned landing',
      { chip: '2026-11-01', lastShotYears: 3, papers: '2027-03-01' },
      { landing: '2027-06-15', island: 'neighbor' },
      '2027-03-01',
      [
        { kind: 'new-blood', from: '2027-03-01', by: '2027-05-15' },
        { kind: 'packet', by: '2027-05-15' },
      ],
      '2027-06-15',
    ],
    [
      'new blood no earlier than the day after a planned chip',
      { chip: '2027-01-10', sample: '2027-01-05', papers: undefined },
      { landing: '2027-06-15' },
      '2026-11-22',
      [{ kind: 'new-blood', from: '2027-01-11', by: '2027-05-15' }, { kind: 'packet' }],
      '2027-06-15',
    ],
    [
      'landing later when only waits are unfinished',
      { lastShotYears: 3, sample: '2027-09-15' },
      {},
      '2027-09-20',
      [],
      '2027-10-16',
    ],
    ['a disputed landing day when the shot expires right after it', {}, {}, '2027-09-20', [], '2027-09-30'],
    [
      'sending the packet, and landing when it is on time',
      { lastShotYears: 3, papers: undefined },
      {},
      '2027-09-20',
      [{ kind: 'packet', from: '2027-09-20', by: '2027-09-20' }],
      '2027-10-01',
    ],
    [
      'a booster that is still good on a far landing day',
      {},
      { landing: '2029-06-01' },
      '2027-09-20',
      [{ kind: 'booster', from: '2028-06-03', by: '2029-05-01' }, { kind: 'packet' }],
      '2029-06-01',
    ],
    [
      'a third shot when the first two were given too close together',
      { lastShot: '2025-03-25', sample: '2025-04-20', papers: undefined },
      { landing: '2025-06-15' },
      '2025-05-30',
      [{ kind: 'third-shot', from: '2025-05-30' }, { kind: 'packet' }],
      '2025-06-30',
    ],
    [
      'a later second shot when it is only planned',
      { lastShot: '2025-03-25', sample: '2025-04-20', papers: undefined },
      { landing: '2025-06-15' },
      '2025-03-20',
      [{ kind: 'moved-shot', from: '2025-04-05', by: '2025-05-15' }, { kind: 'packet' }],
      '2025-06-15',
    ],
    [
      'an earlier blood test that keeps the landing, not a booster that moves it',
      { lastShot: '2027-04-01', sample: '2028-03-20', papers: undefined },
      { landing: '2028-03-25' },
      '2026-11-22',
      [{ kind: 'new-blood', by: '2028-02-23' }, { kind: 'packet' }],
      '2028-03-25',
    ],
    [
      'a booster and new blood when shot and test have both expired',
      { sample: '2024-10-20', chip: '2024-03-01' },
      { landing: '2027-11-10' },
      '2027-10-20',
      [
        { kind: 'booster', from: '2027-10-20' },
        { kind: 'new-blood', from: '2027-10-20' },
        { kind: 'packet' },
      ],
      '2027-11-20',
    ],
  ])('is %s', (_what, petChange, tripChange, today, steps, landing) => {
    const plan = planOf(petChange, tripChange, today);
    expect(plan?.landing).toBe(landing);
    const taken = plan?.steps.filter(({ kind, isPlanned }) => kind !== 'certificate' && !isPlanned);
    expect(taken).toMatchObject(steps);
  });
});

describe('for any dates', () => {
  const day = fc.integer({ min: 0, max: 1800 }).map((days) => addDays('2025-01-01', days));
  const some = fc.option(day, { nil: undefined, freq: 3 });
  // A later shot without the first is rejected by the form.
  const shots = fc.oneof(
    fc.record({ firstShot: day, lastShot: some }),
    fc.record({ firstShot: fc.constant(undefined), lastShot: fc.constant(undefined) }),
  );
  const anyPet = fc
    .tuple(
      shots,
      fc.record({
        chip: some,
        lastShotYears: fc.constantFrom(1 as const, 3 as const),
        sample: some,
        papers: some,
      }),
    )
    .map(([given, others]): PetRecord => ({ ...given, ...others }));
  const anyTrip = fc.record({
    landing: some,
    island: fc.constantFrom('oahu' as const, 'neighbor' as const),
    isExempt: fc.constant(false),
  });

  /** The dates of a family that does every step on its first day, or on its last, and one of them some days later. */
  function follow(plan: PetPlan, on: 'from' | 'by', dates: PetRecord, late?: { at: number }) {
    const after = { ...dates };
    for (const [at, { kind, isPlanned, ...window }] of plan.steps.entries()) {
      if (isPlanned) continue;
      const done = addDays(window[on], late?.at === at ? 1 : 0);
      if (kind === 'chip') after.chip = done;
      else if (kind === 'first-shot') after.firstShot = done;
      else if (kind === 'blood' || kind === 'new-blood') after.sample = done;
      else if (kind === 'second-shot' || kind === 'moved-shot')
        Object.assign(after, { lastShot: done, lastShotYears: 1 });
      else if (kind === 'packet') after.papers = done;
      else if (kind !== 'certificate')
        Object.assign(after, { firstShot: after.lastShot, lastShot: done, lastShotYears: 1 });
    }
    return after;
  }

  const isChange = ({ kind, isPlanned }: PetPlanStep) =>
    kind !== 'packet' && kind !== 'certificate' && !isPlanned;

  const askedOf = (rules: readonly JudgedRule[]) =>
    rules.filter(({ verdict }) => verdict === 'ask').map(({ id }) => id);

  const verdictsOf = (dates: PetRecord, landing: CalendarDay, where: PetTrip, today: CalendarDay) =>
    judgePet(dates, { ...where, landing }, today).map(({ verdict }) => verdict);

  it('every rule passes after the steps, on their first days and on their last, and not a day later', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyPet, anyTrip, day, (dates, where, today) => {
        const plan = planFor(dates, where, today);
        if (!plan) throw new Error('There is no plan.');
        const changes = plan.steps.filter(isChange);
        const asked = askedOf(judgePet(dates, where, today));
        for (const on of ['from', 'by'] as const) {
          const done = follow(plan, on, dates);
          const rules = judgePet(done, { ...where, landing: plan.landing }, today);
          expect(rules.every(({ verdict }) => verdict === 'passes' || verdict === 'ask')).toBe(true);
          // Of the dates entered, two may be the disputed number of days apart.
          if (changes.length > 0) expect(asked).toEqual(expect.arrayContaining(askedOf(rules)));
        }
        for (const [at, step] of plan.steps.entries()) {
          seen.add(step.kind);
          expect(today <= step.from && step.from <= step.by).toBe(true);
          if (changes.length === 0 || step.isPlanned || step.kind === 'certificate') continue;
          const late = verdictsOf(follow(plan, 'by', dates, { at }), plan.landing, where, today);
          expect(late.some((verdict) => verdict !== 'passes')).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
    // The others are too rare to come up in every run; they have examples above.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'chip',
        'first-shot',
        'second-shot',
        'blood',
        'new-blood',
        'booster',
        'packet',
      ]),
    );
  });

  it('no landing before the one of the steps passes, if every step is done on its first day', () => {
    fc.assert(
      fc.property(anyPet, anyTrip, day, (entered, where, today) => {
        // The form rejects a packet that the station gets in the future.
        const dates = { ...entered, papers: entered.papers && [entered.papers, today].sort()[0] };
        const plan = planFor(dates, { ...where, landing: undefined }, today);
        if (!plan || plan.landing === today) return;
        const done = follow(plan, 'from', dates);
        const papers = plan.steps.find(({ kind }) => kind === 'packet')?.from ?? done.papers;
        const before = verdictsOf({ ...done, papers }, addDays(plan.landing, -1), where, today);
        expect(before.some((verdict) => verdict !== 'passes')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('a landing that passes is kept, and one that fails is not kept without another step', () => {
    fc.assert(
      fc.property(anyPet, anyTrip, day, (dates, where, today) => {
        if (!where.landing || where.landing < today) return;
        const { plan, outcome, rules } = checkPet(dates, where, today);
        if (outcome.startsWith('direct')) expect(plan?.landing).toBe(where.landing);
        if (rules.some(({ verdict }) => verdict === 'fails'))
          expect(plan?.steps.some(isChange) || plan?.landing !== where.landing).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('another shot or test is advised only when no later landing is enough', () => {
    fc.assert(
      fc.property(anyPet, anyTrip, day, (dates, where, today) => {
        const plan = planFor(dates, where, today);
        if (!plan?.steps.some(({ kind }) => /booster|third-shot|moved-shot|new-blood/.test(kind))) return;
        const first = where.landing && where.landing > today ? where.landing : today;
        const passing = Array.from({ length: 60 }, (_, later) => addDays(first, later)).filter((landing) =>
          verdictsOf(dates, landing, where, today).every(
            (verdict) => verdict === 'passes' || verdict === 'ask',
          ),
        );
        expect(passing).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
