import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { type ItemId, itemDays, itemIds } from '@/features/checklist/content/item-days';
import { MOST_FIRST } from '@/features/checklist/content/most-first';
import { stepDays } from '@/features/checklist/content/step-days';
import { type PlanLines, planLines } from '@/features/checklist/dated-lines';
import { whenOf } from '@/features/checklist/line-words';
import type { Move } from '@/features/checklist/move';
import { toDoFirst } from '@/features/checklist/to-do-first';

const TODAY = '2026-11-26';
const SCREENING = 'Ask for the family’s travel screening';
const COST = itemDays['cost-of-living'].title;

const families: Record<string, Move> = {
  'a Marine with two pets': {
    service: 'marine-corps',
    base: 'kaneohe',
    pets: 'yes',
    children: 'yes',
    vehicles: 'one',
  },
  'an E-4 in the barracks, with a motorcycle and a firearm': {
    service: 'army',
    home: 'barracks',
    vehicles: 'none',
    motorcycle: 'yes',
    firearms: 'yes',
  },
  'a single mother bound for Schofield': {
    service: 'army',
    base: 'schofield',
    children: 'yes',
    pets: 'no',
    firearms: 'no',
  },
  'a dual military couple': { service: 'navy', children: 'yes', home: 'rent', vehicles: 'more' },
  'a Coast Guard family': { service: 'coast-guard', base: 'coast-guard', children: 'yes', pets: 'yes' },
  'an Air Force family': { service: 'air-force', children: 'yes', home: 'base' },
  'a spouse who joins later': { service: 'army', screening: 'ahead', home: 'rent', vehicles: 'one' },
  'a family already approved': { service: 'army', screening: 'approved', children: 'yes' },
  'an E-9 with an empty nest': { service: 'navy', children: 'no', home: 'buy', vehicles: 'more' },
  'a family that answered nothing': {},
};

const firstOf = (move: Move, days: number) => {
  const plan = { reportDay: addDays(TODAY, days), move };
  return toDoFirst(planLines(plan, TODAY), plan, TODAY);
};
const titles = (move: Move, days: number) => firstOf(move, days).steps.map(({ what }) => what);

describe.each(Object.entries(families))('%s', (_who, move) => {
  it.each([200, 90, 60, 45, 18, 3])('%i days ahead, gets five things, none of them only reading', (days) => {
    const { steps } = firstOf(move, days);
    expect(steps).toHaveLength(MOST_FIRST);
    expect(new Set(steps.map(({ what }) => what)).size).toBe(MOST_FIRST);
    for (const { why, what: title } of steps) {
      expect(title).not.toBe(COST);
      expect(why.length).toBeGreaterThan(5);
      expect(why.length).toBeLessThan(21);
    }
  });
});

describe('family travel screening', () => {
  it.each([
    'a Marine with two pets',
    'a single mother bound for Schofield',
    'an Air Force family',
    'a spouse who joins later',
    'a family that answered nothing',
  ])('leads the five of %s, at any distance, with its guide', (who) => {
    for (const days of [200, 90, 60, 45, 18, 3]) {
      const [first] = firstOf(families[who] ?? {}, days).steps;
      expect(first).toMatchObject({ what: SCREENING, page: '/pcs-toolkit/family-orders' });
    }
  });

  it.each([
    'a Coast Guard family',
    'a family already approved',
    'an E-4 in the barracks, with a motorcycle and a firearm',
  ])('is not ahead of %s', (who) => {
    for (const days of [200, 60, 3]) expect(titles(families[who] ?? {}, days)).not.toContain(SCREENING);
  });

  it('has 60 days and 90 in the Air Force, before movers and tickets', () => {
    const lastBy = (move: Move) => firstOf(move, 200).steps[0]?.lastBy;
    // Of Jun 14, 2027: movers by May 3.
    expect(lastBy({ service: 'army' })).toBe('2027-03-04');
    expect(lastBy({ service: 'air-force' })).toBe('2027-02-02');
  });

  it.each(['asked', 'waiting', 'approved'] as const)('leaves the five once it is %s', (screening) => {
    for (const days of [200, 60, 3])
      expect(titles({ service: 'army', screening }, days)).not.toContain(SCREENING);
  });
});

