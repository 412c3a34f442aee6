// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { startDates } from '@/features/checklist/content/checklist-start-dates';
import type { Move } from '@/features/checklist/family-plan';
import { guideLine } from '@/features/checklist/guide-line';
import { paperDates } from '@/features/pets/paper-dates';
import type { AppPath } from '@/site-map';

const today = '2026-11-23';
const line = (path: AppPath, daysLeft: number, move: Move = {}) =>
  guideLine(path, { reportDay: addDays(today, daysLeft), move }, today);

describe('the plan’s line on a guide', () => {
  it.each<[string, AppPath, number, Move, string]>([
    [
      'pets, late',
      '/pcs-toolkit/pet-travel',
      75,
      { pets: 'yes' },
      'Your pet’s packet must arrive by Jan 26, 2027. Start by Aug 10, 2026: do this now.',
    ],
    [
      'pets, in time',
      '/pcs-toolkit/pet-travel',
      365,
      {},
      'Your pet’s packet must arrive by Nov 12, 2027. Start by May 27, 2027.',
    ],
    [
      'pets, after the packet was due',
      '/pcs-toolkit/pet-travel',
      3,
      {},
      'Prepare for pet quarantine: start now.',
    ],
    [
      'pets, without any',
      '/pcs-toolkit/pet-travel',
      75,
      { pets: 'no' },
      '75 days to go. Next: Submit PCS orders to the transportation office, start now.',
    ],
    [
      'vehicles',
      '/pcs-toolkit/vehicle-shipping',
      75,
      { vehicles: 'one' },
      'Schedule vehicle shipment: start by Dec 23, 2026.',
    ],
    [
      'vehicles, late',
      '/pcs-toolkit/vehicle-shipping',
      40,
      {},
      'Schedule vehicle shipment: start now. Last good day: Dec 19, 2026.',
    ],
    [
      'vehicles, landed',
      '/pcs-toolkit/vehicle-shipping',
      -5,
      {},
      'Car: safety check, then registration or a permit: by Dec 18, 2026, 30 days after you land.',
    ],
    [
      'firearms',
      '/pcs-toolkit/firearms-pcs',
      75,
      {},
      'Register firearms with the county police: by Feb 11, 2027, 5 days after you land.',
    ],
    [
      'hotels, landed',
      '/pcs-toolkit/tla-hotels',
      0,
      {},
      'See the Temporary Lodging Allowance desk: by Nov 26, 2026, 3 days after you land.',
    ],
    ['hotels, long after', '/pcs-toolkit/tla-hotels', -40, {}, 'Plan temporary lodging: start now.'],
    [
      'base housing',
      '/housing/base-housing',
      130,
      { home: 'base' },
      'Apply for on-base housing if desired: start by Dec 3, 2026.',
    ],
    [
      'storage',
      '/pcs-toolkit/storage-facilities',
      100,
      {},
      'Schedule household goods shipment: start by Dec 3, 2026.',
    ],
    ['schools', '/pcs-toolkit/hawaii-schools', 100, {}, 'Research schools: start by Dec 3, 2026.'],
    [
      'boats, which the plan knows nothing of',
      '/pcs-toolkit/boat-shipping',
      200,
      {},
      '200 days to go. Next: Prepare for pet quarantine, start by Dec 13, 2026.',
    ],
  ])('%s', (_what, path, daysLeft, move, expected) => {
    expect(line(path, daysLeft, move)).toBe(expected);
  });

  it('has the packet arrive on the day that the pet guide names', () => {
    const due = startDates.find(({ item }) => item === 'Prepare for pet quarantine')?.due;
    expect(addDays(today, -(due?.days ?? 0))).toBe(paperDates(today, 'oahu').papersBy);
  });
});
