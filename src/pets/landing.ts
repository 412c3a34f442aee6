import { addDays, type CalendarDay } from '@/plan/calendar-day';
import {
  disputedDayOf,
  favnTestExpiry,
  judgePet,
  type PetRecord,
  type PetTrip,
  rabiesShotExpiry,
} from './judge';

export type Landings = {
  /** The earliest landing on which no rule fails. One or more may be on their disputed day. */
  earliest: CalendarDay;
  /** The earliest landing on which every rule it affects passes. Undefined when the shot or the test expires first. */
  dayInHand?: CalendarDay;
  /** The day before the shot or the test expires, whichever comes first. */
  last: CalendarDay;
};

/**
 * Returns when this pet can land, never before today. Undefined when a date is missing or when waiting doesn't help: a
 * rule between two past dates fails, or the shot or the test expires before the waiting periods are over.
 */
export function landingsOf(pet: PetRecord, trip: PetTrip, today: CalendarDay): Landings | undefined {
  const { lastShot, sample, papers = today } = pet;
  const ends = [rabiesShotExpiry(pet), favnTestExpiry(pet)].filter((day) => day !== undefined).sort();
  const isLost = judgePet(pet, trip, today).some(
    ({ id, verdict }) => (id === 'chip' || id === 'shotsApart') && verdict !== 'passes' && verdict !== 'ask',
  );
  const [end] = ends;
  if (!lastShot || !sample || !end || isLost) return undefined;
  const disputed = [
    addDays(lastShot, disputedDayOf('shotWait', trip.island)),
    addDays(sample, disputedDayOf('testWait', trip.island)),
    addDays(papers, disputedDayOf('papers', trip.island)),
  ];
  const earliest = latestOf([...disputed, today]);
  const clear = latestOf([...disputed.map((day) => addDays(day, 1)), today]);
  if (earliest > end) return undefined;
  return { earliest, dayInHand: clear < end ? clear : undefined, last: addDays(end, -1) };
}

/**
 * Returns the day the waiting periods after the latest shot and the test are over, so that landing is no longer early.
 * Undefined without both dates.
 */
export function waitsOver({ lastShot, sample }: PetRecord): CalendarDay | undefined {
  if (!lastShot || !sample) return undefined;
  return latestOf([
    addDays(lastShot, disputedDayOf('shotWait', 'oahu')),
    addDays(sample, disputedDayOf('testWait', 'oahu')),
  ]);
}

function latestOf(days: readonly CalendarDay[]): CalendarDay {
  return days.reduce((latest, day) => (day > latest ? day : latest));
}