describe('a screening that is asked for', () => {
  const army = (screening: Move['screening'], more: Move = {}, today: CalendarDay = '2026-12-01') =>
    planLines({ reportDay: '2027-02-19', move: { service: 'army', screening, ...more } }, today);
  const line = (lines: PlanLines, id: ItemId) => lines.items.find(({ item }) => item === id);
  const told = (lines: PlanLines) => lines.steps.find(({ step }) => step === 'screening')?.waits;

  it.each(['asked', 'waiting'] as const)(
    'keeps the expected approval, and has the goods picked up after it, when %s',
    (screening) => {
      for (const answer of ['ahead', screening] as const) {
        expect(line(army(answer), 'household-goods')?.wayOut).toBe(
          'Ask for the first pickup after your family’s approval, expected about Feb 1.',
        );
        expect(line(army(answer), 'vehicle-shipment')?.wayOut).toBe(
          'Ask for a turn-in day after your family’s approval, expected about Feb 1.',
        );
      }
      expect(told(army(screening))).toMatch(
        /^Approval expected about Feb 1, with 18 days left for tickets: .*Don’t ship before it\. Ask your command/,
      );
    },
  );

  it('leaves the last good day of goods and car where it is, whatever the day and the answer', () => {
    for (const screening of ['ahead', 'asked', 'waiting', 'approved'] as const)
      for (const today of ['2026-12-01', '2027-01-10'] as const) {
        const lines = army(screening, {}, today);
        expect(line(lines, 'household-goods')).toMatchObject({
          lastBy: '2027-01-08',
          isHeld: screening !== 'approved',
        });
        expect(line(lines, 'vehicle-shipment')?.lastBy).toBe('2027-01-22');
      }
  });

  it('says that the car comes later when its ship leaves before the approval', () => {
    expect(line(army('ahead', {}, '2027-01-10'), 'vehicle-shipment')?.wayOut).toMatch(
      /after your family’s approval\. The car comes later: plan for a rental\.$/,
    );
  });

  it('sends no single parent ahead without the family care plan', () => {
    for (const screening of ['ahead', 'asked'] as const) {
      const step = army(screening, { parent: 'yes' }).steps.find((line) => line.step === 'screening');
      for (const text of [step?.wayOut, step?.waits])
        expect(text).toMatch(/later report day\. .* Going ahead alone requires your family care plan\./);
    }
  });

  it('says neither day nor way out where the report date isn’t known', () => {
    const plan = { month: '2027-02', move: { service: 'army', screening: 'asked' } } as const;
    expect(told(planLines(plan, '2026-12-01'))).toBeUndefined();
  });
});

