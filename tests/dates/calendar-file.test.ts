import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '@/dates/calendar-file';
import { inRuns } from '../support/for-any';
import { anyDay } from './any-day';

const EXPORTED = new Date('2026-11-22T20:15:30.123Z');
const pets: CalendarEvent = {
  id: 'item-10',
  day: '2026-12-17',
  title: 'Prepare for pet quarantine',
  description: 'Aim for same-day release; the State must have your paperwork, all of it.\nCall first.',
  url: 'https://paradise-pcs.example/pcs-toolkit/pet-travel',
  alarmDays: [7],
};

function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

/** Lines end with CRLF and none has more than 75 octets. */
function expectFolded(file: string) {
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(lines.join('')).not.toMatch(/[\r\n]/);
}

it('a calendar file parses back to the same all-day event', () => {
  const [event] = eventsIn(calendarFile('My plan', [pets], 'kai', EXPORTED));
  expect(event?.uid).toBe('item-10@kai.paradise-pcs');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-12-17');
  expect(event?.endDate.toString()).toBe('2026-12-18');
  expect(event?.summary).toBe(pets.title);
  expect(event?.description).toBe(`${pets.description}\n\n${pets.url}`);
  expect(event?.component.getFirstPropertyValue('url')).toBe(pets.url);
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T20:15:30Z');
});

/** When the event's reminders ring, on this device's clock. */
function ringsAt(event: CalendarEvent, exportedAt: Date) {
  const [read] = eventsIn(calendarFile('My plan', [event], 'kai', exportedAt));
  return read?.component.getAllSubcomponents('valarm').map((alarm) => {
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
    const start = read.startDate.clone();
    start.isDate = false;
    start.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
    return start.toString();
  });
}

it.each([
  ['a week before', new Date(2026, 10, 22), ['2026-12-10T09:00:00']],
  ['the day before, once the week has begun', new Date(2026, 11, 10, 9), ['2026-12-16T09:00:00']],
  [
    'in the evening before, once that morning has passed',
    new Date(2026, 11, 16, 10),
    ['2026-12-16T20:00:00'],
  ],
  ['no more, once that has passed', new Date(2026, 11, 16, 21), []],
])('sets a reminder for %s', (_, exportedAt, rings) => {
  expect(ringsAt(pets, exportedAt)).toEqual(rings);
});

it('sets a reminder on each of several days, but on none that has passed', () => {
  const event = { ...pets, alarmDays: [14, 7] };
  expect(ringsAt(event, new Date(2026, 10, 22))).toEqual(['2026-12-03T09:00:00', '2026-12-10T09:00:00']);
  expect(ringsAt(event, new Date(2026, 11, 5))).toEqual(['2026-12-10T09:00:00']);
});

it('has no alarm or link unless requested', () => {
  const { alarmDays: _, url: __, ...plain } = pets;
  const file = calendarFile('My plan', [plain], 'kai', EXPORTED);
  expect(file).not.toMatch(/VALARM|^URL/m);
  expect(eventsIn(file)[0]?.description).toBe(pets.description);
});

it('imported again updates an event instead of adding one: the same uid, in a later version', () => {
  const later = new Date(EXPORTED.getTime() + 1000);
  const [before] = eventsIn(calendarFile('My plan', [pets], 'kai', EXPORTED));
  const [after] = eventsIn(calendarFile('My plan', [{ ...pets, day: '2026-12-20' }], 'kai', later));
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThanOrEqual(before?.sequence ?? Infinity);
});

it('of another family, imported too, adds its own event', () => {
  const [ours] = eventsIn(calendarFile('My plan', [pets], 'kai', EXPORTED));
  const [theirs] = eventsIn(calendarFile('My plan', [pets], 'ana', EXPORTED));
  expect(theirs?.uid).not.toBe(ours?.uid);
});

it('handles any text and day: intact after parsing, CRLF, no line over 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 150 });
  inRuns(200)(anyDay, text, text, fc.integer({ min: 1, max: 30 }), (day, title, description, days) => {
    const event = { id: 'a', day, title, description, alarmDays: [days] };
    const file = calendarFile(title, [event], 'kai', EXPORTED);
    expectFolded(file);
    const [read] = eventsIn(file);
    expect([read?.startDate.toString(), read?.summary, read?.description]).toEqual([day, title, description]);
  });
});

it.each(['a\r\nEND:VCALENDAR', 'a\rb', 'a\nb', '“curly” ; , \\ \\n', 'bell\u0007', '🌺'.repeat(60)])(
  'stays valid with the text %j',
  (title) => {
    const file = calendarFile('My plan', [{ ...pets, title }], 'kai', EXPORTED);
    expectFolded(file);
    const [event, ...others] = eventsIn(file);
    expect(others).toEqual([]);
    expect(event?.summary).toBe(title.replace(/\r\n?/g, '\n').replace('\u0007', ''));
  },
);
