// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { itemTitles } from '@/features/checklist/content/item-titles';
import { stepsOf } from '@/features/checklist/family-early-steps';
import { firstSteps } from '@/features/checklist/first-steps';
import type { Move } from '@/features/checklist/move';
import { entriesLeft, planEntries } from '@/features/checklist/start-by';

const TODAY = '2026-11-26';
const SCREENING = 'Ask for the family’s travel screening';
const COST = itemTitles['cost-of-living'];

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
  return firstSteps(plan, entriesLeft(planEntries(plan, TODAY)), TODAY);
};
const titles = (move: Move, days: number) => firstOf(move, days).steps.map(({ title }) => title);

describe.each(Object.entries(families))('%s', (_who, move) => {
  it.each([200, 90, 60, 45, 18, 3])('%i days ahead, gets five things, none of them only reading', (days) => {
    const { steps } = firstOf(move, days);
    expect(steps).toHaveLength(5);
    expect(new Set(steps.map(({ title }) => title)).size).toBe(5);
    for (const { why, title } of steps) {
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
      expect(first).toMatchObject({ title: SCREENING, href: '/pcs-toolkit/family-orders' });
    }
  });

  it.each([
    'a Coast Guard family',
    'a family already approved',
    'an E-4 in the barracks, with a motorcycle and a firearm',
  ])('is not ahead of %s', (who) => {
    for (const days of [200, 60, 3]) expect(titles(families[who] ?? {}, days)).not.toContain(SCREENING);
  });

  it('has 60 days, 90 in the Air Force, and counts how late it is', () => {
    const late = (move: Move) => firstOf(move, 50).steps[0]?.when;
    expect(late({ service: 'army' })).toBe('10 days late');
    expect(late({ service: 'air-force' })).toBe('40 days late');
  });
});

describe('what is among the five', () => {
  it('is never late with a pet’s waits while a first shot today still makes them', () => {
    const waits = (days: number) =>
      firstOf({ pets: 'yes', screening: 'approved' }, days).steps.find(
        ({ title }) => title === itemTitles['pet-quarantine'],
      )?.when;
    expect(waits(70)).toBe('by Dec 4, 2026');
    expect(waits(62)).toBe('last day: today');
    expect(waits(61)).toBe('1 day late');
  });

  it('is a car whose day is today, 45 days ahead', () => {
    expect(titles({ vehicles: 'one', pets: 'no' }, 45)).toContain(itemTitles['vehicle-shipment']);
  });

  it('is only reading once everything with a day is done', () => {
    const plan = { reportDay: addDays(TODAY, 30), move: { screening: 'none' } as Move };
    const entries = planEntries(plan, TODAY);
    const left = entriesLeft(entries).filter(({ item }) => item === 'cost-of-living' || item === 'mail');
    expect(
      firstSteps(plan, left, TODAY)
        .steps.map(({ title }) => title)
        .at(-1),
    ).toBe(COST);
  });
});

describe('what has a day of its own', () => {
  const idsOf = (move: Move, days = 60) =>
    stepsOf({ reportDay: addDays(TODAY, days), move }, TODAY).map(({ id, item }) => `${id} at ${item}`);

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

  it('is only the screening for those who answered nothing, and nothing after the report date', () => {
    expect(idsOf({})).toEqual(['screening at orders']);
    expect(idsOf({ children: 'yes', firearms: 'yes' }, 0)).toEqual([]);
  });
});
