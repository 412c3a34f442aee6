// Builds an .ics file of all-day events (RFC 5545) that Apple, Google and Outlook calendars can import.
import { addDays, type CalendarDay } from './calendar-day';

export type CalendarEvent = {
  /** Its own among the family's events, and stable across exports. No spaces or line breaks. */
  id: string;
  day: CalendarDay;
  title: string;
  description: string;
  /** An absolute URL. Also added as the last line of the description, because Google drops the field. */
  url?: string;
  /** Sets a reminder for 9 a.m. so many days before, each a positive integer; one later when all have passed. */
  alarmDays?: readonly number[];
};

/** A whole hour on one of the days before an event. */
type Alarm = { daysBefore: number; hour: number };

const MAX_LINE_OCTETS = 75;
const SEQUENCE_EPOCH_MS = Date.UTC(2025, 0, 1);
const encoder = new TextEncoder();

/**
 * Returns the file's text. `family` and each event's id make its UID, so that importing the family's next export updates
 * an event, and another family's adds its own. `exportedAt` stamps every event: a later export supersedes an earlier one.
 */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  family: string,
  exportedAt: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//paradise-pcs//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, family, exportedAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/**
 * Returns when to remind of an event: at 9 a.m. on each day that is still ahead, else at 9 a.m. or 8 p.m. the day before,
 * whichever comes first after the export. Empty when all have passed. Hours are on this device's clock.
 */
function alarmsFor(day: CalendarDay, alarmDays: readonly number[], exportedAt: Date): Alarm[] {
  const isAhead = (alarm: Alarm) => momentOf(day, alarm) > exportedAt;
  const ahead = alarmDays.map((daysBefore) => ({ daysBefore, hour: 9 })).filter(isAhead);
  if (ahead.length > 0) return ahead;
  const dayBefore = [9, 20].map((hour) => ({ daysBefore: 1, hour })).find(isAhead);
  return dayBefore ? [dayBefore] : [];
}

function momentOf(day: CalendarDay, { daysBefore, hour }: Alarm): Date {
  const [year = 0, month = 1, date = 1] = addDays(day, -daysBefore).split('-').map(Number);
  return new Date(year, month - 1, date, hour);
}

function eventLines(event: CalendarEvent, family: string, exportedAt: Date): string[] {
  const { id, day, title, description, url, alarmDays } = event;
  const alarms = alarmDays ? alarmsFor(day, alarmDays, exportedAt) : [];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${family}.paradise-pcs`,
    `DTSTAMP:${exportedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${Math.max(0, Math.floor((exportedAt.getTime() - SEQUENCE_EPOCH_MS) / 1000))}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(url ? `${description}\n\n${url}` : description)}`,
    ...(url ? [`URL:${new URL(url).href}`] : []),
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((alarm) => alarmLines(title, alarm)),
    'END:VEVENT',
  ];
}

// Counted back from midnight: 9 a.m. seven days before is six days and 15 hours earlier.
function alarmLines(title: string, { daysBefore, hour }: Alarm): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${daysBefore > 1 ? `${daysBefore - 1}D` : ''}T${24 - hour}H`,
    'END:VALARM',
  ];
}

function compact(day: CalendarDay): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: calendars reject control characters
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Folds a line at 75 octets (not characters); continuation lines start with a space. */
function foldLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
