// The date checker's form, and its validation.

import { addMonths } from '@/dates/add-months';
import { type CalendarDay, parseCalendarDay } from '@/dates/calendar-day';
import type { PetDate, PetRecord, PetTrip } from './judge';

/** Returns something for each of a pet's dates, in the form's order. A date that is new in the record is asked for here. */
export function eachDate<Value>(of: (field: PetDate) => Value): Record<PetDate, Value> {
  return {
    chip: of('chip'),
    firstShot: of('firstShot'),
    lastShot: of('lastShot'),
    sample: of('sample'),
    papers: of('papers'),
  };
}

export const petDateFields = Object.keys(eachDate(() => '')) as PetDate[];

/** As typed: a date is YYYY-MM-DD, or empty when it isn't known yet. */
export type PetTexts = Record<PetDate, string> & {
  name: string;
  chipNumber: string;
  lastShotYears: '1' | '3';
};
export type TripTexts = { landing: string; island: PetTrip['island']; from: 'elsewhere' | 'exempt' };
export type PetForm = { trip: TripTexts; pets: readonly PetTexts[] };

/**
 * `impossible`: not a real date. `long-ago`, `far-ahead`: implausible. `landed`: the landing has passed. `no-first`: there
 * is a second shot and no first. `before-first`: the second shot isn't after the first. `after-landing`: after the landing
 * day. `not-yet`: records something that has happened, but is in the future.
 */
export type DateProblem =
  | 'impossible'
  | 'long-ago'
  | 'far-ahead'
  | 'landed'
  | 'no-first'
  | 'before-first'
  | 'after-landing'
  | 'not-yet';

export type PetProblems = Partial<Record<PetDate, DateProblem>>;
export type FormProblems = { landing?: DateProblem; pets: readonly PetProblems[] };

/** What looks odd in a pet's fields, and is judged all the same. */
export type PetDoubts = {
  name: boolean;
  /** How long the number is, when a chip's rarely is. */
  chipNumber: number | undefined;
  chip: boolean;
  sample: boolean;
};

export const MAX_PETS = 12;

export const emptyPet: PetTexts = {
  name: '',
  chipNumber: '',
  lastShotYears: '1',
  ...eachDate(() => ''),
};

export const emptyForm: PetForm = {
  trip: { landing: '', island: 'oahu', from: 'elsewhere' },
  pets: [emptyPet],
};

const OLDEST_YEARS = 30;
const FARTHEST_YEARS = 3;
const CHIP_NUMBER_LENGTHS = [9, 10, 15];

/** Returns the problems that keep the dates from being judged, with one record per pet, empty when there are none. */
export function formProblems({ trip, pets }: PetForm, today: CalendarDay): FormProblems {
  const landing =
    dayProblem(trip.landing, today) ?? (trip.landing && trip.landing < today ? 'landed' : undefined);
  const lastDay = landing ? undefined : parseCalendarDay(trip.landing);
  return {
    landing,
    pets: pets.map((pet) => (trip.from === 'exempt' ? {} : petProblems(pet, lastDay, today))),
  };
}

export function hasProblems({ landing, pets }: FormProblems): boolean {
  return landing !== undefined || pets.some((pet) => Object.values(pet).some(Boolean));
}

function petProblems(pet: PetTexts, landing: CalendarDay | undefined, today: CalendarDay): PetProblems {
  const problems: PetProblems = {};
  for (const field of petDateFields) {
    const text = pet[field];
    const problem =
      dayProblem(text, today) ??
      (field === 'firstShot' && !text && pet.lastShot ? 'no-first' : undefined) ??
      (field === 'lastShot' && text && parseCalendarDay(pet.firstShot) && text <= pet.firstShot
        ? 'before-first'
        : undefined) ??
      (field === 'papers' && text > today ? 'not-yet' : undefined) ??
      (landing && text > landing ? 'after-landing' : undefined);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function dayProblem(text: string, today: CalendarDay): DateProblem | undefined {
  if (!text) return undefined;
  const day = parseCalendarDay(text);
  if (!day) return 'impossible';
  if (day < addMonths(today, -12 * OLDEST_YEARS)) return 'long-ago';
  return day > addMonths(today, 12 * FARTHEST_YEARS) ? 'far-ahead' : undefined;
}

/** Returns what looks odd in the pet at this place: a name that another has, a chip after a shot, and so on. */
export function petDoubts(pets: readonly PetTexts[], at: number): PetDoubts {
  const { name, chipNumber, chip, firstShot, lastShot, sample } = pets[at] ?? emptyPet;
  const length = chipNumber.replace(/[\s-]/g, '').length;
  return {
    name: pets.some((other, index) => index !== at && name.trim() && isSameName(other.name, name)),
    chipNumber: length === 0 || CHIP_NUMBER_LENGTHS.includes(length) ? undefined : length,
    chip: Boolean(chip && firstShot && chip > firstShot),
    sample: Boolean(sample && lastShot && sample < lastShot),
  };
}

/** Returns what to call each pet: by number without a name, by name and number if two share a name. */
export function petNames(pets: readonly PetTexts[]): readonly string[] {
  return pets.map(({ name }, at) => {
    if (!name.trim()) return pets.length > 1 ? `Pet ${at + 1}` : 'Your pet';
    return petDoubts(pets, at).name ? `${name.trim()} (pet ${at + 1})` : name.trim();
  });
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Parses one pet's dates. Expects a form without problems. */
export function readPet(texts: PetTexts): PetRecord {
  return {
    ...eachDate((field) => parseCalendarDay(texts[field])),
    lastShotYears: texts.lastShotYears === '3' ? 3 : 1,
  };
}

export function readTrip({ landing, island, from }: TripTexts): PetTrip {
  return { landing: parseCalendarDay(landing), island, isExempt: from === 'exempt' };
}
