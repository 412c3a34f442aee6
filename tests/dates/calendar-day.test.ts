import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, calendarDayOf, daysBetween, parseCalendarDay, weekdayOf } from '@/dates/calendar-day';
import { inRuns } from '../support/for-any';
import { anyDay } from './any-day';

describe('a calendar day', () => {
  it.each(['2027-06-15', '2028-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('can be %s', (text) => {
    expect(parseCalendarDay(text)).toBe(text);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'tomorrow'],
    ['Feb 29 of 2100', '2100-02-29'],
    ['an American date', '06/15/2027'],
    ['a moment', '2027-06-15T00:00:00Z'],
    ['a far past', '1899-12-31'],
    ['a far future', '2200-01-01'],
    ['a line break after it', '2027-06-15\n'],
    ['Arabic digits', '٢٠٢٧-٠٦-١٥'],
  ])('can’t be %s', (_what, text) => {
    expect(parseCalendarDay(text)).toBeUndefined();
  });

  it('adds and counts days as Temporal does', () => {
    inRuns(3000)(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      const later = Temporal.PlainDate.from(day).add({ days }).toString();
      expect(addDays(day, days)).toBe(later);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    });
  });

  it('is parsed from text exactly when Temporal parses one', () => {
    const number = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
    inRuns(3000)(fc.integer({ min: 1900, max: 2199 }), number(14), number(33), (year, month, day) => {
      const text = `${year}-${month}-${day}`;
      expect(parseCalendarDay(text)).toBe(temporalDay(text));
    });
  });
});

function temporalDay(text: string): string | undefined {
  try {
    return Temporal.PlainDate.from(text).toString();
  } catch {
    return undefined;
  }
}

describe('the user’s local day', () => {
  const home = process.env.TZ;
  afterEach(() => {
    process.env.TZ = home;
  });

  it('agrees with Temporal at any moment in any time zone', () => {
    const zones = [
      'Pacific/Honolulu',
      'Pacific/Kiritimati',
      'Asia/Tokyo',
      'America/New_York',
      'Europe/London',
    ];
    inRuns(1000)(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (zone, moment) => {
        process.env.TZ = zone;
        const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
        expect(calendarDayOf(moment)).toBe(there.toPlainDate().toString());
      },
    );
  });
});

it('has the weekday of the calendar', () => {
  const days = ['2026-11-26', '2027-02-06', '2028-02-29', '1970-01-01'] as const;
  expect(days.map(weekdayOf)).toEqual(['Thu', 'Sat', 'Tue', 'Thu']);
});
