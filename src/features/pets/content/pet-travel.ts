// The pet guide. To change a rule or a contact, edit it here; keep its source and update the date below. The steps and
// papers are in pet-travel-steps.ts, the figures they share in guides/pet-figures.ts, what is reimbursed in pet-travel-costs.ts.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { RangeBar, Text, TipItem, WebLink } from '@/facts/types';
import { PET_LANDING_BY, PET_LONG_STAY_DAYS, PET_PACKET_DAYS, PET_PACKET_DAYS_NEIGHBOR_ISLAND, PET_PICKUP_BY, PET_SHORTEST_DAYS, PET_START } from '@/guides/pet-figures';
import { plantQuarantine, quarantineStation } from '@/guides/pet-offices';
import { ANIMAL_QUARANTINE_PHONE } from '@/guides/shared-phones';
import type { MapMark } from '@/maps/marks';
import { towns } from '@/maps/places';
import { petClaims, petCosts, petFees, petFeesNote, petInBrief, petProgramFees, petRefund } from './pet-travel-costs';
import { petSources as sources } from './pet-travel-sources';
import { petPapers, petSteps, petTimeline, petTimelineNote, petTimelineTicks } from './pet-travel-steps';

const { read } = factsCheckedOn('2026-11-21');
const newest = factsCheckedOn('2026-11-26');

/** On an axis of days in quarantine. */
const waysIn: readonly RangeBar[] = [
  {
    label: 'Direct airport release',
    range: [1],
    text: read('same day', sources.state),
    note: 'Every rule met, and the paperwork on time',
  },
  {
    label: '5-day-or-less program',
    range: [5],
    text: read('up to 5 days', sources.state),
    note: 'Every rule met, but something came late',
  },
  {
    label: 'Quarantine',
    range: [PET_LONG_STAY_DAYS],
    text: read(`up to ${PET_LONG_STAY_DAYS} days`, sources.rules),
    note: read('A rule missed: no readable microchip, no passing blood test', sources.state),
  },
];

const rules: readonly Text[] = [
  read('Hawaii is the only rabies-free state, so every dog and cat must meet the rules, at any age. We found no PCS exemption.', sources.governor),
  read('If you land before a waiting period is over, but meet every other rule, quarantine ends with the wait.', sources.rules),
  factsCheckedOn('2026-11-30').read('A pet that misses a rule may be refused entry instead of held.', sources.rules),
  read('A pet from Guam, Australia, New Zealand or the British Isles needs no quarantine if it meets the State’s conditions.', sources.exempt),
  read('Wolves, dingoes, Bengal and Savannah cats and other wild hybrids aren’t allowed at all.', sources.state),
];

const otherAnimals = newest.read(
  'You can’t bring a snake, ferret, hamster, gerbil, gecko, bearded dragon or snapping turtle. For a rabbit, guinea pig, bird or fish, ask the Plant Quarantine Branch before you book.',
  sources.animalGuidelines,
);

const islands: readonly Text[] = [
  read(`The State must have the complete packet at least ${PET_PACKET_DAYS_NEIGHBOR_ISLAND} days before you land in Kona, Kahului or Lihue.`, sources.state),
  read('Book an approved inspecting vet before the flight. The vet tells the State, which emails you the permit. Without it the airline won’t board your pet.', sources.state),
  read('The flight must be direct from the mainland or overseas, with no stop on Oahu.', sources.alii),
  'Clinics that have done these inspections: Alii Veterinary Hospital (Kona), Maui Animal Clinic (Kahului), Kauai North Shore Animal Clinic (Lihue).',
];

/** Where a pet that lands in Honolulu may go. */
const places: readonly MapMark[] = [
  { title: 'Airport Animal Quarantine Holding Facility', at: towns.airport },
  { title: quarantineStation.name, at: towns.halawa },
];

