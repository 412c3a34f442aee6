import { formatDate } from '@/dates/format-date';
import { dateLabels } from '@/features/pets/content/date-labels';
import { type PetTexts, petDateFields } from '@/features/pets/form';

type EnteredDatesProps = { pet: PetTexts; today: string };

/** On paper only: what was entered for the pet, so that a vet can check it. */
export function EnteredDates({ pet, today }: EnteredDatesProps) {
  const label = pet.lastShotYears === '3' ? 'good for 3 years' : 'good for 1 year';
  return (
    <dl className="hidden print:mt-0.5 print:grid print:grid-cols-3 print:gap-x-3">
      <Entry label="Microchip number" value={pet.chipNumber.trim()} />
      {petDateFields.map((field) => {
        const day = dayText(pet[field], today);
        const value = field === 'lastShot' && day ? `${day}, ${label}` : day;
        return <Entry key={field} label={dateLabels[field].label} value={value} />;
      })}
    </dl>
  );
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{value || 'not entered'}</dd>
    </div>
  );
}

/** Such as “Dec 8, 2026, planned”. */
function dayText(day: string, today: string): string {
  if (!day) return '';
  return `${formatDate(day)}, ${day > today ? 'planned' : 'done'}`;
}
