// What a pet's move costs and what is paid back. An amount listed with us stands first, what sources say beside it.
import { factsCheckedOn } from './facts';
import { petSources as sources } from './pet-travel-sources';
import type { Table, Text } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

export const petCosts: Table = {
  caption: 'What you pay',
  columns: ['Fee', 'Amount'],
  rows: [
    [
      '5-day-or-less program, processing',
      confirm(
        '$165 per pet, as listed with us. A copy of the State’s list, undated, says $185 for release at the airport and $244 if held up to five days.',
        sources.stateFaq,
      ),
    ],
    [
      'Each extra day',
      confirm(
        '$56 extra per day, as listed with us. Older State text says $59 once, for a late pick-up after a night.',
        sources.infoSheet,
      ),
    ],
    [
      'Airport inspection',
      confirm('$78, as listed with us. No published figure was found.', sources.program),
    ],
    ['Full 120-day stay', confirm('$1,080, in a copy of the State’s FAQ', sources.stateFaq)],
    ['Neighbor island permit', confirm('$145 in 2018; today’s fee was not found', sources.islandForm)],
    [
      'Neighbor island inspecting vet',
      confirm('$400 at one Kona clinic, and $100 for each further pet on the flight', sources.alii),
    ],
    ['Vet visits, shots, FAVN test', 'Ask your clinic and the lab.'],
  ],
};

export const petPayback: Table = {
  caption: 'What comes back, at most',
  columns: ['For', 'Limit'],
  rows: [
    [
      'Moving one dog or cat',
      read(
        'Up to $2,000 per move, for orders effective on or after Jan 1, 2024. With two pets, you choose which one to claim.',
        sources.dodFaq,
      ),
    ],
    [
      'Quarantine',
      confirm(
        'Up to $550, as listed with us. DoD’s FAQ gives $550 for moves within the continental U.S. and $2,000 for Hawaii, so ask your finance office which limit your orders have.',
        sources.dodFaq,
      ),
    ],
    [
      'Hard cases',
      read(
        'Up to $4,000, since Nov 25, 2024, if your service approves it. Do not count on it.',
        sources.jtrChange,
      ),
    ],
  ],
};

export const petClaims: readonly Text[] = [
  read(
    'These can count: a required microchip, boarding, hotel pet charges, a license at the new station, the flight, quarantine fees and the FAVN test.',
    sources.dayton,
  ),
  read(
    'Get a non-availability note from your transportation office before you buy a ticket, or the claim may be cut.',
    sources.myArmy,
  ),
  read(
    'Keep an itemized receipt for everything, even under $75, with your pet’s name. Claim on DD Form 1351-2.',
    sources.edwards,
  ),
  read(
    'If your pet cannot come along (breed, airline or housing limits), sending it to a relative may be paid since Feb 21, 2025.',
    sources.myArmy,
  ),
  confirm('A pet turned away because a rule was not met may not be paid for.', sources.denied),
];
