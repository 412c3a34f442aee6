import { type ReactNode, useState } from 'react';
import { cardId } from '@/blocks/card-grid';
import { IslandMap } from '@/blocks/island-map';
import type { Hotel } from '@/guides/tla-hotel-list';
import { HotelCard } from './hotel-card';
import { anyHotel, type HotelChoice, HotelFilters } from './hotel-filters';

/** Prerendered unfiltered, which is also what shows without JavaScript. Its children stand over the filters. On a phone the map is between them and the list. */
export function HotelList({ hotels, children }: { hotels: readonly Hotel[]; children: ReactNode }) {
  const [choice, setChoice] = useState(anyHotel);
  const shown = hotels.filter((hotel) => matches(hotel, choice));
  return (
    <>
      <div className="items-start gap-x-8 lg:grid lg:grid-cols-3">
        <div className="lg:col-span-2">
          {children}
          <HotelFilters choice={choice} onChoose={setChoice} total={hotels.length} />
          <p role="status" className="mt-3 font-semibold">
            {statusText(shown.length, hotels.length)}
          </p>
        </div>
        <IslandMap
          title="These hotels on a map of Oahu"
          marks={shown.map(({ name, at }) => ({ title: name, at, card: cardId(name) }))}
          isAlone
        />
      </div>
      {shown.length > 0 && (
        <ul className="overflow-hidden rounded-xl border border-line bg-card lg:grid lg:grid-cols-2">
          {shown.map((hotel, index) => (
            <HotelCard key={hotel.name} hotel={hotel} index={index} />
          ))}
        </ul>
      )}
    </>
  );
}

function matches({ petsAllowed, side }: Hotel, choice: HotelChoice): boolean {
  const petsMatch = choice.pets === 'any' || petsAllowed === (choice.pets === 'yes');
  return petsMatch && (choice.side === 'any' || side === choice.side);
}

function statusText(shown: number, total: number): string {
  if (shown === total) return `Showing all ${total} hotels.`;
  if (shown > 0) return `Showing ${shown} of ${total} hotels.`;
  return `None of the ${total} hotels matches both choices. Change one, or press “Show all ${total} hotels”.`;
}
