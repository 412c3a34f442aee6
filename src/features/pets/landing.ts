import { addDays, type CalendarDay } from '@/dates/calendar-day';
import {
  disputedDayOf,
  favnTestExpiry,
  judgePet,
  type PetRecord,
  type PetTrip,
  rabiesShotExpiry,
  type Verdict,
} from './judge';

export type Landings = {
  /** The earliest landing on which no rule fails. One or more may be on their disputed day. */
  earliest: CalendarDay;
  /** The earliest landing on which every rule it affects passes. Undefined when the shot or the test expires first. */
  dayInHand?: CalendarDay;
  /** The day before the shot or the test expires, whichever comes first. Undefined while both dates are unknown. */
  last?: CalendarDay;
  /** Two dates that are past changing are the disputed number of days apart: on every day, the station has to be asked. */
  asks: boolean;
};

/**
 * Returns when this pet can land, never before `notBefore`, judged by the dates that are known. Undefined when waiting
 * doesn't help: a rule between two past dates fails, or the shot or the test expires before the waiting periods are over.
 */
export function landingsOf(
  pet: PetRecord,
  trip: PetTrip,
  today: CalendarDay,
  notBefore = today,
): Landings | undefined {
  const between = judgePet(pet, trip, today).filter(({ id }) => id === 'chip' || id === 'shotsApart');
  const has = (verdict: Verdict) => between.some((rule) => rule.verdict === verdict);
  const [end] = [rabiesShotExpiry(pet), favnTestExpiry(pet)].filter((day) => day !== undefined).sort();
  const disputed = disputedLandings(pet, trip, today);
  const earliest = latestOf([...disputed, notBefore]);
  if (has('fails') || (end && earliest > end)) return undefined;
  const clear = latestOf([...disputed.map((day) => addDays(day, 1)), notBefore]);
  const dayInHand = end && clear >= end ? undefined : clear;
  return { earliest, dayInHand, last: end && addDays(end, -1), asks: has('ask') };
}

/** Returns the disputed landing day of each wait whose dates are known. The day after it passes. */
export function disputedLandings(
  { lastShot, sample, papers }: PetRecord,
  { island }: PetTrip,
  today: CalendarDay,
): readonly CalendarDay[] {
  return [
    lastShot && addDays(lastShot, disputedDayOf('shotWait', island)),
    sample && addDays(sample, disputedDayOf('testWait', island)),
    addDays(papers ?? today, disputedDayOf('papers', island)),
  ].filter((day) => day !== undefined);
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

export function latestOf(days: readonly CalendarDay[]): CalendarDay {
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

/** Returns the earliest of the days that are known; there must be one. */
export function earliestOf(days: readonly (CalendarDay | undefined)[]): CalendarDay {
  return days.filter((day) => day !== undefined).reduce((earliest, day) => (day < earliest ? day : earliest));
}