describe('what stands first', () => {
  it('is a pet’s first shot, with time for the second, the lab and the packet', () => {
    const waits = (days: number) =>
      firstOf({ pets: 'yes', screening: 'approved' }, days).steps.find(
        ({ what }) => what === itemDays['pet-quarantine'].title,
      );
    const ahead = waits(90);
    expect(ahead && whenOf(ahead)).toBe('by Dec 4, 2026');
    expect(waits(78)?.wayOut).toMatch(/first shot today, your pet can land about Jan 27, 2027, with you or/);
    // The pet date checker’s soonest.
    expect(waits(61)?.wayOut).toMatch(/first shot today, your pet can land about Jan 27, 2027/);
  });

  it('says if of pets, a car and children that nobody spoke of', () => {
    const whys = (move: Move) =>
      planLines({ reportDay: '2027-03-01', move }, TODAY)
        .items.map(({ why }) => why)
        .filter((why) => why.startsWith('if '));
    const [pets, car, children] = ['if you have pets', 'if you ship a car', 'if children come'];
    expect(whys({})).toEqual([pets, car, children, pets, car]);
    expect(whys({ pets: 'yes', vehicles: 'one', children: 'yes' })).toEqual([]);
  });

  it('counts a pet’s day from the shots it has', () => {
    const waits = (petStage: NonNullable<Move['petStage']>, days: number) =>
      firstOf({ pets: 'yes', petStage, screening: 'approved' }, days).steps.find(
        ({ what }) => what === itemDays['pet-quarantine'].title,
      );
    const last = (['none', 'one', 'two', 'sample'] as const).map((stage) => waits(stage, 100)?.lastBy);
    expect(last).toEqual([...last].sort());
    expect(new Set(last).size).toBe(4);
    expect(waits('one', 38)?.wayOut).toMatch(
      /second shot and a blood sample today, your pet can land about Jan 4, 2027/,
    );
  });

  it('is money before the move for who has no savings, also for a single parent with records to gather', () => {
    const money = 'Ask finance for money up front';
    const father = {
      service: 'navy',
      children: 'yes',
      parent: 'yes',
      needs: 'yes',
      noSavings: 'yes',
    } as const;
    for (const days of [80, 59, 40, 10, 3]) expect(titles(father, days)).toContain(money);
    for (const days of [80, 59, 40])
      expect(titles({ service: 'army', pets: 'yes', noSavings: 'yes' }, days)).toContain(money);
    expect(titles({ ...father, noSavings: undefined }, 40)).not.toContain(money);
  });

  it('is movers and base housing before what to ask about a baby on the way', () => {
    const family: Move = {
      service: 'marine-corps',
      base: 'kaneohe',
      newlywed: 'yes',
      expecting: 'yes',
      vehicles: 'none',
      pets: 'no',
      home: 'base',
    };
    const [goods, housing] = [itemDays['household-goods'].title, itemDays['base-housing'].title];
    for (const days of [80, 60, 40, 20, 10])
      expect(titles(family, days)).toEqual(expect.arrayContaining([goods, housing]));
    const plan = { reportDay: addDays(TODAY, 80), move: { ...family, screening: 'waiting' } } as const;
    const flying = planLines(plan, TODAY).steps.find(({ step }) => step === 'flying');
    expect(flying && whenOf(flying)).toBe('by Jan 8, 2027');
  });

  it('is research before the contract for who buys, and no research that is late', () => {
    const search = itemDays['home-search'].title;
    const contract = stepDays.buying.title;
    for (const days of [200, 160, 120, 80, 40, 10]) {
      const plan = { reportDay: addDays(TODAY, days), move: { orders: 'no', home: 'buy' } } as const;
      const { items, steps } = planLines(plan, TODAY);
      const research = items.find(({ what }) => what === search);
      const signed = steps.find(({ what }) => what === contract);
      expect(research?.start && signed && research.start < signed.lastBy).toBe(true);
      expect(
        research?.lastBy && signed && (research.lastBy <= signed.start || research.lastBy === TODAY),
      ).toBe(true);
      expect(research?.state).not.toBe('missed');
      expect(titles(plan.move, days).indexOf(search)).toBeLessThan(titles(plan.move, days).indexOf(contract));
    }
  });

  it('goes by a pet’s own dates once it has them', () => {
    const petSteps = [{ day: addDays(TODAY, 20), title: 'Second rabies shot, latest' }];
    const plan = { reportDay: addDays(TODAY, 70), move: { pets: 'yes' } as Move, petSteps };
    const line = planLines(plan, TODAY).items.find(({ item }) => item === 'pet-quarantine');
    expect(line).toMatchObject({ state: 'now', lastBy: addDays(TODAY, 20) });
  });

  it('is the movers by their own last day, with a pickup after the family’s approval', () => {
    const goods = (move: Move, days: number) =>
      planLines({ reportDay: addDays(TODAY, days), move }, TODAY).items.find(
        ({ item }) => item === 'household-goods',
      );
    // Asked for on Nov 26, approved after 60 days, which is a Monday.
    expect(goods({ service: 'army' }, 80)).toMatchObject({
      lastBy: '2026-12-31',
      state: 'now',
      wayOut: expect.stringMatching(/expected about Jan 25\.$/),
    });
    expect(goods({ service: 'army', screening: 'approved' }, 80)?.lastBy).toBe('2026-12-31');
    expect(goods({ service: 'army' }, 40)).toMatchObject({ state: 'missed' });
    expect(goods({ service: 'army' }, 40)?.wayOut).toMatch(
      /first pickup after your family’s approval.*power of attorney/,
    );
  });

  it('is a car whose day is today, 45 days ahead', () => {
    expect(titles({ vehicles: 'one', pets: 'no' }, 45)).toContain(itemDays['vehicle-shipment'].title);
  });

  it('is only reading once everything with a day is done', () => {
    const plan = { reportDay: addDays(TODAY, 30), move: { screening: 'none' } as Move };
    const done = itemIds.filter((item) => item !== 'cost-of-living' && item !== 'mail');
    const { steps } = toDoFirst(planLines(plan, TODAY, new Set(done)), plan, TODAY);
    expect(steps.map(({ what }) => what)).toEqual([itemDays.mail.title, COST]);
  });

  it('is no early step that is done or waits for an answer', () => {
    const move: Move = { service: 'army', children: 'yes', firearms: 'yes', screening: 'waiting' };
    const steps = { 'child-care': 'asked', firearms: 'done' } as const;
    const plan = { reportDay: addDays(TODAY, 60), move, steps };
    const first = toDoFirst(planLines(plan, TODAY), plan, TODAY).steps;
    expect(first).toHaveLength(MOST_FIRST);
    expect(first.filter(({ kind }) => kind === 'step')).toEqual([]);
  });
});

