import type { CalendarDay } from '@/dates/calendar-day';
import type { CalendarEvent } from '@/dates/calendar-file';
import { PET_CERTIFICATE_DAYS } from '@/guides/pet-figures';
import type { PetIsland } from './content/pet-date-rules';
import { paperDates } from './paper-dates';

/** Returns the paperwork dates for this landing as calendar events. `pageUrl` is the guide's absolute URL. */
export function petCalendarEvents(
  landing: CalendarDay,
  island: PetIsland,
  pageUrl: string,
): readonly CalendarEvent[] {
  const { papersBy, certificateFrom } = paperDates(landing, island);
  return [
    {
      uid: 'pet-papers@paradise-pcs',
      day: papersBy,
      title: 'Pet packet and fee at the Animal Quarantine Station',
      description: 'The complete packet and the fee must be there by today. Confirm it with the station.',
      url: pageUrl,
      alarmDaysBefore: 14,
    },
    {
      uid: 'pet-certificate@paradise-pcs',
      day: certificateFrom,
      title: 'Pet health certificate and tick treatment: from today',
      description: `Both must be from the last ${PET_CERTIFICATE_DAYS} days before you land. Carry the originals with your pet.`,
      url: pageUrl,
      alarmDaysBefore: 14,
    },
  ];
}
