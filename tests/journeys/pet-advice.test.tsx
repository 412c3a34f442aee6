import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { PetResultCard } from '@/features/pets/components/pet-result-card';
import { emptyPet, formProblems, hasProblems, readPet, readTrip } from '@/features/pets/form';
import { checkPet } from '@/features/pets/outcome';

const day = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2025-01-01', days));
const someDay = fc.option(day, { nil: '' });
const anyPet = fc.record({
  chip: someDay,
  firstShot: someDay,
  lastShot: someDay,
  lastShotYears: fc.constantFrom('1' as const, '3' as const),
  sample: someDay,
  papers: someDay,
});
const anyTrip = fc.record({
  landing: someDay,
  island: fc.constantFrom('oahu' as const, 'neighbor' as const),
  from: fc.constant('elsewhere' as const),
});

it('never contradicts itself, whatever the dates', () => {
  fc.assert(
    fc.property(anyPet, anyTrip, day, (dates, where, today) => {
      const form = { trip: where, pets: [{ ...emptyPet, ...dates }] };
      fc.pre(!hasProblems(formProblems(form, today)));
      const pet = { ...emptyPet, ...dates };
      const trip = readTrip(where);
      const result = checkPet(readPet(pet), trip, today);
      render(<PetResultCard name="Kona" pet={pet} trip={trip} today={today} result={result} />);
      const text = document.body.textContent ?? '';
      const answer = document.querySelector('h4')?.textContent ?? '';
      const steps = document.querySelector('ol')?.textContent ?? '';
      cleanup();
      expect(text).not.toMatch(/NaN|undefined|Invalid/);
      if (answer.includes('not before')) expect(text).not.toMatch(/Direct release|Every date passes/);
      if (result.missing.length > 0) expect(text).not.toMatch(/Every date passes|Direct release/);
      if (text.includes('landing later alone doesn’t fix them'))
        expect(steps).toMatch(/booster|One more rabies|New FAVN|Not on the day you entered/);
      if (/with these dates: (Early|Up to|Five|Change)/.test(text))
        expect(answer).toMatch(/not before|not on .*, but from|if each step below is done in time/);
    }),
    { numRuns: 40 },
  );
});
