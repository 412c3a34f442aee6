// Base by base: the towns nearby, their miles, rents and school liaison. For the verified rentals guide. It adds no figure
// of its own: a town without a rent says so.
import { type BaseId, baseName, bases } from '@/facts/bases';
import { notFound } from '@/facts/facts';
import type { Fact, Text } from '@/facts/types';
import { officesOfService } from '@/guides/base-offices';
import { townsInWords, townsNear } from '@/guides/towns-near-bases';
import { reportedRent } from './rental-areas';

export type RentalsNearBase = { base: string; towns: string; rents: readonly Text[]; liaison: Fact };

/** What one report gives for these towns, then those for which we have no rent. */
function rentsIn(towns: readonly string[]): readonly Text[] {
  const others = towns.filter((town) => !reportedRent(town));
  return [
    ...towns.flatMap((town) => reportedRent(town) ?? []),
    ...(others.length > 0 ? [notFound(`rents for ${others.join(' or ')}`, ['PCS Oahu: BAH report', 'Estaite', 'Aloha State Daily: new rentals'], '2026-11-30', 'Ask the housing office.')] : []),
  ];
}

export const rentalsByBase: readonly RentalsNearBase[] = (Object.keys(townsNear) as (keyof typeof townsNear & BaseId)[]).map((id) => ({
  base: baseName(id),
  towns: townsInWords(townsNear[id]),
  rents: rentsIn(townsNear[id].map(({ town }) => town)),
  liaison: officesOfService[bases[id].services[0]].liaison.phone,
}));

export const traffic: readonly Text[] = [
  'Before you sign, drive the commute at the hour you’d report, or ask your sponsor what time to leave.',
  'Camp Smith is on the hill above Aiea: use the towns of Pearl Harbor-Hickam below.',
  'Mililani or Ewa Beach for Schofield? Mililani is closer and cooler. Ewa Beach has newer homes and the beach, but a longer drive.',
  'The State’s live map: goakamai.org.',
];
