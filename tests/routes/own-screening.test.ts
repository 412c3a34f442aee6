import { expect, it } from 'vitest';
import type { CalendarDay } from '@/dates/calendar-day';
import { ownScreening, SAFE_FROM_THERE } from '@/routes/pcs-toolkit/family-orders/own-screening';

it('marks from when shipping is safe, and says so when that comes only after the report date', () => {
  const drawn = (reportDay: CalendarDay) =>
    ownScreening({ today: '2026-11-27', reportDay, service: 'army', isApproved: false });
  expect(drawn('2027-03-27')).toMatchObject({
    // Jan 26.
    thickFrom: 0.5,
    note: SAFE_FROM_THERE,
  });
  expect(drawn('2026-12-27')).toMatchObject({
    thickFrom: undefined,
    note: 'Ship and sell only once it’s approved',
  });
});

it('says what is over: done, or never needed, as for the Coast Guard on Oahu but not on another island', () => {
  const over = (island?: 'kauai') =>
    ownScreening({
      today: '2026-11-27',
      reportDay: '2027-03-27',
      service: 'coast-guard',
      island,
      isApproved: true,
    })?.steps.map(({ text }) => text);
  expect(over()?.slice(0, 3)).toEqual(['not needed', 'not needed', 'now']);
  expect(over('kauai')?.slice(0, 3)).toEqual(['done', 'done', 'now']);
});

it('says what to do when the days don’t suffice, until the travel is approved', () => {
  const short = (isApproved: boolean) =>
    ownScreening({ today: '2026-11-27', reportDay: '2026-12-07', service: 'army', isApproved })?.short;
  expect(short(false)).toContainEqual(expect.stringMatching(/appointments today/));
  expect(short(true)).toEqual([]);
});

it('never has the family report together before its approval, and gives the way out first', () => {
  const late = ownScreening({
    today: '2026-11-27',
    reportDay: '2027-01-06',
    service: 'navy',
    isApproved: false,
  });
  const labels = late?.steps.map(({ label }) => label) ?? [];
  expect(labels.join()).not.toContain('with your family');
  const [report, approved] = [/^You report: alone/, /Approved/].map((name) =>
    labels.findIndex((label) => name.test(label)),
  );
  expect(report).toBeLessThan(approved ?? 0);
  expect(late?.short[0]).toMatch(/command.* later report day/);
});

it('never tells a single parent to go ahead alone without the family care plan', () => {
  const late = ownScreening({
    today: '2026-11-27',
    reportDay: '2027-01-06',
    service: 'navy',
    parent: 'yes',
    isApproved: false,
  });
  const told = [...(late?.steps ?? []).map(({ label }) => label), ...(late?.short ?? [])].filter(
    (text) => typeof text === 'string' && /alone/.test(text),
  );
  expect(told).toHaveLength(2);
  for (const text of told) expect(text).toMatch(/family care plan/);
});
