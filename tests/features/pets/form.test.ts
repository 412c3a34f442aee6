// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '@/browser/kept-value';
import {
  emptyForm,
  emptyPet,
  formProblems,
  hasProblems,
  type PetTexts,
  type TripTexts,
} from '@/features/pets/form';
import { parseForm } from '@/features/pets/kept-form';

const TODAY = '2026-11-22';

function problemsOf(pet: Partial<PetTexts>, trip: Partial<TripTexts> = {}) {
  return formProblems({ trip: { ...emptyForm.trip, ...trip }, pets: [{ ...emptyPet, ...pet }] }, TODAY);
}

it.each<[Partial<PetTexts>, string]>([
  [{ chip: '2027-02-29' }, 'impossible'],
  [{ chip: '2027-13-01' }, 'impossible'],
  [{ chip: 'yesterday' }, 'impossible'],
  [{ chip: '0207-01-01' }, 'impossible'],
  [{ chip: '1980-01-01' }, 'year'],
  [{ chip: '2072-01-01' }, 'year'],
  [{ firstShot: '2026-03-01', lastShot: '2026-02-01' }, 'before-first'],
  [{ firstShot: '2026-03-01', lastShot: '2026-03-01' }, 'before-first'],
  [{ papers: '2026-11-23' }, 'not-yet'],
  [{ sample: '2027-07-16' }, 'after-landing'],
])('%j: %s', (pet, problem) => {
  const found = problemsOf(pet, { landing: '2027-07-15' });
  expect(Object.values(found.pets[0] ?? {})).toEqual([problem]);
  expect(hasProblems(found)).toBe(true);
});

it.each<[string, string | undefined]>([
  ['2028-02-29', undefined],
  ['2027-02-29', 'impossible'],
  ['2199-01-01', 'year'],
  ['', undefined],
])('landing on %j: %s', (landing, problem) => {
  expect(problemsOf({}, { landing }).landing).toBe(problem);
});

it('allows empty dates, and checks nothing where other rules apply', () => {
  expect(hasProblems(formProblems(emptyForm, TODAY))).toBe(false);
  expect(hasProblems(problemsOf({ chip: '2072-01-01' }, { from: 'exempt' }))).toBe(false);
});

it('restores what was saved', () => {
  const form = {
    trip: { landing: '2027-06-15', island: 'neighbor', from: 'elsewhere' } as const,
    pets: [
      { ...emptyPet, name: 'Kona', chip: '2026-01-01', lastShotYears: '3' as const },
      { ...emptyPet, sample: '2027-05-20' },
    ],
  };
  expect(parseForm(parseJson(JSON.stringify(form)))).toEqual(form);
});

it('never throws on junk, and returns only text', () => {
  for (const junk of ['', '{', 'null', '[]', '{"pets":{}}', '{"pets":[]}', '{"pets":[1,null]}'])
    expect(parseForm(parseJson(junk))).toBeUndefined();
  fc.assert(
    fc.property(fc.json(), fc.json(), (pets, trip) => {
      const form = parseForm(parseJson(`{"pets":[{"chip":${pets}},${pets}],"trip":${trip}}`));
      for (const pet of form?.pets ?? []) expect(typeof pet.chip).toBe('string');
      expect(typeof form?.trip.landing).toBe('string');
    }),
  );
});
