import { addDays, type CalendarDay } from '@/plan/calendar-day';
import { disputedDayOf, judgePet, type PetRecord, type PetTrip, shotEnd, testEnd } from './judge';

export type Landings = {
  /** The earliest landing on which no rule fails. One or more may be on their disputed day. */
  earliest: CalendarDay;
  /** The earliest landing on which every rule that depends on it passes. None when something runs out before. */
  dayInHand?: CalendarDay;
  /** The day before the shot or the test runs out. */
  last: CalendarDay;
};

/**
 * Returns when this pet can land, never before today. None when a date is missing, or where waiting doesn't help: a rule
 * between two past dates fails, or the shot or the test runs out before the waits are over.
 */
export function landingsOf(pet: PetRecord, trip: PetTrip, today: CalendarDay): Landings | undefined {
  const { lastShot, sample, papers = today } = pet;
  const ends = [shotEnd(pet), testEnd(pet)].filter((day) => day !== undefined).sort();
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

/** Returns the day the waits after the latest shot and the test are over, and with it an early arrival. */
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
