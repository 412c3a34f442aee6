import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { isWorkday, workdayOnOrAfter, workdayOnOrBefore } from '@/dates/workdays';

const federalHolidays = [
  ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07'],
  ...['2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-07-05', '2027-12-24'],
  // New Year's Day 2028 is a Saturday.
  ...['2027-12-31', '2028-05-29', '2024-02-19'],
] as CalendarDay[];

const hawaiiHolidays = [
  ...['2026-03-26', '2026-04-03', '2026-06-11', '2026-08-21', '2026-11-03', '2024-03-29', '2025-04-18'],
  ...['2027-03-26', '2027-06-11', '2027-08-20', '2028-04-14', '2028-11-07', '2028-03-27', '2022-03-25'],
] as CalendarDay[];

describe('an office', () => {
  it.each(federalHolidays)('is closed on the federal holiday %s', (day) => {
    expect(isWorkday(day, 'federal')).toBe(false);
    expect(isWorkday(day, 'hawaii')).toBe(false);
  });

  it.each(hawaiiHolidays)('is closed on %s in Hawaii only', (day) => {
    expect(isWorkday(day, 'federal')).toBe(true);
    expect(isWorkday(day, 'hawaii')).toBe(false);
  });

  it('is open on election day in odd years, on Juneteenth’s eve and on an ordinary Friday', () => {
    for (const day of ['2027-11-02', '2026-06-18', '2026-07-10'] as const)
      expect(isWorkday(day, 'hawaii')).toBe(true);
  });

  it('is reached before a long weekend, or after it', () => {
    expect(workdayOnOrBefore('2027-07-05', 'federal')).toBe('2027-07-02');
    expect(workdayOnOrAfter('2027-07-03', 'federal')).toBe('2027-07-06');
    expect(workdayOnOrBefore('2027-03-28', 'hawaii')).toBe('2027-03-25');
  });

  it('is open within five days of any day, and a workday stays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80_000 }),
        fc.constantFrom('federal', 'hawaii'),
        (days, office) => {
          const day = addDays('1975-01-01', days);
          const before = workdayOnOrBefore(day, office);
          expect(isWorkday(before, office)).toBe(true);
          expect(daysBetween(before, day)).toBeLessThanOrEqual(5);
          if (isWorkday(day, office)) expect([before, workdayOnOrAfter(day, office)]).toEqual([day, day]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
