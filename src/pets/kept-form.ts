import { readStoredItem, removeStoredItem, writeStoredItem } from '@/lib/stored-item';
import { emptyForm, MAX_PETS, type PetForm, type PetTexts, petDateFields, type TripTexts } from './form';

const KEY = 'paradise-pcs-pet-dates';
const MAX_LENGTH = 40;

/** Returns the dates kept in this browser. Undefined when there are none or they can't be read. */
export function keptForm(): PetForm | undefined {
  const text = readStoredItem(KEY);
  return text === null ? undefined : parseForm(text);
}

/** Keeps the dates in this browser. Returns false where storage is blocked or full: they go with the page then. */
export function keepForm(form: PetForm): boolean {
  return writeStoredItem(KEY, JSON.stringify(form));
}

export function forgetForm(): void {
  removeStoredItem(KEY);
}

/** Returns the form that a text holds. Undefined for junk; unknown values become empty ones. */
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
