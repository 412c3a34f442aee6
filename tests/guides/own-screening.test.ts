// @vitest-environment node
import { expect, it } from 'vitest';
import type { CalendarDay } from '@/dates/calendar-day';
import { ownScreening } from '@/guides/own-screening';

it('marks from when shipping is safe, and says so when that comes only after the report date', () => {
  const drawn = (reportDay: CalendarDay) =>
    ownScreening({ today: '2026-11-27', reportDay, service: 'army', isApproved: false });
  expect(drawn('2027-03-27')).toMatchObject({
    thickFrom: 0.5,
    note: 'Thick top line: safe to ship and sell',
  });
  expect(drawn('2026-12-27')).toMatchObject({
    thickFrom: undefined,
    note: 'Ship and sell only once it’s approved',
  });
});
