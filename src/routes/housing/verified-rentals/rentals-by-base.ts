// Base by base: the towns nearby, their miles, rents and school liaison. For the verified rentals guide. It adds no figure
// of its own: a town without a dated rent says so.
import { type BaseId, baseName, bases } from '@/facts/bases';
import type { Fact, Text } from '@/facts/types';
import { officesOfService } from '@/guides/base-offices';
import { townsInWords, townsNear } from '@/guides/towns-near-bases';
import { rentalAreas } from './rental-areas';

export type RentalsNearBase = { base: string; towns: string; rents: readonly Text[]; liaison: Fact };

/** The rents of the areas that these towns are in, then the towns whose rent nobody dates. */
function rentsIn(towns: readonly string[]): readonly Text[] {
  const known = rentalAreas.filter((area) => area.towns.some((town) => towns.includes(town)));
  const others = towns.filter((town) => !known.some((area) => area.towns.includes(town)));
  return [
    ...known.map(({ shortName, priceRange, year }) => ({ ...priceRange, value: `${shortName}: ${priceRange.value}${year ? ` in ${year}` : ''}` })),
    ...(others.length > 0 ? [`No dated rent published: ${others.join(', ')}. Ask the housing office.`] : []),
  ];
}

export const rentalsByBase: readonly RentalsNearBase[] = (Object.keys(townsNear) as (keyof typeof townsNear & BaseId)[]).map((id) => ({
  base: baseName(id),
  towns: townsInWords(townsNear[id]),
  rents: rentsIn(townsNear[id].map(({ town }) => town)),
  liaison: officesOfService[bases[id].services[0]].liaison.phone,
}));

export const traffic: readonly Text[] = [
  'Nobody publishes the commute in minutes. Drive it at the hour you would report, or ask your sponsor what time to leave.',
  'The State’s live map: goakamai.org.',
];
