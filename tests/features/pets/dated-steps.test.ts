// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '@/dates/calendar-day';
import { petCalendarEvents } from '@/features/pets/calendar-events';
import type { PlannedPet } from '@/features/pets/dated-steps';
import type { PetRecord } from '@/features/pets/judge';
import { planFor } from '@/features/pets/pet-plan';

const TODAY = '2026-11-23';

function petWith(
  name: string,
  dates: Partial<PetRecord> = {},
  landing: CalendarDay = '2027-02-06',
): PlannedPet {
  const plan = planFor({ lastShotYears: 1, ...dates }, { landing, island: 'oahu', isExempt: false }, TODAY);
  if (!plan) throw new Error('There is no plan.');
  return { name, plan };
}

const chipped = { chip: '2026-11-02', firstShot: '2026-11-04' } as const;
const ready = { ...chipped, firstShot: '2026-09-01', lastShot: '2026-11-01', sample: '2026-11-10' } as const;

describe('the calendar file', () => {
  const events = petCalendarEvents(
    [petWith('Milo', chipped), petWith('Luna', ready)],
    TODAY,
    'https://paradise.test/',
  );

  it('has an entry of its own for each pet and day, and reminders only in the future', () => {
    expect(events.map(({ uid, day, alarmDaysBefore }) => [uid.split('@')[0], day, alarmDaysBefore])).toEqual([
      ['pet-1-second-shot-earliest', '2026-12-05', 11],
      ['pet-1-second-shot-latest', '2027-01-06', 14],
      ['pet-1-blood-latest', '2027-01-06', 14],
      ['pet-1-packet-latest', '2027-01-26', 14],
      ['pet-1-certificate-earliest', '2027-01-24', 14],
      ['pet-2-packet-latest', '2027-01-26', 14],
      ['pet-2-certificate-earliest', '2027-01-24', 14],
    ]);
    const soon = petCalendarEvents([petWith('Milo', ready, '2026-12-15')], TODAY, 'https://paradise.test/');
    expect(soon.map(({ day, alarmDaysBefore }) => [day, alarmDaysBefore])).toEqual([
      ['2026-12-04', 10],
      ['2026-12-02', 8],
    ]);
  });
});