const flights: readonly TipItem[] = [
  {
    title: 'Pick a flight that lands early',
    text: read('Inspections in Honolulu run 8:00 a.m. to 5:00 p.m. every day. The airline may take an hour to bring your pet over. After 4:30 p.m. your pet spends the night.', sources.state),
  },
  {
    title: 'A big dog',
    text: newest.read(
      'It flies in the hold. Alaska takes up to 150 lb, dog and crate, as baggage; Hawaiian takes 70 lb, and more as cargo. Both pages are undated: ask before you buy tickets.',
      sources.airlines,
    ),
  },
  {
    title: 'Summer heat',
    text: newest.read(
      'Above 85 °F where you leave, land or change planes, Alaska and Hawaiian may refuse any pet. Fly nonstop and early in the day. No airline promises that a month is cool enough.',
      sources.airlines,
    ),
  },
  {
    title: 'A short-nosed pet',
    text: newest.read('Alaska takes none in the hold: bulldog, pug, boxer, pit bull, mastiff, Persian.', sources.airlines),
  },
  {
    title: 'Book your pet with your tickets',
    text: read('Airlines limit how many animals fly. Get the Hawaii rules in writing: cabin, baggage or cargo, crate size, breeds, heat embargo dates.', sources.oneSource),
  },
  {
    title: 'Cabin or cargo hold',
    text: newest.read(
      'Plan on checked baggage or cargo. Only Alaska lists small pets in the cabin to Hawaii, at $100. Baggage costs more: ask for the military rate, and get it in writing.',
      sources.airlines,
    ),
  },
  {
    title: 'Don’t sedate',
    text: read('Some airlines won’t take a sedated animal. Ask your vet first.', sources.oneSource),
  },
  {
    title: 'Measure the crate, and practice',
    text: 'One inch too tall, and the airline can turn your pet away. Let your pet sleep in the crate for weeks before the flight.',
  },
];

const arrival: readonly TipItem[] = [
  {
    title: 'Meet your pet at the airport',
    text: read('The airline takes it to the Airport Animal Quarantine Holding Facility. Staff scan the chip, look for ticks and check the paperwork.', sources.state),
  },
  {
    title: 'If it stays overnight',
    text: read(`Pick up your pet by ${PET_PICKUP_BY} or pay extra.`, sources.state),
  },
  {
    title: 'Register the microchip in Hawaii',
    text: 'In the first week, give the microchip registry your Hawaii address and phone number.',
  },
];

const links: readonly WebLink[] = [
  { label: 'Kansas State: FAVN test', url: sources.favn.url, purpose: 'forms and timing for your vet' },
  {
    label: 'DoD laboratory (FADL)',
    url: 'https://www.army.mil/dodfadl',
    purpose: 'FAVN, through a military vet',
  },
];

const airlines: readonly WebLink[] = [
  {
    label: 'Alaska Airlines: pets',
    url: 'https://www.alaskaair.com/travel-info/pets',
  },
  {
    label: 'Hawaiian Airlines: pets',
    url: 'https://www.hawaiianairlines.com/pets',
    purpose: 'one company with Alaska: ask whose rules apply on your flight',
  },
  {
    label: 'United: traveling with pets',
    url: 'https://www.united.com/en/us/fly/traveling-with-pets.html',
    purpose: 'the military pet program',
  },
];

export const petGuide = {
  lead: 'Start early, and your dog or cat can go home with you from the airport.',
  inBrief: petInBrief,
  first: [
    read(`Start ${PET_START} ahead. With no shots, allow at least ${PET_SHORTEST_DAYS} days.`, unpublished.suggestion),
    read('Check the dates before a third rabies shot. A new shot can restart the wait.', unpublished.suggestion),
    read(`Send paperwork and fee to arrive ${PET_PACKET_DAYS} days before you. Quarantine station: ${ANIMAL_QUARANTINE_PHONE}.`, sources.state),
    read(`Land by ${PET_LANDING_BY} in Honolulu. Later pets may stay overnight.`, sources.state),
  ],
  action: { label: 'Check your pet’s dates', section: 'Check your pet’s dates' },
  timeline: petTimeline,
  timelineTicks: petTimelineTicks,
  timelineNote: petTimelineNote,
  steps: petSteps,
  waysIn,
  otherAnimals,
  rules,
  plantQuarantine,
  fees: petFees,
  programFees: petProgramFees,
  feesNote: petFeesNote,
  refund: petRefund,
  costs: petCosts,
  claims: petClaims,
  papers: petPapers,
  flights,
  arrival,
  airlines,
  islands,
  places,
  quarantineStation,
  links,
} as const;
