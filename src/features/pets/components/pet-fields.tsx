import { Fragment, useState } from 'react';
import { dateLabels } from '@/features/pets/content/date-labels';
import { doubtWords } from '@/features/pets/content/problem-messages';
import { type PetTexts, petDateFields, petDoubts, petNames } from '@/features/pets/form';
import type { PetDate } from '@/features/pets/judge';
import { petFieldName } from '@/features/pets/use-checker-focus';
import type { Checker } from '@/features/pets/use-date-checker';
import { Button } from '@/ui/button';
import { Field, SelectField } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { PetDateField } from './pet-date-field';

export function PetFields({ at, checker }: { at: number; checker: Checker }) {
  const [isTypingNumber, setTypingNumber] = useState(false);
  const { pets } = checker.form;
  const pet = pets[at];
  if (!pet) return null;
  const title = petNames(pets)[at];
  const doubts = petDoubts(pets, at);
  const notes: Partial<Record<PetDate, string>> = {
    ...(doubts.chip && { chip: doubtWords.chip }),
    ...(doubts.sample && { sample: doubtWords.sample }),
  };
  return (
    <FieldGroup title={title}>
      <p className="mb-3 text-sm text-ink-soft">
        The State accepts a chip that it can read: have yours scanned.
      </p>
      {/* Each has a hint of one line, so that pairs line up. */}
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          name={petFieldName(at, 'name')}
          label="Name (optional)"
          hint="For your printed sheet."
          autoComplete="off"
          enterKeyHint="next"
          maxLength={40}
          value={pet.name}
          onChange={({ currentTarget }) => checker.changePet(at, { name: currentTarget.value })}
          note={doubts.name ? doubtWords.name : undefined}
        />
        <Field
          name={petFieldName(at, 'chipNumber')}
          label="Microchip number (optional)"
          hint="For your printed sheet, too."
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          spellCheck={false}
          maxLength={40}
          value={pet.chipNumber}
          onChange={({ currentTarget }) => checker.changePet(at, { chipNumber: currentTarget.value })}
          onFocus={() => setTypingNumber(true)}
          onBlur={() => setTypingNumber(false)}
          note={doubts.chipNumber && !isTypingNumber ? doubtWords.chipNumber(doubts.chipNumber) : undefined}
        />
        {petDateFields.map((field) => (
          <Fragment key={field}>
            <PetDateField
              name={petFieldName(at, field)}
              label={dateLabels[field].label}
              hint={dateLabels[field].hint}
              value={pet[field]}
              onDate={(text) => checker.changePet(at, { [field]: text })}
              problem={checker.found.pets[at]?.[field]}
              note={notes[field]}
            />
            {field === 'lastShot' && <ShotYears at={at} pet={pet} checker={checker} />}
          </Fragment>
        ))}
      </div>
      {pets.length > 1 && (
        <Button variant="secondary" className="mt-4" onClick={() => checker.removePet(at)}>
          {`Remove ${title}`}
        </Button>
      )}
    </FieldGroup>
  );
}

function ShotYears({ at, pet, checker }: { at: number; pet: PetTexts; checker: Checker }) {
  return (
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
  );
}
