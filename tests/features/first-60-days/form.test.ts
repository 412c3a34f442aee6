import { describe, expect, test } from 'vitest';
import { roundTicks } from '@/blocks/axis';
import { parseCalendarDay } from '@/dates/calendar-day';
import {
  type FieldName,
  type FirstSixtyTexts,
  firstSixtyForm,
} from '@/features/first-60-days/first-sixty-form';
import { readForm } from '@/features/first-60-days/read-form';

describe('bad input gets a line at its field', () => {
  test.each<[FieldName, string, RegExp]>([
    ['ages', '34, 121', /oldest we take is 120/],
    ['ages', 'nine', /whole years/],
    ['ages', '34, 9, 0.5', /whole years/],
    ['ages', '-4', /whole years/],
    ['ages', Array.from({ length: 15 }, () => 5).join(' '), /at most 14/],
    ['nights', '0', /from 1 to 90/],
    ['nights', '400', /from 1 to 90/],
    ['nights', '3.5', /from 1 to 90/],
    ['wait', 'two weeks', /from 0 to 90/],
    ['baseRoom', '0', /above \$0/],
    ['room', '0.004', /above \$0/],
    ['room', '1e5', /digits only/],
    ['rent', '3.200', /^Is it \$3,200 or \$3\.20\? Type that one/],
    ['rent', '1,000,000', /\$50,000 or less/],
    ['grade', 'E-12', /“E-12” isn’t in our list/],
    ['landing', '2026-02-30', /real date/],
  ])('%s: %s', (field, text, message) => {
    const { problems } = readForm({ ...firstSixtyForm.blank, [field]: text });
    expect(problems).toEqual({ [field]: expect.stringMatching(message) });
  });

  test.each([
    ['2024-06-15', /more than a year ago\. Check the year/],
    ['2031-06-15', /more than three years away\. Check the year/],
  ])('a date in another year than meant: %s', (day, message) => {
    const today = parseCalendarDay('2026-11-23');
    const { input, problems } = readForm({ ...firstSixtyForm.blank, landing: day, reportDay: day }, today);
    expect([problems.landing, problems.reportDay]).toEqual([
      expect.stringMatching(message),
      expect.stringMatching(message),
    ]);
    expect([input.landing, input.reportDay]).toEqual([undefined, undefined]);
  });

  test('landing after the day to report', () => {
    const dates = { landing: '2026-06-16', reportDay: '2026-06-15' };
    expect(readForm({ ...firstSixtyForm.blank, ...dates }).problems.landing).toMatch(
      /after the day you must report/,
    );
  });
});

const linkHash = (texts: FirstSixtyTexts) => firstSixtyForm.hash(texts, readForm(texts).problems);
const readLinkHash = firstSixtyForm.readHash;

describe('the link', () => {
  const typed = {
    ...firstSixtyForm.blank,
    grade: 'E-5',
    place: 'schofield',
    who: 'family',
    ages: '34, 9 and 4',
    nights: '30',
    room: '$1,199.50',
    landing: '2026-06-15',
    reportDay: '2026-06-16',
  };

  test('holds the island instead of the base, and no date', () => {
    const hash = linkHash(typed);
    expect(hash).toBe('#first60=1&nights=30&room=1199.5&who=family&ages=34.9.4&grade=E-5&place=oahu');
    expect(readLinkHash(hash)).toEqual({
      ...typed,
      place: 'oahu',
      ages: '34, 9, 4',
      room: '1199.5',
      landing: '',
      reportDay: '',
    });
  });

  test('opens with its fields in another order, as earlier links have them', () => {
    const earlier = '#first60=1&grade=E-5&place=oahu&who=family&ages=34.9.4&nights=30&room=1199.5';
    expect(readLinkHash(earlier)).toEqual(readLinkHash(linkHash(typed)));
  });

  test('leaves out what can’t be read, so that it always opens', () => {
    const hash = linkHash({ ...typed, room: 'about 200', ages: 'nine', grade: '' });
    expect(readLinkHash(hash)).toMatchObject({ room: '', ages: '', nights: '30' });
  });

  test('holds every number as it was read', () => {
    const room = '199,5';
    const hash = linkHash({
      ...firstSixtyForm.blank,
      ages: '0009 04',
      nights: '014',
      wait: '7,0',
      room,
      food: '0.004',
    });
    expect(hash).toBe('#first60=1&nights=14&room=199.5&food=0&ages=9.4&wait=7');
    expect(readLinkHash(hash)).toMatchObject({ ages: '9, 4', room: '199.5' });
    expect(linkHash({ ...firstSixtyForm.blank, room: '0.004' })).toBe('#first60=1');
  });

  test.each([
    '',
    '#access_token=1',
    '#first60=1&grade=E-5&grade=E-6',
    '#first60=1&name=Kai',
    '#first60=1&landing=2026-06-15',
    '#first60=1&who=everyone',
    '#first60=1&room=1e5',
    '#first60=1&room=-5',
    `#first60=1&ages=${'1.'.repeat(400)}1`,
  ])('is refused: %s', (hash) => {
    expect(readLinkHash(hash)).toBeNull();
  });
});

test('a kept form keeps what it knows', () => {
  expect(firstSixtyForm.parse({ room: '199', color: 'red', nights: 30 })).toEqual({
    ...firstSixtyForm.blank,
    room: '199',
  });
  expect(firstSixtyForm.parse({ room: `1${String.fromCharCode(0)}9\ud83d` })?.room).toBe('19');
  for (const bad of [undefined, null, 'text', 7, []]) expect(firstSixtyForm.parse(bad)).toBeUndefined();
});

test.each([
  [0, 0],
  [-9801, 5840],
  [-50_000_000, 0],
  [0, 12],
])('round ticks from %d to %d cover both ends', (low, high) => {
  const ticks = roundTicks(low, high);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks.length).toBeLessThanOrEqual(9);
  expect(ticks[0]).toBeLessThanOrEqual(low);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
});
