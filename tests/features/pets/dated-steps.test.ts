import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '@/dates/calendar-day';
import { parseFamilyPlan } from '@/features/checklist/family-plan';
import { petCalendarEvents } from '@/features/pets/calendar-events';
import { type PlannedPet, planSteps } from '@/features/pets/dated-steps';
import type { PetRecord } from '@/features/pets/judge';
import { planFor } from '@/features/pets/pet-plan';

const TODAY = '2026-11-23';

function petWith(name: string, dates: Partial<PetRecord>, landing: CalendarDay = '2027-02-06'): PlannedPet {
  const plan = planFor({ lastShotYears: 1, ...dates }, { landing, island: 'oahu', isExempt: false }, TODAY);
  if (!plan) throw new Error('There is no plan.');
  return { name, plan };
}

const chipped = { chip: '2026-11-02', firstShot: '2026-11-04' } as const;
const ready = { ...chipped, firstShot: '2026-09-01', lastShot: '2026-11-01', sample: '2026-11-10' } as const;

const titles = (pets: readonly PlannedPet[]) =>
  planSteps(pets, TODAY).steps.map(({ day, title }) => `${day} ${title}`);

/** What the plan keeps of them once stored. */
const stored = (pets: readonly PlannedPet[]) =>
  parseFamilyPlan({ reportDay: '2027-02-06', move: {}, petSteps: planSteps(pets, TODAY).steps })?.petSteps;

describe('the steps in the family’s plan', () => {
  it('are the first and last day of each, without names for one pet', () => {
    expect(titles([petWith('Milo', chipped)])).toEqual([
      '2026-12-05 Second rabies shot, earliest',
      '2026-12-18 Second rabies shot, latest',
      '2026-12-29 FAVN blood sample at the lab, latest',
      '2027-01-24 Health certificate and tick treatment, earliest',
      '2027-01-26 Packet and fee at the station, latest',
    ]);
  });

  it('name the pets, together where they share a day', () => {
    expect(titles([petWith('Milo', chipped), petWith('Luna', ready)])).toEqual([
      '2026-12-05 Milo: second rabies shot, earliest',
      '2026-12-18 Milo: second rabies shot, latest',
      '2026-12-29 Milo: FAVN blood sample at the lab, latest',
      '2027-01-24 Milo and Luna: health certificate and tick treatment, earliest',
      '2027-01-26 Milo and Luna: packet and fee at the station, latest',
    ]);
  });

  it('are at most twelve, deadlines first, and say how many are left out', () => {
    const pets = Array.from({ length: 12 }, (_, at) =>
      petWith(`Pet of ours ${at}`, { chip: chipped.chip, firstShot: `2026-11-${10 + at}` as CalendarDay }),
    );
    const { steps, leftOut } = planSteps(pets, TODAY);
    expect(steps.map(({ title }) => title)).toEqual([
      '7 pets: second rabies shot, latest',
      'Pet of ours 7: second rabies shot',
      'Pet of ours 8: second rabies shot',
      '12 pets: FAVN blood sample at the lab, latest',
      'Pet of ours 9, Pet of ours 10 and Pet of ours 11: second rabies shot, latest',
      '12 pets: health certificate and tick treatment, earliest',
      '12 pets: packet and fee at the station, latest',
    ]);
    expect(leftOut).toBe(22);
    expect(stored(pets)).toEqual(steps);
  });

  it.each(['é'.repeat(40), '🐶'.repeat(20), '"\\'.repeat(20)])('survive storage with the name %s', (name) => {
    const pets = [petWith(name, chipped), petWith(`${name} the second`, ready)];
    expect(stored(pets)).toEqual(planSteps(pets, TODAY).steps);
    expect(titles(pets)).toContain('2026-12-05 Pet 1: second rabies shot, earliest');
  });
});

it('the calendar file has an entry for each pet and day, each with a reminder', () => {
  const pets = [petWith('Milo', chipped), petWith('Luna', ready)];
  const events = petCalendarEvents(pets, TODAY, 'https://paradise.test/');
  expect(events.map(({ id, day, alarmDays }) => [id, day, alarmDays])).toEqual([
    ['pet-1-second-shot-earliest', '2026-12-05', [14]],
    ['pet-1-second-shot-latest', '2026-12-18', [14]],
    ['pet-1-blood-latest', '2026-12-29', [14]],
    ['pet-1-packet-latest', '2027-01-26', [14]],
    ['pet-1-certificate-earliest', '2027-01-24', [14]],
    ['pet-2-packet-latest', '2027-01-26', [14]],
    ['pet-2-certificate-earliest', '2027-01-24', [14]],
  ]);
});
