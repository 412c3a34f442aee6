import type { PetDateField } from '@/features/pets/form';
import { petFieldName } from '@/features/pets/use-checker-focus';
import { Button } from '@/ui/button';
import { Field, SelectField } from '@/ui/field';
import { DateField } from './date-field';
import type { Checker } from './date-form';

const dateWords: Record<PetDateField, { label: string; hint?: string }> = {
  chip: { label: 'Microchip put in' },
  firstShot: { label: 'First rabies shot', hint: 'After more than two, the one before the latest.' },
  lastShot: { label: 'Second rabies shot', hint: 'After more than two, the latest.' },
  sample: { label: 'Lab got the FAVN blood sample', hint: 'Not the day it was drawn.' },
  papers: { label: 'Station got packet and fee', hint: 'Leave empty until it has them.' },
};

/** A pet without a name is Pet 1, Pet 2 and so on. */
export function petName(name: string, at: number): string {
  return name.trim() || `Pet ${at + 1}`;
}

export function PetFields({ at, checker }: { at: number; checker: Checker }) {
  const pet = checker.form.pets[at];
  if (!pet) return null;
  const date = (field: PetDateField) => (
    <DateField
      name={petFieldName(at, field)}
      {...dateWords[field]}
      value={pet[field]}
      onDate={(text) => checker.changePet(at, { [field]: text })}
      problem={checker.found.pets[at]?.[field]}
    />
  );
  return (
    <fieldset className="min-w-0 rounded-xl border border-line bg-card p-5">
      <legend className="float-left mb-3 w-full font-display text-lg font-semibold">
        {petName(pet.name, at)}
      </legend>
      <div className="clear-both grid items-end gap-4 md:grid-cols-2">
        <Field
          name={petFieldName(at, 'name')}
          label="Name (optional)"
          autoComplete="off"
          maxLength={40}
          value={pet.name}
          onChange={({ currentTarget }) => checker.changePet(at, { name: currentTarget.value })}
        />
        {date('chip')}
        {date('firstShot')}
        {date('lastShot')}
        <SelectField
          name={petFieldName(at, 'label')}
          label="Second shot is good for"
          hint="It’s on the certificate."
          value={pet.lastShotYears}
          onChange={({ currentTarget }) =>
            checker.changePet(at, { lastShotYears: currentTarget.value === '3' ? '3' : '1' })
          }
        >
          <option value="1">1 year</option>
          <option value="3">3 years</option>
        </SelectField>
        {date('sample')}
        {date('papers')}
      </div>
      {checker.form.pets.length > 1 && (
        <Button variant="secondary" className="mt-4" onClick={() => checker.removePet(at)}>
          Remove {petName(pet.name, at)}
        </Button>
      )}
    </fieldset>
  );
}
