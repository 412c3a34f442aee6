// What could still be done for a pet, chip, shots and FAVN test, and what it changes in the pet's dates.

import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { BLOOD_AFTER_FIRST_SHOT_DAYS, type PetRuleId } from './content/pet-date-rules';
import { disputedDayOf, type PetRecord } from './judge';
import { latestOf } from './landing';

/** `third-shot`: the first two are too close together. `booster`: the latest runs out too soon. */
export type ShotKind = 'second-shot' | 'third-shot' | 'booster';

/** The days of a chip, a first shot, a shot after that, and blood at the lab. */
export type Changes = Partial<Record<'chip' | 'firstShot' | 'shot' | 'sample', CalendarDay>>;

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

/** Returns the first days on which one more shot and new blood would count, after those that the pet has had. */
export function soonestChanges(pet: PetRecord, today: CalendarDay): Changes {
  const { lastShot, sample } = pet;
  return {
    shot: lastShot && lastShot <= today ? soonestShot(lastShot, today) : undefined,
    sample: sample && sample <= today ? soonestBlood(pet, today) : undefined,
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
    ? { firstShot: changes.firstShot ?? pet.lastShot ?? pet.firstShot, lastShot: shot, lastShotYears: 1 }
    : {};
  const days = Object.values(changes).filter((day) => day !== undefined);
  const papers = latestOf([pet.papers ?? today, ...days]);
  return { ...pet, chip, firstShot, ...shots, sample, papers };
}

export function hasAny(changes: Changes): boolean {
  return Object.values(changes).some((day) => day !== undefined);
}

/** Returns what a new shot is to this pet. */
export function shotKindOf({ firstShot, lastShot }: PetRecord): ShotKind {
  if (!lastShot) return 'second-shot';
  if (!firstShot) return 'booster';
  return daysBetween(firstShot, lastShot) < disputedDayOf('shotsApart', 'oahu') ? 'third-shot' : 'booster';
}
