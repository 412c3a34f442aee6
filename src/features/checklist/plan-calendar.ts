import { saveFile } from '@/blocks/save-file';
import { calendarFamily } from '@/browser/calendar-family';
import { addDays, type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import { ALARM_DAYS, alarmFor, type CalendarEvent, calendarFile } from '@/dates/calendar-file';
import { formatDate } from '@/dates/format-date';
import { isFact } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { linesFor } from './audience';
import { allItems } from './content/items/all-items';
import type { RecordWords } from './content/plan-record';
import { allSteps } from './content/steps/all-steps';
import type { ClockLine, PetLine, PlanLines, TodoLine } from './dated-lines';
import { clockWords } from './family-clock-words';
import { clocksOf } from './family-clocks';
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
 * share one. What should have started already falls on the next mornings, what comes first in its order.
 * A start that finds no room up to its last good day is left out, as what has passed is, and what is useless after landing.
 */
export function planEvents(input: PlanExport): CalendarEvent[] {
  const { plan, lines, first, exportedAt } = input;
  const today = calendarDayOf(exportedAt);
  // Late in the evening it is too late to remind of tomorrow.
  const firstDay = addDays(today, alarmFor(addDays(today, 1), ALARM_DAYS.plan, exportedAt) ? 1 : 2);
  const left = firstThenLeft(lines, first);

  const days: CalendarDay[] = [];
  const starts = left.flatMap((line) => {
    const day = freeDay(line.start, firstDay, days);
    const isTooLate = line.lastBy >= firstDay && day > line.lastBy;
    if (isTooLate || (line.isOverOnLanding && day >= plan.reportDay)) return [];
    days.push(day);
    return [{ id: idOf(line), day, title: `Start: ${line.what}`, ...tells(line, input) }];
  });
  const lasts = left
    .filter(({ lastBy }) => lastBy >= firstDay)
    .map((line) => ({
      id: `${idOf(line)}-last`,
      day: line.lastBy,
      title: `Last good day: ${line.what}`,
      ...tells(line, input),
    }));
  const fixed = [...lasts, ...fixedEvents(input)].filter(({ day }) => day >= today);
  return [...starts, ...fixed].map((event) => ({ ...event, alarmDaysBefore: ALARM_DAYS.plan }));
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

/** Returns the wanted day or, when it is full, the last free day before it, from `firstDay` on; else the next free one. */
function freeDay(wanted: CalendarDay, firstDay: CalendarDay, taken: readonly CalendarDay[]): CalendarDay {
  const isFull = (day: CalendarDay) => taken.filter((other) => other === day).length >= MAX_ENTRIES_A_DAY;
  let day = wanted;
  while (day >= firstDay && isFull(day)) day = addDays(day, -1);
  if (day >= firstDay) return day;
  day = firstDay;
  while (isFull(day)) day = addDays(day, 1);
  return day;
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
  const clock = clocksOf(plan).find(({ id }) => id === line.clock);
  const [know] = clock ? clockWords(clock, plan.move).know : [];
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
