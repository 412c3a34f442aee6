import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { itemDays, itemIds } from '@/features/checklist/content/item-days';
import { stepDays, stepIds } from '@/features/checklist/content/step-days';
import { planLines } from '@/features/checklist/dated-lines';
import { whenOf } from '@/features/checklist/line-words';
import { toDoFirst } from '@/features/checklist/to-do-first';
import { type FamilyName, twelveFamilies } from './twelve-families';

const TODAY = '2026-11-26';
type DaysLeft = 120 | 80 | 40 | 10 | 3;

const ids = new Map<string, string>([
  ...itemIds.map((id) => [itemDays[id].title, id] as const),
  ...stepIds.map((id) => [stepDays[id].title, id] as const),
]);

/** What each does first, by the days left. */
const first: Record<FamilyName, Record<DaysLeft, string>> = {
  'a Marine with two pets, children and a car': {
    120: 'screening orders base-housing child-care pet-quarantine',
    80: 'screening orders pet-quarantine base-housing child-care',
    40: 'screening orders pet-quarantine household-goods vehicle-shipment',
    10: 'screening orders pet-quarantine household-goods child-care',
    3: 'screening orders temporary-lodging pet-quarantine household-goods',
  },
  'retired buyers without orders': {
    120: 'home-search buying household-goods military-records temporary-lodging',
    80: 'home-search buying military-records temporary-lodging household-goods',
    40: 'household-goods home-search buying personal-vehicle temporary-lodging',
    10: 'household-goods personal-vehicle home-search buying temporary-lodging',
    3: 'temporary-lodging household-goods personal-vehicle home-search buying',
  },
  'an E-4 in the barracks, with a motorcycle and a firearm': {
    120: 'orders household-goods firearms motorcycle home-search',
    80: 'orders household-goods firearms motorcycle home-search',
    40: 'orders household-goods firearms motorcycle temporary-lodging',
    10: 'orders household-goods firearms motorcycle temporary-lodging',
    3: 'orders temporary-lodging household-goods firearms motorcycle',
  },
  'a single mother with an asthmatic child, bound for Schofield': {
    120: 'screening orders base-housing child-care home-search',
    80: 'screening orders base-housing child-care household-goods',
    40: 'screening orders household-goods base-housing vehicle-shipment',
    10: 'screening orders household-goods child-care vehicle-shipment',
    3: 'screening orders temporary-lodging household-goods child-care',
  },
  'a dual military couple with a child': {
    120: 'screening orders child-care household-goods home-search',
    80: 'screening orders child-care household-goods home-search',
    40: 'screening orders household-goods vehicle-shipment personal-vehicle',
    10: 'screening orders household-goods child-care vehicle-shipment',
    3: 'screening orders temporary-lodging household-goods child-care',
  },
  'a Coast Guard family on Kauai': {
    120: 'screening orders child-care household-goods home-search',
    80: 'screening orders child-care household-goods home-search',
    40: 'screening orders household-goods child-care vehicle-shipment',
    10: 'screening orders household-goods vehicle-shipment child-care',
    3: 'screening orders temporary-lodging household-goods vehicle-shipment',
  },
  'a spouse who joins later': {
    120: 'orders later-travel household-goods military-records home-search',
    80: 'orders later-travel military-records household-goods home-search',
    40: 'orders household-goods later-travel vehicle-shipment temporary-lodging',
    10: 'orders household-goods vehicle-shipment later-travel temporary-lodging',
    3: 'orders temporary-lodging household-goods vehicle-shipment later-travel',
  },
  'an E-9 with a boat and firearms': {
    120: 'screening orders home-search buying household-goods',
    80: 'screening orders home-search buying household-goods',
    40: 'screening orders household-goods vehicle-shipment personal-vehicle',
    10: 'screening orders household-goods vehicle-shipment personal-vehicle',
    3: 'screening orders temporary-lodging household-goods vehicle-shipment',
  },
  'an Air Force family of six with a dog': {
    120: 'screening orders base-housing child-care pet-quarantine',
    80: 'screening orders pet-quarantine base-housing child-care',
    40: 'screening orders pet-quarantine household-goods vehicle-shipment',
    10: 'screening orders pet-quarantine household-goods child-care',
    3: 'screening orders temporary-lodging pet-quarantine household-goods',
  },
  'a single guardian with a cat and no car': {
    120: 'orders household-goods pet-quarantine pet-travel home-search',
    80: 'orders pet-quarantine household-goods pet-travel home-search',
    40: 'orders pet-quarantine household-goods pet-travel temporary-lodging',
    10: 'orders pet-quarantine household-goods pet-travel temporary-lodging',
    3: 'orders temporary-lodging pet-quarantine household-goods pet-travel',
  },
  'a family already approved, with a firearm': {
    120: 'orders base-housing child-care household-goods home-search',
    80: 'orders base-housing child-care household-goods firearms',
    40: 'orders household-goods base-housing child-care vehicle-shipment',
    10: 'orders household-goods child-care vehicle-shipment base-housing',
    3: 'orders temporary-lodging household-goods child-care vehicle-shipment',
  },
  'a family that answered nothing': {
    120: 'screening orders base-housing pet-quarantine pet-travel',
    80: 'screening orders pet-quarantine base-housing household-goods',
    40: 'screening orders pet-quarantine household-goods vehicle-shipment',
    10: 'screening orders pet-quarantine household-goods vehicle-shipment',
    3: 'screening orders temporary-lodging pet-quarantine household-goods',
  },
};

