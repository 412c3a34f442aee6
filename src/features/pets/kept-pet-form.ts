import { keptValue } from '@/browser/kept-value';
import { eachDate, emptyForm, MAX_PETS, type PetForm, type PetTexts, type TripTexts } from './form';

const MAX_LENGTH = 40;

/** The form as kept in this browser. */
export const keptForm = keptValue('paradise-pcs-pet-dates', parseForm);

/** Parses a kept form. Undefined when it is malformed; unknown values are replaced by defaults. */
export function parseForm(data: unknown): PetForm | undefined {
  const form = asRecord(data);
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
  return {
    name: asText(pet.name),
    chipNumber: asText(pet.chipNumber),
    lastShotYears: pet.lastShotYears === '3' ? '3' : '1',
    ...eachDate((field) => asText(pet[field])),
  };
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '';
}
