import { formatDate } from '@/dates/format-date';
import { dateLabels } from '@/features/pets/content/date-labels';
import { type PetTexts, petDateFields } from '@/features/pets/form';

type EnteredDatesProps = { pet: PetTexts; today: string };

/** On paper only: what was entered for the pet, so that a vet can check it. */
export function EnteredDates({ pet, today }: EnteredDatesProps) {
  const label = `${pet.lastShotYears === '3' ? '3 years' : '1 year'}`;
  return (
    <dl className="hidden print:mt-1 print:grid print:grid-cols-3 print:gap-x-3">
      <Entry label="Microchip number" value={pet.chipNumber.trim()} />
      {petDateFields.map((field) => (
        <Entry key={field} label={dateLabels[field].label} value={dayText(pet[field], today)} />
      ))}
      <Entry label="Second shot is good for" value={pet.lastShot && label} />
    </dl>
  );
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{label}: </dt>
      <dd className="inline">{value || 'not entered'}</dd>
    </div>
  );
}

function dayText(day: string, today: string): string {
  if (!day) return '';
  return `${formatDate(day)}, ${day > today ? 'planned' : 'done'}`;
}
