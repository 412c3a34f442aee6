import { addDays, type CalendarDay } from '@/dates/calendar-day';
import type { PetIsland } from './content/pet-date-rules';
import { disputedDayOf } from './judge';

// Copies of the checklist say within 14 days; this leaves one day to spare.
const CERTIFICATE_DAYS = 13;

export type PaperDates = {
  /** The last day on which the packet and the fee are on time under every copy of the rule. */
  papersBy: CalendarDay;
  /** The health certificate and the tick treatment must be dated from this day to the day before landing. */
  certificateFrom: CalendarDay;
  certificateLast: CalendarDay;
};

/** Returns when the paperwork for this landing is due. */
export function paperDates(landing: CalendarDay, island: PetIsland): PaperDates {
  return {
    papersBy: addDays(landing, -disputedDayOf('papers', island) - 1),
    certificateFrom: addDays(landing, -CERTIFICATE_DAYS),
    certificateLast: addDays(landing, -1),
  };
}