function firstOf(who: FamilyName, days: number) {
  const plan = { reportDay: addDays(TODAY, days), move: twelveFamilies[who] };
  return toDoFirst(planLines(plan, TODAY), plan, TODAY).steps.map((line) => ({
    ...line,
    when: whenOf(line),
  }));
}

describe.each(Object.entries(first) as [FamilyName, Record<DaysLeft, string>][])('%s', (who, table) => {
  it.each([120, 80, 40, 10, 3] as const)('does these first with %i days left', (days) => {
    expect(
      firstOf(who, days)
        .map(({ what }) => ids.get(what))
        .join(' '),
    ).toBe(table[days]);
  });
});

const whyOf = (who: FamilyName, days: number, id: string) =>
  firstOf(who, days).find(({ what }) => ids.get(what) === id);

describe('why it is first', () => {
  it('has nothing about TLA for those who get none', () => {
    expect(whyOf('retired buyers without orders', 90, 'home-search')?.why).toBe('hotels add up');
    expect(whyOf('an E-4 in the barracks, with a motorcycle and a firearm', 90, 'home-search')?.why).toBe(
      'who has the key?',
    );
    expect(whyOf('a spouse who joins later', 90, 'home-search')?.why).toBe('TLA runs out');
  });

  it('calls nothing late: what can be done until the move has today, child care a way out', () => {
    const soldier = 'an E-4 in the barracks, with a motorcycle and a firearm';
    expect(whyOf(soldier, 10, 'firearms')?.when).toBe('start today');
    // 42 days before Feb 24, on a day when the movers’ office is open.
    expect(whyOf(soldier, 90, 'firearms')?.when).toBe('by Jan 13, 2027');
    const mother = 'a single mother with an asthmatic child, bound for Schofield';
    expect(whyOf(mother, 18, 'child-care')).toMatchObject({ why: 'waits are long', when: 'start today' });
    expect(whyOf(mother, 18, 'child-care')?.wayOut).toMatch(/your own care for the first weeks/);
  });

  it('gives a family whose screening comes too late its way out first, and never says that it comes along', () => {
    const mother = 'a single mother with an asthmatic child, bound for Schofield';
    for (const days of [80, 40, 10]) {
      const screening = whyOf(mother, days, 'screening');
      expect(screening?.when).toBe('start today');
      expect(screening?.wayOut).toMatch(
        /^Ask today, .* Ask your command for a later report day, or to go ahead alone/,
      );
    }
    expect(whyOf(mother, 40, 'screening')?.wayOut).toMatch(
      /^Ask today, and expect approval about Jan 25, after you report\./,
    );
    expect(whyOf(mother, 120, 'screening')?.when).toBe('start today; Dec 14, 2026 at the latest');
  });
});
