import { saveFile } from '@/blocks/save-file';
import { calendarFamily } from '@/browser/calendar-family';
import { addDays, type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import { type CalendarEvent, calendarFile } from '@/dates/calendar-file';
import { formatDate } from '@/dates/format-date';
import { isFact } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { linesFor } from './audience';
import { ALARM_DAYS } from './content/alarm-days';
import { allItems } from './content/items/all-items';
import type { RecordWords } from './content/plan-record';
import { allSteps } from './content/steps/all-steps';
import type { PlanLines, TodoLine } from './dated-lines';
import type { ClockLine, PetLine } from './deadlines';
import { clockWords } from './family-clock-words';
import type { FamilyPlan } from './family-plan';
import { lawDayOf } from './line-words';
import { itemNumber } from './progress';
import { firstThenLeft } from './to-do-first';

export type PlanExport = {
  plan: FamilyPlan;
  lines: PlanLines;
  /** What the page says to do first. */
  first: readonly TodoLine[];
  /** Whether the report day gets an entry of its own. */
  hasReportDay: boolean;
  /** This site's origin, for links back to it. */
  origin: string;
  exportedAt: Date;
};

const MAX_ENTRIES_A_DAY = 3;

/** Downloads a calendar file of what is left to do, the deadlines after landing and the pets' dates. */
export function downloadCalendar(plan: PlanExport): void {
  const file = calendarFile('Hawaii PCS', planEvents(plan), calendarFamily(), plan.exportedAt);
  saveFile('hawaii-pcs-plan.ics', 'text/calendar', file);
}

/**
 * Returns the entries: the last good days, pets' dates and deadlines each on its day, and the starts, of which at most three
 * share a day after today. What should have started already starts today, as the page says. What has passed is left out.
 */
export function planEvents(input: PlanExport): CalendarEvent[] {
  const { lines, first, exportedAt } = input;
  const today = calendarDayOf(exportedAt);
  const left = firstThenLeft(lines, first);

  const days: CalendarDay[] = [];
  const starts = left.map((line) => {
    const day = freeDay(line.start, today, days);
    days.push(day);
    return { id: idOf(line), day, title: `Start: ${line.what}`, ...tells(line, input) };
  });
  const lasts = left.map((line) => ({
    id: `${idOf(line)}-last`,
    day: line.lastBy,
    title: `Last good day: ${line.what}`,
    ...tells(line, input),
  }));
  const dated = [
    ...lasts.filter(({ day }) => day > today),
    ...fixedEvents(input).filter(({ day }) => day >= today),
  ];
  return [...starts, ...dated].map((event) => ({ ...event, alarmDays: ALARM_DAYS }));
}

/** Stable, because calendar apps find an entry again by it. */
function idOf(line: TodoLine): string {
  return line.kind === 'item' ? `hawaii-pcs-item-${itemNumber(line.item)}` : `hawaii-pcs-early-${line.step}`;
}

function tells(line: TodoLine, { plan, origin }: PlanExport) {
  const { words }: { words: RecordWords } = line.kind === 'item' ? allItems[line.item] : allSteps[line.step];
  return {
    description: [
      plain(linesFor(words.know, plan.move)[0]),
      line.daysToLast > 0 && `Last good day: ${formatDate(line.lastBy)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    url: origin + (line.page ?? '/pcs-toolkit/hawaii-checklist'),
  };
}

/** Returns the wanted day or, when it is full, the last free day before it; today, which is never full, when there is none. */
function freeDay(wanted: CalendarDay, today: CalendarDay, taken: readonly CalendarDay[]): CalendarDay {
  const isFull = (day: CalendarDay) => taken.filter((other) => other === day).length >= MAX_ENTRIES_A_DAY;
  let day = wanted;
  while (day > today && isFull(day)) day = addDays(day, -1);
  return day > today ? day : today;
}

/** The report day, the deadlines, and the pets' dates, which share an entry on each day. */
function fixedEvents({ plan, lines, hasReportDay, origin }: PlanExport): CalendarEvent[] {
  const page = `${origin}/pcs-toolkit/hawaii-checklist`;
  const report = {
    id: 'hawaii-pcs-report-day',
    day: plan.reportDay,
    title: plan.move.orders === 'no' ? 'Landing day' : 'Report day',
    description: plan.move.orders === 'no' ? '' : 'Report, or land if that comes first.',
    url: page,
  };
  const ends = lines.clocks.map((line) => ({
    id: `hawaii-pcs-landing-${line.clock}`,
    day: line.lastBy,
    title: line.what,
    description: deadlineTells(line, plan),
    url: line.page ? origin + line.page : page,
  }));
  const pets = linesByDay(lines.pets).map((sameDay, index) => ({
    id: `hawaii-pcs-pets-${index + 1}`,
    day: sameDay[0].lastBy,
    title: sameDay.map(({ what }) => what).join('; '),
    description: 'Check your pets’ dates again if a flight or a vet visit moves.',
    url: `${origin}/pcs-toolkit/pet-travel`,
  }));
  return [...(hasReportDay ? [report] : []), ...ends, ...pets];
}

function deadlineTells(line: ClockLine, plan: FamilyPlan): string {
  const [know] = clockWords({ id: line.clock, isOurs: line.isOurs }, plan.move).know;
  return [lawDayOf(line), plain(know)].filter(Boolean).join(' ');
}

function linesByDay(lines: readonly PetLine[]): [PetLine, ...PetLine[]][] {
  const days = new Map<CalendarDay, [PetLine, ...PetLine[]]>();
  for (const line of lines)
    days.set(line.lastBy, [...(days.get(line.lastBy) ?? []), line] as [PetLine, ...PetLine[]]);
  return [...days.values()];
}

function plain(text: Text | undefined): string {
  return isFact(text) ? text.value : (text ?? '');
}
