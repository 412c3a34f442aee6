import { downloadText } from '@/browser/download-text';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { type CalendarEvent, calendarFile } from '@/dates/calendar-file';
import { isFact } from '@/guides/facts';
import type { Text } from '@/guides/types';
import { itemFor } from './audience';
import { checklistItems } from './content/hawaii-checklist';
import type { FamilyClock } from './family-clocks';
import type { FamilyPlan, Move } from './family-plan';
import type { PlanEntry } from './start-by';

const ALARM_DAYS = 7;

type PlanExport = FamilyPlan & {
  today: CalendarDay;
  left: readonly PlanEntry[];
  clocks: readonly FamilyClock[];
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
function planEvents({ reportDay, move, today, left, clocks, origin }: PlanExport): CalendarEvent[] {
  const starts = left.map(({ itemIndex, startBy }) => ({
    uid: `hawaii-pcs-item-${itemIndex + 1}@paradise-pcs`,
    day: startBy < today ? today : startBy,
    title: `Start: ${checklistItems[itemIndex]?.title}`,
    description: plain(knowOf(itemIndex, move)[0]),
    url: origin + (checklistItems[itemIndex]?.guide ?? '/pcs-toolkit/hawaii-checklist'),
    alarmDaysBefore: ALARM_DAYS,
  }));
  const ends = clocks.map(({ id, days, title, know, guide }) => ({
    uid: `hawaii-pcs-landing-${id}@paradise-pcs`,
    day: addDays(reportDay, days),
    title,
    description: plain(know[0]),
    url: origin + (guide ?? '/pcs-toolkit/hawaii-checklist'),
    alarmDaysBefore: ALARM_DAYS,
  }));
  return [...starts, ...ends];
}

function knowOf(itemIndex: number, move: Move): readonly Text[] {
  const item = checklistItems[itemIndex];
  return item ? itemFor(item, move).know : [];
}

function plain(text: Text | undefined): string {
  return isFact(text) ? text.value : (text ?? '');
}
