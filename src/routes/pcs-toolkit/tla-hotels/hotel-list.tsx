import { type ReactNode, useContext, useState } from 'react';
import { cardId } from '@/blocks/card-grid';
import { IslandMap } from '@/blocks/maps/island-map';
import { OwnPlanContext } from '@/blocks/own-plan';
import { type BaseId, bases } from '@/facts/bases';
import { formatMiles, milesBetween } from '@/maps/geo';
import { southOahu } from '@/maps/oahu-map';
import { basePlaces } from '@/maps/places';
import { HotelCard } from './hotel-card';
import { anyHotel, type HotelChoice, HotelFilters } from './hotel-filters';
import type { Hotel } from './hotels';

/** How many are named when the choices leave one or none. */
const NEXT_NEAREST = 2;

/**
 * Prerendered unfiltered, which is also what shows without JavaScript; for a family with a base, the nearest to it come
 * first. Its children are above the filters.
 */
export function HotelList({ hotels, children }: { hotels: readonly Hotel[]; children: ReactNode }) {
  const [choice, setChoice] = useState(anyHotel);
  const { base } = useContext(OwnPlanContext);
  const inOrder = nearestFirst(hotels, base);
  const shown = inOrder.filter((hotel) => matches(hotel, choice));
  const next = base && shown.length <= 1 ? nextNearest(inOrder, choice) : [];
  const listed = [...shown, ...next];
  return (
    <div className="items-start gap-x-8 lg:grid lg:grid-cols-2">
      <div>
        {children}
        <HotelFilters choice={choice} onChoose={setChoice} total={hotels.length} />
        <p role="status" className="mt-3 font-semibold">
          {`${statusText(shown.length, hotels.length)}${base && next.length > 0 ? ` ${nextText(next, base)}` : ''}`}
        </p>
      </div>
      <IslandMap
        title="These hotels on a map of Oahu"
        marks={listed.map(({ name, at }) => ({ title: name, at, card: cardId(name) }))}
        ground={southOahu}
        isAlone
        hasMilesBeside
      />
      {listed.length > 0 && (
        <ul className="grid gap-3 lg:col-span-2 lg:row-start-2 lg:grid-cols-2 lg:gap-4">
          {listed.map((hotel, index) => (
            <HotelCard key={hotel.name} hotel={hotel} index={index} />
          ))}
        </ul>
      )}
    </div>
  );
}

function matches({ petsAllowed, side }: Hotel, choice: HotelChoice): boolean {
  const petsMatch = choice.pets === 'any' || petsAllowed === (choice.pets === 'yes');
  return petsMatch && (choice.side === 'any' || side === choice.side);
}

function milesTo(base: BaseId, { at }: Hotel): number {
  return milesBetween(at, basePlaces[base]);
}

function nearestFirst(hotels: readonly Hotel[], base: BaseId | undefined): readonly Hotel[] {
  return base ? hotels.toSorted((a, b) => milesTo(base, a) - milesTo(base, b)) : hotels;
}

/** The nearest on other parts of Oahu that fit the choice of pets. */
function nextNearest(inOrder: readonly Hotel[], choice: HotelChoice): readonly Hotel[] {
  return inOrder
    .filter((hotel) => !matches(hotel, choice) && matches(hotel, { ...choice, side: 'any' }))
    .slice(0, NEXT_NEAREST);
}

/** Such as "Next nearest to Schofield that fit: The Wayfinder Waikiki (16 mi); Hale Koa Hotel (16 mi)." */
function nextText(next: readonly Hotel[], base: BaseId): string {
  const names = next.map((hotel) => `${hotel.name} (${formatMiles(Math.round(milesTo(base, hotel)))})`);
  return `Next nearest to ${bases[base].shortName} that fit${next.length === 1 ? 's' : ''}: ${names.join('; ')}.`;
}

function statusText(shown: number, total: number): string {
  if (shown === total) return `Showing all ${total} hotels.`;
  if (shown > 0) return `Showing ${shown} of ${total} hotels.`;
  return `None of the ${total} hotels matches both choices. Change one, or press “Show all ${total} hotels”.`;
}
