// A new rabies shot and a new FAVN test, and what they change in a pet's dates.

import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { PET_TEST_VALID_MONTHS } from '@/guides/pet-figures';
import { addMonths } from './add-months';
import { disputedDayOf, type PetRecord } from './judge';
import { latestOf } from './landing';

/** `third-shot`: the first two are too close together. `second-shot`: the planned second shot moves. */
export type ShotKind = 'booster' | 'third-shot' | 'second-shot';

/** The days of a new shot and of new blood at the lab. */
export type Changes = { shot?: CalendarDay; sample?: CalendarDay };

/** Every day in it leads to the same landing. */
export type Window = { from: CalendarDay; by: CalendarDay };

const VALID_MONTHS = {
  // The label of a shot that hasn't been given is unknown: this is the shorter one.
  shot: 12,
  sample: PET_TEST_VALID_MONTHS,
};

/**
 * Returns the first days on which a new shot and new blood would count: the shot far enough from the one before it, the
 * blood after the chip. One is undefined when the pet has no such date yet to replace.
 */
export function soonestChanges(pet: PetRecord, today: CalendarDay): Changes {
  const before = shotBefore(pet, today);
  return {
    shot: before && latestOf([today, addDays(before, disputedDayOf('shotsApart', 'oahu') + 1)]),
    sample: pet.sample && latestOf([today, addDays(pet.chip ?? today, disputedDayOf('chip', 'oahu') + 1)]),
  };
}

/** Returns the pet's dates with these changes. The paperwork is complete only after the last of them. */
export function withChanges(pet: PetRecord, { shot, sample }: Changes, today: CalendarDay): PetRecord {
  const shots: Partial<PetRecord> = shot
    ? { firstShot: shotBefore(pet, today), lastShot: shot, lastShotYears: 1 }
    : {};
  const papers = latestOf([pet.papers ?? today, shot ?? today, sample ?? today]);
  return { ...pet, ...shots, sample: sample ?? pet.sample, papers };
}

/** Returns the days on which a change, possible from `soonest`, has its wait behind it on landing and hasn't expired. */
export function windowOf(change: keyof Changes, soonest: CalendarDay, landing: CalendarDay): Window {
  const wait = disputedDayOf(change === 'shot' ? 'shotWait' : 'testWait', 'oahu') + 1;
  // Two days: the anniversary is disputed, and after Feb 29 it is a day early.
  const stillGood = addDays(addMonths(landing, -VALID_MONTHS[change]), 2);
  return { from: latestOf([soonest, stillGood]), by: addDays(landing, -wait) };
}

/** Returns what a new shot is to this pet. */
export function shotKindOf(pet: PetRecord, today: CalendarDay): ShotKind {
  const { firstShot, lastShot } = pet;
  if (!firstShot || !lastShot) return 'booster';
  if (shotBefore(pet, today) === firstShot) return 'second-shot';
  return daysBetween(firstShot, lastShot) < disputedDayOf('shotsApart', 'oahu') ? 'third-shot' : 'booster';
}

/** The shot that a new one follows: the latest, unless that is only planned. */
function shotBefore({ firstShot, lastShot }: PetRecord, today: CalendarDay): CalendarDay | undefined {
  return firstShot && lastShot && lastShot > today ? firstShot : lastShot;
}
