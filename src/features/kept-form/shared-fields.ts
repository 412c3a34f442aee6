// The fields that both calculators ask for.
import { baseAsAnswer, baseIds } from '@/facts/bases';
import { bahIslands, type Island, islandNames } from '@/money/bah';
import { payGrades } from '@/money/pay-grades';
import type { Choice } from './fields';

const onIsland = (island: Island): Choice => [
  island,
  island === 'oahu' ? 'Somewhere else on Oahu' : islandNames[island],
];

export const gradeField = {
  kind: 'choice',
  label: 'Pay grade',
  choices: payGrades.map((grade) => [grade, grade] as const),
  alsoInLink: /^[EWO]-\d{1,2}E?$/,
} as const;

/** A base on Oahu, or an island. */
export const placeField = {
  kind: 'choice',
  label: 'Duty station',
  choices: [...baseIds.map((id) => [id, baseAsAnswer(id)] as const), ...bahIslands.map(onIsland)],
  inLink: islandOf,
  isWide: true,
} as const;

/** Where a rent can be looked up. */
export const rentsNearBase = {
  text: 'Rents near your base',
  to: '/housing/verified-rentals#near-your-base-miles-rent-traffic-school',
} as const;

/** Returns the island of a duty station; the bases are all on Oahu. */
export function islandOf(place: string): Island {
  return bahIslands.find((island) => island === place) ?? 'oahu';
}
