// What differs for a family stationed on Kauai, Maui or the Big Island: our maps and lists are Oahu's.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { type Audience, families, type Line, only, onOrders } from '@/features/checklist/audience';
import { coastGuardHousing } from '@/guides/housing-sources';
import { coastGuardMove, uponArrival } from '@/guides/lodging-sources';
import { PET_PACKET_DAYS_NEIGHBOR_ISLAND } from '@/guides/pet-figures';
import { MATSON_BY_BARGE_DAYS } from '@/guides/vehicle-figures';
import { matsonCarQuestions } from '@/guides/vehicle-sources';
import { sources as items } from './hawaii-checklist-sources';

const { read } = factsCheckedOn('2026-11-26');

const sources = {
  housing: coastGuardHousing,
  arrival: uponArrival,
  planning: coastGuardMove,
  matson: matsonCarQuestions,
} as const satisfies Record<string, Source>;

const coastGuard = { ...onOrders, service: ['coast-guard'] } as const satisfies Audience;

export const otherIslandLines: readonly Line[] = [
  only({ ...coastGuard, ...families }, read('Coast Guard families are screened for this island, though not for Oahu.', items.coastGuardScreening)),
  only(coastGuard, read('Your new unit’s personnel office has to approve your entry before your family, goods or car can travel. Ask your unit to request that.', sources.planning)),
  only(onOrders, 'BAH is the island’s own, not Oahu’s: The First 60 Days uses it.'),
  only(coastGuard, read('Housing for the Coast Guard, owned or leased, is managed by Base Honolulu’s office on every island.', sources.housing)),
  only(
    coastGuard,
    read('Check in the day you land, with your unit and its housing representative, or there is no TLA. You mail the TLA paperwork to Base Honolulu’s transportation office.', sources.arrival),
  ),
  only(
    { pets: ['yes'] },
    read(`Pets: landing in Lihue, Kahului or Kona requires a permit and a vet at the airport, and the State must have the packet ${PET_PACKET_DAYS_NEIGHBOR_ISLAND} days before.`, items.petPapers),
  ),
  only({ vehicles: ['one', 'more'] }, read(`A car goes on by barge: ${MATSON_BY_BARGE_DAYS.join('-')} days from the sailing, Matson says.`, sources.matson)),
  'Our maps, hotels, base housing and rents cover only Oahu. The State’s school system is the same.',
];
