import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { workdayOnOrBefore } from '@/dates/workdays';
import { PET_CERTIFICATE_DAYS } from '@/guides/pet-figures';
import type { PetIsland } from './content/pet-date-rules';
import { disputedDayOf } from './judge';

// Leaves one day to spare.
const CERTIFICATE_DAYS = PET_CERTIFICATE_DAYS - 1;

export type PaperDates = {
  /** The last day on which the packet and the fee are on time under every copy of the rule, and the station is open. */
  papersBy: CalendarDay;
  /** The health certificate and the tick treatment must be dated from this day to the day before landing. */
  certificateFrom: CalendarDay;
  certificateLast: CalendarDay;
};

/** Returns when the paperwork for this landing is due. */
export function paperDates(landing: CalendarDay, island: PetIsland): PaperDates {
  return {
    papersBy: workdayOnOrBefore(addDays(landing, -disputedDayOf('papers', island) - 1), 'hawaii'),
    certificateFrom: addDays(landing, -CERTIFICATE_DAYS),
    certificateLast: addDays(landing, -1),
  };
}
