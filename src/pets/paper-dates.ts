import type { PetIsland } from '@/guides/pet-date-rules';
import { addDays, type CalendarDay } from '@/plan/calendar-day';
import { disputedDayOf } from './judge';

// Copies of the checklist say within 14 days; one day in hand.
const CERTIFICATE_DAYS = 13;

export type PaperDates = {
  /** The last day on which the packet and the fee are in time on every copy of the rule. */
  papersBy: CalendarDay;
  /** The health certificate and the tick treatment: from this day to the day before landing. */
  certificateFrom: CalendarDay;
  certificateLast: CalendarDay;
};

/** Returns the days by which, and from which, the paperwork for this landing is due. */
export function paperDates(landing: CalendarDay, island: PetIsland): PaperDates {
  return {
    papersBy: addDays(landing, -disputedDayOf('papers', island) - 1),
    certificateFrom: addDays(landing, -CERTIFICATE_DAYS),
    certificateLast: addDays(landing, -1),
  };
}
