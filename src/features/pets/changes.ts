// What could still be done for a pet, chip, shots and FAVN test, and what it changes in the pet's dates.

import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { PET_TEST_VALID_MONTHS } from '@/guides/pet-figures';
import { addMonths } from './add-months';
import { BLOOD_AFTER_FIRST_SHOT_DAYS, type PetRuleId } from './content/pet-date-rules';
import { disputedDayOf, type PetRecord } from './judge';
import { latestOf } from './landing';

/**
 * `second-shot`: the pet has had one. `moved-shot`: the second is planned, on another day. `third-shot`: the first two are
 * too close together. `booster`: the latest runs out too soon.
 */
export type ShotKind = 'second-shot' | 'moved-shot' | 'third-shot' | 'booster';

/** The days of a chip, a first shot, a shot after that, and blood at the lab. */
export type Changes = Partial<Record<'chip' | 'firstShot' | 'shot' | 'sample', CalendarDay>>;

/** Every day in it leads to the same landing. */
export type Window = { from: CalendarDay; by: CalendarDay };

const VALID_MONTHS = {
  // The label of a shot that hasn't been given is unknown: this is the shorter one.
  shot: 12,
  sample: PET_TEST_VALID_MONTHS,
};

/** Returns the fewest days between the two dates with which a rule passes. */
export function daysToPass(rule: Exclude<PetRuleId, 'papers'>): number {
  return disputedDayOf(rule, 'oahu') + 1;
}

/** Returns the first days on which what the pet has no date for could be done. A first shot comes before any other. */
export function soonestMissing(pet: PetRecord, today: CalendarDay): Changes {
  return {
    chip: pet.chip ? undefined : today,
    firstShot: pet.firstShot ? undefined : today,
    shot: pet.lastShot ? undefined : soonestShot(pet.firstShot ?? today, today),
    sample: pet.sample ? undefined : soonestBlood(pet, today),
  };
}

/**
 * Returns the first days on which a new shot and new blood would count. One is undefined when the pet has no such date yet
 * to replace.
 */
export function soonestChanges(pet: PetRecord, today: CalendarDay): Changes {
  const before = shotBefore(pet, today);
  return {
    shot: pet.lastShot && before && soonestShot(before, today),
    sample: pet.sample && soonestBlood(pet, today),
  };
}

function soonestShot(before: CalendarDay, today: CalendarDay): CalendarDay {
  return latestOf([today, addDays(before, daysToPass('shotsApart'))]);
}

function soonestBlood(pet: PetRecord, today: CalendarDay): CalendarDay {
  return latestOf([
    today,
    addDays(pet.chip ?? today, daysToPass('chip')),
    addDays(pet.firstShot ?? today, BLOOD_AFTER_FIRST_SHOT_DAYS),
  ]);
}

/** Returns the pet's dates with these changes. The paperwork is complete only after the last of them. */
export function withChanges(pet: PetRecord, changes: Changes, today: CalendarDay): PetRecord {
  const { chip = pet.chip, firstShot = pet.firstShot, shot, sample = pet.sample } = changes;
  const shots: Partial<PetRecord> = shot
    ? { firstShot: changes.firstShot ?? shotBefore(pet, today), lastShot: shot, lastShotYears: 1 }
    : {};
  const days = Object.values(changes).filter((day) => day !== undefined);
  const papers = latestOf([pet.papers ?? today, ...days]);
  return { ...pet, chip, firstShot, ...shots, sample, papers };
}

export function hasAny(changes: Changes): boolean {
  return Object.values(changes).some((day) => day !== undefined);
}

/** Returns the days on which a change, possible from `soonest`, has its wait behind it on landing and hasn't expired. */
export function windowOf(change: 'shot' | 'sample', soonest: CalendarDay, landing: CalendarDay): Window {
  // Two days: the anniversary is disputed, and after Feb 29 it is a day early.
  const stillGood = addDays(addMonths(landing, -VALID_MONTHS[change]), 2);
  const wait = daysToPass(change === 'shot' ? 'shotWait' : 'testWait');
  return { from: latestOf([soonest, stillGood]), by: addDays(landing, -wait) };
}

/** Returns what a new shot is to this pet. */
export function shotKindOf(pet: PetRecord, today: CalendarDay): ShotKind {
  const { firstShot, lastShot } = pet;
  if (!lastShot) return 'second-shot';
  if (!firstShot) return 'booster';
  if (shotBefore(pet, today) === firstShot) return 'moved-shot';
  return daysBetween(firstShot, lastShot) < disputedDayOf('shotsApart', 'oahu') ? 'third-shot' : 'booster';
}

/** The shot that a new one follows: the latest, unless that is only planned. */
function shotBefore({ firstShot, lastShot }: PetRecord, today: CalendarDay): CalendarDay | undefined {
  return firstShot && (!lastShot || lastShot > today) ? firstShot : lastShot;
}