describe('what has a day of its own', () => {
  const idsOf = (move: Move, days = 60) =>
    planLines({ reportDay: addDays(TODAY, days), move }, TODAY).steps.map(
      ({ step, item }) => `${step} at ${item}`,
    );

  it('is child care for families with children, firearms and a motorcycle before the packers', () => {
    expect(idsOf({ children: 'yes', service: 'army' })).toEqual([
      'screening at orders',
      'child-care at schools',
    ]);
    expect(idsOf(families['an E-4 in the barracks, with a motorcycle and a firearm'] ?? {})).toEqual([
      'firearms at household-goods',
      'motorcycle at household-goods',
    ]);
  });

  it('is a family care plan, the spouse’s license and the contract for a home, for those who said so', () => {
    expect(idsOf({ screening: 'none', parent: 'yes', license: 'yes', home: 'buy', orders: 'no' })).toEqual([
      'care-plan at military-records',
      'work-license at drivers-license',
      'buying at home-search',
    ]);
  });

  it('is DEERS before the screening for the newly married, then the flight, the money and the records', () => {
    const move: Move = {
      newlywed: 'yes',
      expecting: 'yes',
      noSavings: 'yes',
      needs: 'yes',
      vehicles: 'none',
    };
    expect(idsOf(move, 200)).toEqual([
      'deers at military-records',
      'screening at orders',
      'efmp at medical-records',
      'refills at medical-records',
      'flying at medical-records',
      'child-care at medical-records',
      'advance at temporary-lodging',
    ]);
    for (const days of [200, 120, 40, 10])
      expect(titles(move, days).slice(0, 2)).toEqual(['Enroll your spouse in DEERS', SCREENING]);
    expect(idsOf({ newlywed: 'yes', noSavings: 'yes', orders: 'no' })).toEqual([]);
  });

  it('is no child care for teenagers, and some for a baby on the way', () => {
    expect(idsOf({ children: 'yes', from13: 'yes', screening: 'none' })).toEqual([]);
    expect(idsOf({ expecting: 'yes', screening: 'none' })).toContain('child-care at medical-records');
  });

  it('gathers the records of special needs right after the screening is asked for', () => {
    const move: Move = { service: 'navy', from13: 'yes', parent: 'yes', needs: 'yes', noSavings: 'yes' };
    for (const days of [120, 40])
      expect(titles(move, days).slice(0, 2)).toEqual([SCREENING, stepDays.efmp.title]);
    expect(firstOf(move, 40).steps[0]?.wayOut).toMatch(/family care plan/);
    expect(firstOf({ service: 'navy' }, 40).steps[0]?.wayOut).not.toMatch(/family care plan/);
  });

  it('puts what isn’t one of the 20 in the order of its own days', () => {
    const five = titles({ screening: 'approved', under5: 'yes', license: 'yes', pets: 'no' }, 80);
    const [license, care] = [stepDays['work-license'].title, stepDays['child-care'].title];
    expect(five.filter((title) => title === license || title === care)).toEqual([license, care]);
  });

  it('leaves a purchase its months from the contract to the keys', () => {
    const line = planLines({ reportDay: addDays(TODAY, 150), move: { home: 'buy' } }, TODAY).steps.at(-1);
    expect(line).toMatchObject({ step: 'buying', lastBy: addDays(TODAY, 30), state: 'now' });
  });

  it('is only the screening for those who answered nothing, and nothing once they landed', () => {
    expect(idsOf({})).toEqual(['screening at orders']);
    expect(idsOf({}, 0)).toEqual([]);
  });

  it('is, after landing, what can still be done, without advice for before it', () => {
    const move: Move = { service: 'navy', parent: 'yes', from13: 'yes', needs: 'yes', noSavings: 'yes' };
    const more: Move = { firearms: 'yes', motorcycle: 'yes', expecting: 'yes', license: 'yes' };
    const plan = { reportDay: addDays(TODAY, -4), move: { ...move, ...more, screening: 'ahead' } } as const;
    const { steps } = planLines(plan, TODAY);
    expect(steps.map(({ step }) => step)).toEqual([
      'screening',
      'efmp',
      'child-care',
      'care-plan',
      'work-license',
      'advance',
    ]);
    for (const line of steps) {
      expect(line).toMatchObject({ state: 'now', wayOut: undefined, waits: undefined });
      expect(whenOf(line)).toBe('start today');
    }
  });
});
