import type { CalendarDay } from '@/dates/calendar-day';
import type { CalendarEvent } from '@/dates/calendar-file';
import { calendarNotes } from './content/pet-step-words';
import { datedSteps, type PlannedPet, stepTitle } from './dated-steps';

/** How many days before each of the pets' days a reminder comes. */
const ALARM_DAYS = [14];

/** Returns the days of the pets' steps as calendar events. `pageUrl` is the guide's absolute URL. */
export function petCalendarEvents(
  pets: readonly PlannedPet[],
  today: CalendarDay,
  pageUrl: string,
): readonly CalendarEvent[] {
  return pets.flatMap(({ name, plan }, at) =>
    datedSteps(plan, today).map((step) => ({
      id: `pet-${at + 1}-${step.kind}-${step.edge}`,
      day: step.day,
      title: stepTitle(step, pets.length > 1 ? [name] : []),
      description: calendarNotes[step.kind === 'packet' || step.kind === 'certificate' ? step.kind : 'other'],
      url: pageUrl,
      alarmDays: ALARM_DAYS,
    })),
  );
}
