import { PET_DATES_KEY } from '@/browser/kept-keys';
import { readStoredItem, removeStoredItem, writeStoredItem } from '@/browser/stored-item';
import { emptyForm, MAX_PETS, type PetForm, type PetTexts, petDateFields, type TripTexts } from './form';

const MAX_LENGTH = 40;

/** Returns the form stored in this browser. Undefined when there is none or it can't be parsed. */
export function keptForm(): PetForm | undefined {
  const text = readStoredItem(PET_DATES_KEY);
  return text === null ? undefined : parseForm(text);
}

/** Stores the form in this browser. Returns false when storage is blocked or full: the form is then lost on reload. */
export function keepForm(form: PetForm): boolean {
  return writeStoredItem(PET_DATES_KEY, JSON.stringify(form));
}

export function forgetForm(): void {
  removeStoredItem(PET_DATES_KEY);
}

/** Parses a stored form. Undefined when it is malformed; unknown values are replaced by defaults. */
export function parseForm(text: string): PetForm | undefined {
  const form = asRecord(parseJson(text));
  const pets = Array.isArray(form?.pets) ? form.pets.map(asRecord).filter((pet) => pet !== undefined) : [];
  if (!form || pets.length === 0) return undefined;
  const trip = asRecord(form.trip) ?? {};
  return {
    trip: {
      landing: asText(trip.landing),
      island: trip.island === 'neighbor' ? 'neighbor' : emptyForm.trip.island,
      from: trip.from === 'exempt' ? 'exempt' : emptyForm.trip.from,
    } satisfies TripTexts,
    pets: pets.slice(0, MAX_PETS).map(petOf),
  };
}

function petOf(pet: Record<string, unknown>): PetTexts {
  const dates = Object.fromEntries(petDateFields.map((field) => [field, asText(pet[field])]));
  // Object.fromEntries loses the key type.
  return {
    name: asText(pet.name),
    lastShotYears: pet.lastShotYears === '3' ? '3' : '1',
    ...dates,
  } as PetTexts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '';
}
