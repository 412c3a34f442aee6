// When a family's car has to sail to be there on its report date, as the vehicle guide says it.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { type OtherIsland, stationName } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Fact } from '@/facts/types';
import { MATSON_BY_BARGE_DAYS, MATSON_TO_HONOLULU_DAYS } from '@/guides/vehicle-figures';
import { matsonCarQuestions } from '@/guides/vehicle-sources';

/** Returns the last day for the ship to leave, by the longest time that Matson gives; once it has passed, when a ship that leaves today is there. */
export function ownSailing(reportDay: CalendarDay, island: OtherIsland | undefined, today: CalendarDay): Fact {
  const [, days] = island ? MATSON_BY_BARGE_DAYS : MATSON_TO_HONOLULU_DAYS;
  const where = island ? `on ${stationName(island)}` : 'in Honolulu';
  const sails = addDays(reportDay, -days);
  const words = sails < today ? `If it sails today, your car is ${where} by ${formatDate(addDays(today, days))}` : `To be ${where} on ${formatDate(reportDay)}, your car sails by ${formatDate(sails)}`;
  return factsCheckedOn('2026-11-21').read(`${words}: ${days} days, Matson says.`, matsonCarQuestions);
}
