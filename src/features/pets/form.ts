// The date checker's form, and its validation.
import { type CalendarDay, parseCalendarDay } from '@/dates/calendar-day';
import { addMonths } from './add-months';
import type { PetRecord, PetTrip } from './judge';

export const petDateFields = ['chip', 'firstShot', 'lastShot', 'sample', 'papers'] as const;
export type PetDateField = (typeof petDateFields)[number];

/** As typed: a date is YYYY-MM-DD, or empty when it isn't known yet. */
export type PetTexts = Record<PetDateField, string> & { name: string; lastShotYears: '1' | '3' };
export type TripTexts = { landing: string; island: PetTrip['island']; from: 'elsewhere' | 'exempt' };
export type PetForm = { trip: TripTexts; pets: readonly PetTexts[] };

/**
 * `impossible`: not a real date. `year`: implausibly long ago or far ahead. `before-first`: the second shot isn't after
 * the first. `after-landing`: after the landing day. `not-yet`: records something that has happened, but is in the
 * future.
 */
export type DateProblem = 'impossible' | 'year' | 'before-first' | 'after-landing' | 'not-yet';

export type PetProblems = Partial<Record<PetDateField, DateProblem>>;
export type FormProblems = { landing?: DateProblem; pets: readonly PetProblems[] };

export const MAX_PETS = 6;

export const emptyPet: PetTexts = {
  name: '',
  chip: '',
  firstShot: '',
  lastShot: '',
  lastShotYears: '1',
  sample: '',
  papers: '',
};

export const emptyForm: PetForm = {
  trip: { landing: '', island: 'oahu', from: 'elsewhere' },
  pets: [emptyPet],
};

const OLDEST_YEARS = 30;
const FARTHEST_YEARS = 5;

/** Returns the problems that keep the dates from being judged, with one record per pet, empty when there are none. */
export function formProblems({ trip, pets }: PetForm, today: CalendarDay): FormProblems {
  return {
    landing: dayProblem(trip.landing, today),
    pets: pets.map((pet) => petProblems(pet, trip, today)),
  };
}

export function hasProblems({ landing, pets }: FormProblems): boolean {
  return landing !== undefined || pets.some((pet) => Object.keys(pet).length > 0);
}

function petProblems(pet: PetTexts, { landing, from }: TripTexts, today: CalendarDay): PetProblems {
  const problems: PetProblems = {};
  if (from === 'exempt') return problems;
  for (const field of petDateFields) {
    const text = pet[field];
    const problem =
      dayProblem(text, today) ??
      (field === 'lastShot' && pet.firstShot && text && text <= pet.firstShot ? 'before-first' : undefined) ??
      (field === 'papers' && text > today ? 'not-yet' : undefined) ??
      (parseCalendarDay(landing) && text > landing ? 'after-landing' : undefined);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function dayProblem(text: string, today: CalendarDay): DateProblem | undefined {
  if (!text) return undefined;
  const day = parseCalendarDay(text);
  if (!day) return 'impossible';
  const isPlausible =
    day >= addMonths(today, -12 * OLDEST_YEARS) && day <= addMonths(today, 12 * FARTHEST_YEARS);
  return isPlausible ? undefined : 'year';
}

/** Parses one pet's dates. Expects a form without problems. */
export function readPet(texts: PetTexts): PetRecord {
  return {
    chip: parseCalendarDay(texts.chip),
    firstShot: parseCalendarDay(texts.firstShot),
    lastShot: parseCalendarDay(texts.lastShot),
    lastShotYears: texts.lastShotYears === '3' ? 3 : 1,
    sample: parseCalendarDay(texts.sample),
    papers: parseCalendarDay(texts.papers),
  };
}

export function readTrip({ landing, island, from }: TripTexts): PetTrip {
  return { landing: parseCalendarDay(landing), island, isExempt: from === 'exempt' };
}
