// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { earlySteps } from '@/features/checklist/content/early-steps';
import { itemIds, itemTitles } from '@/features/checklist/content/item-titles';
import { firstSteps } from '@/features/checklist/first-steps';
import { entriesLeft, planEntries } from '@/features/checklist/start-by';
import { type FamilyName, twelveFamilies } from './twelve-families';

const TODAY = '2026-11-26';
type DaysLeft = 90 | 45 | 18 | 3;

const ids = new Map<string, string>([
  ...itemIds.map((id) => [itemTitles[id], id] as const),
  ...earlySteps.map(({ id, title }) => [title, id] as const),
]);

/** What each does first, by the days left. */
const first: Record<FamilyName, Record<DaysLeft, string>> = {
  'a Marine with two pets, children and a car': {
    90: 'screening orders pet-quarantine household-goods child-care',
    45: 'screening orders pet-quarantine household-goods vehicle-shipment',
    18: 'screening orders pet-quarantine household-goods child-care',
    3: 'screening orders temporary-lodging pet-quarantine household-goods',
  },
  'retired buyers without orders': {
    90: 'household-goods home-search military-records temporary-lodging personal-vehicle',
    45: 'household-goods temporary-lodging medical-records personal-vehicle home-search',
    18: 'household-goods temporary-lodging medical-records personal-vehicle home-search',
    3: 'temporary-lodging household-goods medical-records personal-vehicle mail',
  },
  'an E-4 in the barracks, with a motorcycle and a firearm': {
    90: 'orders household-goods firearms motorcycle home-search',
    45: 'orders household-goods firearms motorcycle temporary-lodging',
    18: 'orders household-goods firearms motorcycle temporary-lodging',
    3: 'orders temporary-lodging household-goods firearms motorcycle',
  },
  'a single mother with an asthmatic child, bound for Schofield': {
    90: 'screening orders household-goods child-care schools',
    45: 'screening orders household-goods vehicle-shipment child-care',
    18: 'screening orders household-goods child-care vehicle-shipment',
    3: 'screening orders temporary-lodging household-goods child-care',
  },
  'a dual military couple with a child': {
    90: 'screening orders household-goods child-care schools',
    45: 'screening orders household-goods vehicle-shipment child-care',
    18: 'screening orders household-goods child-care vehicle-shipment',
    3: 'screening orders temporary-lodging household-goods child-care',
  },
  'a Coast Guard family on Kauai': {
    90: 'screening orders household-goods child-care schools',
    45: 'screening orders household-goods vehicle-shipment child-care',
    18: 'screening orders household-goods child-care vehicle-shipment',
    3: 'screening orders temporary-lodging household-goods child-care',
  },
  'a spouse who joins later': {
    90: 'orders household-goods later-travel home-search military-records',
    45: 'orders household-goods vehicle-shipment later-travel temporary-lodging',
    18: 'orders household-goods vehicle-shipment later-travel temporary-lodging',
    3: 'orders temporary-lodging household-goods vehicle-shipment later-travel',
  },
  'an E-9 with a boat and firearms': {
    90: 'screening orders household-goods firearms boat',
    45: 'screening orders household-goods vehicle-shipment firearms',
    18: 'screening orders household-goods vehicle-shipment firearms',
    3: 'screening orders temporary-lodging household-goods vehicle-shipment',
  },
  'an Air Force family of six with a dog': {
    90: 'screening orders pet-quarantine household-goods child-care',
    45: 'screening orders pet-quarantine household-goods vehicle-shipment',
    18: 'screening orders pet-quarantine household-goods child-care',
    3: 'screening orders temporary-lodging pet-quarantine household-goods',
  },
  'a single guardian with a cat and no car': {
    90: 'orders pet-quarantine household-goods pet-travel home-search',
    45: 'orders pet-quarantine household-goods pet-travel temporary-lodging',
    18: 'orders pet-quarantine household-goods pet-travel temporary-lodging',
    3: 'orders temporary-lodging pet-quarantine household-goods pet-travel',
  },
  'a family already approved, with a firearm': {
    90: 'orders household-goods child-care firearms schools',
    45: 'orders household-goods vehicle-shipment child-care firearms',
    18: 'orders household-goods child-care vehicle-shipment firearms',
    3: 'orders temporary-lodging household-goods child-care vehicle-shipment',
  },
  'a family that answered nothing': {
    90: 'screening orders pet-quarantine household-goods pet-travel',
    45: 'screening orders pet-quarantine household-goods vehicle-shipment',
    18: 'screening orders pet-quarantine household-goods vehicle-shipment',
    3: 'screening orders temporary-lodging pet-quarantine household-goods',
  },
};

function firstOf(who: FamilyName, days: number) {
  const plan = { reportDay: addDays(TODAY, days), move: twelveFamilies[who] };
  return firstSteps(plan, entriesLeft(planEntries(plan, TODAY)), TODAY).steps;
}

describe.each(Object.entries(first) as [FamilyName, Record<DaysLeft, string>][])('%s', (who, table) => {
  it.each([90, 45, 18, 3] as const)('does these five first with %i days left', (days) => {
    expect(
      firstOf(who, days)
        .map(({ title }) => ids.get(title))
        .join(' '),
    ).toBe(table[days]);
  });
});

const whyOf = (who: FamilyName, days: number, id: string) =>
  firstOf(who, days).find(({ title }) => ids.get(title) === id);

describe('why it is first', () => {
  it('has nothing about TLA for those who get none', () => {
    expect(whyOf('retired buyers without orders', 90, 'home-search')?.why).toBe('hotels add up');
    expect(whyOf('an E-4 in the barracks, with a motorcycle and a firearm', 90, 'home-search')?.why).toBe(
      'who has the key?',
    );
    expect(whyOf('a spouse who joins later', 90, 'home-search')?.why).toBe('TLA runs out');
  });

  it('calls what can be done until the move not late, and child care as late as it is', () => {
    const soldier = 'an E-4 in the barracks, with a motorcycle and a firearm';
    expect(whyOf(soldier, 18, 'firearms')?.when).toBe('last day: today');
    expect(whyOf(soldier, 90, 'firearms')?.when).toBe('by Jan 13, 2027');
    const mother = 'a single mother with an asthmatic child, bound for Schofield';
    expect(whyOf(mother, 18, 'child-care')).toMatchObject({ why: 'waits are long', when: '12 days late' });
  });

  it('is never the answer "late" for a family that follows later', () => {
    for (const days of [90, 45, 18, 3])
      expect(whyOf('a spouse who joins later', days, 'later-travel')?.when ?? '').not.toMatch(/late$/);
  });
});
