import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '@/browser/kept-value';
import {
  emptyForm,
  emptyPet,
  formProblems,
  hasProblems,
  type PetDoubts,
  type PetTexts,
  petDoubts,
  petNames,
  type TripTexts,
} from '@/features/pets/form';
import { parseForm } from '@/features/pets/kept-pet-form';
import { inRuns } from '../../support/for-any';

const TODAY = '2026-11-22';

function problemsOf(pet: Partial<PetTexts>, trip: Partial<TripTexts> = {}) {
  return formProblems({ trip: { ...emptyForm.trip, ...trip }, pets: [{ ...emptyPet, ...pet }] }, TODAY);
}

it.each<[Partial<PetTexts>, string]>([
  [{ chip: '2027-02-29' }, 'impossible'],
  [{ chip: '2027-13-01' }, 'impossible'],
  [{ chip: 'yesterday' }, 'impossible'],
  [{ chip: '0207-01-01' }, 'impossible'],
  [{ chip: '1980-01-01' }, 'long-ago'],
  [{ firstShot: '2029-11-23' }, 'far-ahead'],
  [{ lastShot: '2026-02-01' }, 'no-first'],
  [{ firstShot: '2026-03-01', lastShot: '2026-02-01' }, 'before-first'],
  [{ firstShot: '2026-03-01', lastShot: '2026-03-01' }, 'before-first'],
  [{ firstShot: '2027-02-30', lastShot: '2026-05-01' }, 'impossible'],
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
  ['2026-11-22', undefined],
  ['2026-11-21', 'landed'],
  ['2029-11-22', undefined],
  ['2029-11-23', 'far-ahead'],
  ['', undefined],
])('landing on %j: %s', (landing, problem) => {
  expect(problemsOf({}, { landing }).landing).toBe(problem);
});

it('allows empty dates, and checks nothing where other rules apply', () => {
  expect(hasProblems(formProblems(emptyForm, TODAY))).toBe(false);
  expect(hasProblems(problemsOf({ chip: '2072-01-01' }, { from: 'exempt' }))).toBe(false);
});

it.each<[string, Partial<PetTexts>, Partial<PetDoubts>]>([
  ['8 characters', { chipNumber: '98102012' }, { chipNumber: 8 }],
  ['9 characters', { chipNumber: '012*345*678'.replaceAll('*', ' ') }, {}],
  ['10 characters', { chipNumber: '4A1B2C3D4E' }, {}],
  ['15 characters', { chipNumber: '981-020012345678' }, {}],
  ['16 characters', { chipNumber: '9810200123456789' }, { chipNumber: 16 }],
  ['a chip after the first shot', { chip: '2026-03-02', firstShot: '2026-03-01' }, { chip: true }],
  ['blood before the second shot', { sample: '2026-03-02', lastShot: '2026-03-03' }, { sample: true }],
])('questions, but never rejects, %s', (_what, change, doubts) => {
  const noDoubts = { name: false, chipNumber: undefined, chip: false, sample: false };
  expect(petDoubts([{ ...emptyPet, ...change }], 0)).toEqual({ ...noDoubts, ...doubts });
  const { lastShot, firstShot = lastShot && '2026-01-01' } = change;
  expect(hasProblems(problemsOf({ ...change, firstShot }))).toBe(false);
});

it('tells pets of the same name apart', () => {
  const pets = ['Milo', ' milo ', '', 'Luna'].map((name) => ({ ...emptyPet, name }));
  expect(petNames(pets)).toEqual(['Milo (pet 1)', 'milo (pet 2)', 'Pet 3', 'Luna']);
});

it('restores what was saved, twelve pets too', () => {
  const kona = {
    name: 'Kona',
    chipNumber: '981020012345678',
    chip: '2026-01-01',
    lastShotYears: '3' as const,
  };
  const pets = Array.from({ length: 11 }, (_, at) => ({
    ...emptyPet,
    name: `Pet ${at}`,
    sample: '2027-05-20',
  }));
  const trip = { landing: '2027-06-15', island: 'neighbor', from: 'elsewhere' } as const;
  const form = { trip, pets: [{ ...emptyPet, ...kona }, ...pets] };
  expect(parseForm(parseJson(JSON.stringify(form)))).toEqual(form);
});

it('never throws on junk, and returns only text', () => {
  for (const junk of ['', '{', 'null', '[]', '{"pets":{}}', '{"pets":[]}', '{"pets":[1,null]}'])
    expect(parseForm(parseJson(junk))).toBeUndefined();
  inRuns(100)(fc.json(), fc.json(), (pets, trip) => {
    const form = parseForm(parseJson(`{"pets":[{"chip":${pets}},${pets}],"trip":${trip}}`));
    for (const pet of form?.pets ?? []) expect(typeof pet.chip).toBe('string');
    expect(typeof form?.trip.landing).toBe('string');
  });
});
