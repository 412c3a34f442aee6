import { downloadText } from '@/browser/download-text';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { type CalendarEvent, calendarFile } from '@/dates/calendar-file';
import { isFact } from '@/guides/facts';
import type { LandingClock } from './content/checklist-start-dates';
import { checklistItems } from './content/hawaii-checklist';
import type { PlanEntry } from './start-by';

const ALARM_DAYS = 7;

type PlanExport = {
  reportDay: CalendarDay;
  today: CalendarDay;
  left: readonly PlanEntry[];
  clocks: readonly LandingClock[];
  /** This site's origin, for links back to it. */
  origin: string;
};

/** Downloads a calendar file of the remaining items and the deadlines after landing. */
export function downloadCalendar(plan: PlanExport): void {
  downloadText(
    'hawaii-pcs-plan.ics',
    'text/calendar',
    calendarFile('Hawaii PCS', planEvents(plan), new Date()),
  );
}

/** A start date in the past becomes an event today. */
function planEvents({ reportDay, today, left, clocks, origin }: PlanExport): CalendarEvent[] {
  const starts = left.map(({ itemIndex, startBy }) => ({
    uid: `hawaii-pcs-item-${itemIndex + 1}@paradise-pcs`,
    day: startBy < today ? today : startBy,
    title: `Start: ${checklistItems[itemIndex]?.title}`,
    description: plain(checklistItems[itemIndex]?.know[0]),
    url: origin + (checklistItems[itemIndex]?.guide ?? '/pcs-toolkit/hawaii-checklist'),
    alarmDaysBefore: ALARM_DAYS,
  }));
  const ends = clocks.map(({ id, days, title, text, guide }) => ({
    uid: `hawaii-pcs-landing-${id}@paradise-pcs`,
    day: addDays(reportDay, days),
    title,
    description: plain(text),
    url: origin + (guide ?? '/pcs-toolkit/hawaii-checklist'),
    alarmDaysBefore: ALARM_DAYS,
  }));
  return [...starts, ...ends];
}

function plain(text: LandingClock['text'] | undefined): string {
  return isFact(text) ? text.value : (text ?? '');
}
