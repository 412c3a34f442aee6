import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { type HotelSide, hotelSides } from './hotels';

const petChoices = { any: 'All', yes: 'Takes pets', no: 'No pets' } as const;

export type HotelChoice = { pets: keyof typeof petChoices; side: HotelSide | 'any' };

export const anyHotel: HotelChoice = { pets: 'any', side: 'any' };

type HotelFiltersProps = { choice: HotelChoice; onChoose: (choice: HotelChoice) => void; total: number };

export function HotelFilters({ choice, onChoose, total }: HotelFiltersProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  // Picks up a choice made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const pets = box.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? 'any';
    const side = box.current?.querySelector('select')?.value ?? 'any';
    onChoose({ pets: isPetChoice(pets) ? pets : 'any', side: isSide(side) ? side : 'any' });
  }, []);

  /** The button goes away with it, so the focus moves to the first choice. */
  function showAll() {
    onChoose(anyHotel);
    box.current?.querySelector('input')?.focus();
  }

  return (
    <fieldset ref={box} className="needs-script no-print min-w-0 rounded-xl bg-sand px-4 py-2">
      <legend className="sr-only">Narrow the list</legend>
      <PetRadios choice={choice} onChoose={onChoose} />
      <p className="flex flex-wrap items-center gap-x-2">
        <label htmlFor="hotel-side" className="font-semibold">
          Near which base
        </label>
        <select
          id="hotel-side"
          value={choice.side}
          onChange={({ target }) =>
            onChoose({ ...choice, side: isSide(target.value) ? target.value : 'any' })
          }
          className="min-h-11 min-w-0 max-w-sm grow basis-[9rem] rounded-lg border border-line-strong bg-card px-3 py-2"
        >
          <option value="any">All of Oahu</option>
          {Object.entries(hotelSides).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
      {(choice.pets !== 'any' || choice.side !== 'any') && (
        <Button variant="secondary" className="my-2" onClick={showAll}>
          Show all {total} hotels
        </Button>
      )}
    </fieldset>
  );
}

function PetRadios({ choice, onChoose }: Omit<HotelFiltersProps, 'total'>) {
  return (
    <fieldset>
      <legend className="sr-only">Pets</legend>
      <div className="flex flex-wrap gap-x-5">
        {Object.entries(petChoices).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-1.5">
            <input
              type="radio"
              name="pets"
              value={value}
              checked={choice.pets === value}
              onChange={() => isPetChoice(value) && onChoose({ ...choice, pets: value })}
              className="size-5 accent-action"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function isPetChoice(value: string): value is HotelChoice['pets'] {
  return value in petChoices;
}

function isSide(value: string): value is HotelSide {
  return value in hotelSides;
}
