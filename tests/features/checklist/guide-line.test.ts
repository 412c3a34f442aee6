import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { petPacketDay } from '@/features/checklist/content/last-days';
import type { PetStep } from '@/features/checklist/family-plan';
import { guideLine, planInWords } from '@/features/checklist/guide-line';
import type { Move } from '@/features/checklist/move';
import type { Progress } from '@/features/checklist/progress';
import { paperDates } from '@/features/pets/paper-dates';
import type { AppPath } from '@/site-map';

const today = '2026-11-23';
const pets = '/pcs-toolkit/pet-travel';
const cars = '/pcs-toolkit/vehicle-shipping';
const hotels = '/pcs-toolkit/tla-hotels';

type Rest = { petSteps?: readonly PetStep[]; progress?: Progress | undefined };

const line = (path: AppPath, daysLeft: number, move: Move = {}, rest: Rest = {}) =>
  guideLine(path, {
    plan: { reportDay: addDays(today, daysLeft), move, ...rest },
    today,
    progress: 'progress' in rest ? rest.progress : null,
  });

describe('the plan’s line on a guide', () => {
  it.each<[line: string, path: AppPath, daysLeft: number, move?: Move]>([
    ['Your pet’s packet must arrive by Jan 26, 2027. Start today.', pets, 75],
    ['Prepare for pet quarantine: by Dec 18, 2026.', pets, 75, { pets: 'yes', petStage: 'one' }],
    ['Your pet’s packet must arrive by Nov 12, 2027. Start by May 27, 2027.', pets, 365, { pets: 'yes' }],
    ['Prepare for pet quarantine: start today.', pets, 3],
    ['Your pet’s packet must arrive by Jan 6, 2027. Start today.', pets, 75, { base: 'kauai' }],
    [
      'Ask for the family’s travel screening: start today.',
      '/pcs-toolkit/family-orders',
      50,
      { service: 'army', children: 'yes' },
    ],
    [
      'Ask for child care: start today; Dec 23, 2026 at the latest.',
      '/pcs-toolkit/child-care',
      60,
      { children: 'yes' },
    ],
    [
      'Decide about firearms before the packers come: by Dec 11, 2026.',
      '/pcs-toolkit/firearms-pcs',
      60,
      { firearms: 'yes' },
    ],
    ['Schedule vehicle shipment: start by Dec 8, 2026.', cars, 60, { vehicles: 'one', motorcycle: 'yes' }],
    [
      'These hotels are on Oahu. For Kauai, ask your service’s housing office.',
      hotels,
      75,
      { service: 'coast-guard', base: 'kauai' },
    ],
    [
      'These bases are on Oahu. For the Big Island, ask your service’s housing office.',
      '/housing/base-housing',
      -3,
      { base: 'hawaii' },
    ],
    [
      '75 days to go. Next: Submit PCS orders to the transportation office, start today; Dec 24, 2026 at the latest.',
      pets,
      75,
      { pets: 'no', screening: 'none' },
    ],
    ['75 days to go. Next: Ask for the family’s travel screening, start today.', pets, 75, { pets: 'no' }],
    ['Schedule vehicle shipment: start by Dec 23, 2026.', cars, 75, { vehicles: 'one' }],
    ['Schedule vehicle shipment: by Dec 7, 2026.', cars, 40],
    [
      'Pick up the car: by Dec 2, 2026, 14 days after you land (our suggestion).',
      cars,
      -5,
      { vehicles: 'one' },
    ],
    [
      'Car: safety check, then registration or a permit: by Dec 3, 2026, 30 days after you land.',
      cars,
      -20,
      { vehicles: 'one' },
    ],
    [
      'Motorcycle: safety check, then registration or a permit: by Dec 3, 2026, 30 days after you land.',
      cars,
      -20,
      { vehicles: 'none', motorcycle: 'yes' },
    ],
    [
      'Pick up pets kept at the airport overnight: by Nov 24, 2026, the day after you land.',
      pets,
      0,
      { pets: 'yes', petStage: 'sample' },
    ],
    [
      'If you bring firearms, register them with the police: by Feb 11, 2027, 5 days after you land.',
      '/pcs-toolkit/firearms-pcs',
      75,
    ],
    [
      'See the Temporary Lodging Allowance desk: by Nov 25, 2026, the last open day before Nov 26, 3 days after you land.',
      hotels,
      0,
    ],
    [
      'See the Temporary Lodging Allowance desk: was due Nov 20, 2026; if you haven’t, do it today.',
      hotels,
      -6,
    ],
    ['Plan temporary lodging: start today.', hotels, -40],
    [
      'Apply for on-base housing if desired: start by Dec 3, 2026.',
      '/housing/base-housing',
      130,
      { home: 'base' },
    ],
    ['Schedule household goods shipment: start by Dec 3, 2026.', '/pcs-toolkit/storage-facilities', 100],
    [
      'Submit PCS orders to the transportation office: start by Dec 3, 2026.',
      '/pcs-toolkit/family-orders',
      130,
      { screening: 'approved' },
    ],
    ['Research schools: start by Dec 3, 2026.', '/pcs-toolkit/hawaii-schools', 100],
    [
      '200 days to go. Next: Prepare for pet quarantine, start by Dec 13, 2026.',
      '/pcs-toolkit/boat-shipping',
      200,
      { screening: 'approved' },
    ],
  ])('is “%s” on %s, %i days ahead', (expected, path, daysLeft, move = {}) => {
    expect(line(path, daysLeft, move)).toBe(expected);
  });

  it('says the pets’ next date from the date checker, while there is one', () => {
    const petSteps = [
      { day: addDays(today, -1), title: 'First rabies shot' },
      { day: addDays(today, 12), title: 'Milo: second rabies shot, earliest' },
    ];
    expect(line(pets, 75, {}, { petSteps })).toBe('Milo: second rabies shot, earliest: Dec 5, 2026.');
    expect(line(pets, 75, {}, { petSteps: petSteps.slice(0, 1) })).toMatch(/^Your pet’s packet must arrive/);
    expect(line(cars, 75, {}, { petSteps })).toMatch(/^Plan personal vehicle/);
  });

  it('leaves out what is known to be done', () => {
    const done = { progress: new Set(['vehicle-shipment'] as const) };
    expect(line(cars, 40, { vehicles: 'one' }, done)).toBe(
      'Pick up the car: by Jan 15, 2027, the last open day within 14 days of landing (our suggestion).',
    );
    expect(line('/pcs-toolkit/boat-shipping', 200, {}, done)).toMatch(
      /^200 days to go\. 1 of 20 done\. Next: /,
    );
  });

  it.each<[line: string, path: AppPath, daysLeft: number, move?: Move]>([
    ['Your pet’s packet must arrive by Jul 20, 2027. Start by Feb 1, 2027.', pets, 250],
    ['Your pet’s packet must arrive by Jan 26, 2027.', pets, 75],
    ['Schedule vehicle shipment: by Dec 7, 2026.', cars, 40],
    ['75 days to go.', pets, 75, { pets: 'no' }],
    ['1 day to go.', '/pcs-toolkit/boat-shipping', 1],
    [
      'Pick up the car: by Dec 2, 2026, 14 days after you land (our suggestion).',
      cars,
      -5,
      { vehicles: 'one' },
    ],
    ['Report date: Oct 14, 2026.', hotels, -40],
  ])('is “%s” while a user’s progress isn’t known: %s', (expected, path, daysLeft, move = {}) => {
    expect(line(path, daysLeft, move, { progress: undefined })).toBe(expected);
  });

  it('has the packet arrive on the day that the pet guide names', () => {
    for (let days = 0; days < 40; days += 1) {
      const reportDay = addDays(today, days);
      expect(petPacketDay({ reportDay, move: {} })).toBe(paperDates(reportDay, 'oahu').papersBy);
      expect(petPacketDay({ reportDay, move: { base: 'kauai' } })).toBe(
        paperDates(reportDay, 'neighbor').papersBy,
      );
    }
  });
});

it.each<[words: string, path: AppPath, move: Move]>([
  ['Kaneohe Bay, Feb 9, no orders', '/housing/va-homes', { orders: 'no', base: 'kaneohe', children: 'yes' }],
  [
    'Army, Feb 9, screening approved',
    '/pcs-toolkit/family-orders',
    { service: 'army', base: 'schofield', screening: 'approved' },
  ],
  ['Coast Guard Base Honolulu, Feb 9', '/contact', { service: 'coast-guard', base: 'coast-guard' }],
  ['Schofield, Feb 9', hotels, { service: 'army', base: 'schofield', children: 'yes' }],
  ['Feb 9', '/pcs-toolkit/boat-shipping', { service: 'army', base: 'schofield' }],
])('the plan is “%s” on %s, which uses no more of it', (words, path, move) => {
  expect(planInWords(path, { reportDay: '2027-02-09', move }, today)).toBe(words);
});
