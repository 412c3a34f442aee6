import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { togetherWords as words } from '@/features/pets/content/pet-date-outcomes';
import type { PetRecord, PetTrip } from '@/features/pets/judge';
import { landingTogether } from '@/features/pets/together';
import { Button } from '@/ui/button';

type PetsTogetherProps = {
  pets: readonly PetRecord[];
  trip: PetTrip;
  today: CalendarDay;
  onCheckFor: (landing: CalendarDay) => void;
};

/** When several pets can land on one flight. */
export function PetsTogether({ pets, trip, today, onCheckFor }: PetsTogetherProps) {
  const together = landingTogether(pets, trip, today);
  const all = words.all(pets.length);
  const { landing } = trip;
  const isOther = landing && landing !== together?.landing;
  return (
    <div className="mb-4 rounded-xl bg-sand p-4 print:mb-0.5 print:bg-transparent print:p-0">
      <p className="max-w-measure font-semibold print:max-w-none">
        {isOther && `${words.notOn(all, formatDate(landing))} `}
        {together
          ? words.on(all, formatDate(together.landing), together.hasSteps, together.asks)
          : words.none(all)}
      </p>
      {together && together.landing !== landing && (
        <Button variant="secondary" onClick={() => onCheckFor(together.landing)} className="no-print mt-3">
          {words.use(formatDate(together.landing))}
        </Button>
      )}
    </div>
  );
}
