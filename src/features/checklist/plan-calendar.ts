import { saveFile } from '@/blocks/save-file';
import { calendarFamily } from '@/browser/calendar-family';
import { addDays, type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import { alarmFor, type CalendarEvent, calendarFile } from '@/dates/calendar-file';
import { formatDate } from '@/dates/format-date';
import { isFact } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { startDates } from './content/checklist-start-dates';
import { earlyStepWords } from './content/early-step-words';
import { clockWords } from './family-clock-words';
import type { FamilyClock } from './family-clocks';
import { stepsOf } from './family-early-steps';
import { itemFor } from './family-item';
import type { FamilyPlan, PetStep } from './family-plan';
import { petDatesOf } from './pet-dates';
import { itemNumber } from './progress';
import type { PlanEntry } from './start-by';

export type PlanExport = {
  plan: FamilyPlan;
  /** What is left to do, in the order in which to do it. */
  left: readonly PlanEntry[];
  clocks: readonly FamilyClock[];
  /** Whether the report day gets an entry of its own. */
  hasReportDay: boolean;
  /** This site's origin, for links back to it. */
  origin: string;
  exportedAt: Date;
};

const MAX_ENTRIES_A_DAY = 3;
const ALARM_DAYS = 7;

/** Downloads a calendar file of what is left to do, the deadlines after landing and the pets' dates. */
export function downloadCalendar(plan: PlanExport): void {
  const file = calendarFile('Hawaii PCS', planEvents(plan), calendarFamily(), plan.exportedAt);
  saveFile('hawaii-pcs-plan.ics', 'text/calendar', file);
}

/**
 * Returns the entries, at most three a day. What should have started already falls on the next mornings, in the plan's
 * order, after what has to be asked for at once; what can't be done before landing and is useless after it is left out, and so are deadlines that have passed.
 */
export function planEvents(input: PlanExport): CalendarEvent[] {
  const { plan, left, exportedAt, origin } = input;
  const today = calendarDayOf(exportedAt);
  const fixed = fixedEvents(input).filter(({ day }) => day >= today);
  const days = fixed.map(({ day }) => day);
  // Late in the evening it is too late to remind of tomorrow.
  const firstDay = addDays(today, alarmFor(addDays(today, 1), ALARM_DAYS, exportedAt) ? 1 : 2);

  const starts = [
    ...earlyEvents(plan, today, origin),
    ...left.map((entry) => itemEvent(entry, plan, origin)),
  ];
  const placed = starts.flatMap(({ isOverOnLanding, ...event }) => {
    const day = freeDay(event.day, firstDay, days);
    if (isOverOnLanding && day >= plan.reportDay) return [];
    days.push(day);
    return [{ ...event, day }];
  });
  return [...placed, ...fixed].map((event) => ({ ...event, alarmDaysBefore: ALARM_DAYS }));
}

/** An entry on the day wanted for it, which may have passed or be full. */
type WantedEvent = Omit<CalendarEvent, 'alarmDaysBefore'> & { isOverOnLanding?: boolean | undefined };

function earlyEvents(plan: FamilyPlan, today: CalendarDay, origin: string): readonly WantedEvent[] {
  return stepsOf(plan, today).map(({ id, title, guide, lastBy, isAtOnce }) => ({
    id: `hawaii-pcs-early-${id}`,
    day: isAtOnce ? today : lastBy,
    title,
    description: `${plain(earlyStepWords[id])} Last good day: ${formatDate(lastBy)}.`,
    url: origin + guide,
    isOverOnLanding: true,
  }));
}

function itemEvent({ item, startBy }: PlanEntry, plan: FamilyPlan, origin: string): WantedEvent {
  const { title, know, guide } = itemFor(item, plan.move);
  return {
    id: `hawaii-pcs-item-${itemNumber(item)}`,
    day: startBy,
    title: `Start: ${title}`,
    description: plain(know[0]),
    url: origin + (guide ?? '/pcs-toolkit/hawaii-checklist'),
    isOverOnLanding: startDates[item].isOverOnLanding,
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

/** At most three a day: the report day, one deadline, and the pets' dates, which share an entry on each day. */
function fixedEvents({ plan, left, clocks, hasReportDay, origin }: PlanExport): CalendarEvent[] {
  const { reportDay, move } = plan;
  const page = `${origin}/pcs-toolkit/hawaii-checklist`;
  const report = {
    id: 'hawaii-pcs-report-day',
    day: reportDay,
    title: 'Report day',
    description: 'Report, or land if that comes first.',
    url: page,
  };
  const ends = clocks.map((clock) => ({
    id: `hawaii-pcs-landing-${clock.id}`,
    day: addDays(reportDay, clock.days),
    title: clock.title,
    description: plain(clockWords(clock, move).know[0]),
    url: clock.guide ? origin + clock.guide : page,
  }));
  const pets = stepsByDay(petDatesOf(plan, left)).map((steps, index) => ({
    id: `hawaii-pcs-pets-${index + 1}`,
    day: steps[0].day,
    title: steps.map(({ title }) => title).join('; '),
    description: 'Check your pets’ dates again if a flight or a vet visit moves.',
    url: `${origin}/pcs-toolkit/pet-travel`,
  }));
  return [...(hasReportDay ? [report] : []), ...ends, ...pets];
}

function stepsByDay(steps: readonly PetStep[]): [PetStep, ...PetStep[]][] {
  const days = new Map<CalendarDay, [PetStep, ...PetStep[]]>();
  for (const step of steps)
    days.set(step.day, [...(days.get(step.day) ?? []), step] as [PetStep, ...PetStep[]]);
  return [...days.values()];
}

function plain(text: Text | undefined): string {
  return isFact(text) ? text.value : (text ?? '');
}
