// Renters insurance, and the way out of a rental and out of Hawaii, for the verified rentals guide. What orders do to a
// lease is in rental-law.ts.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Step, Text } from '@/facts/types';
import { kaneohePassengerTravel } from '@/guides/orders-sources';
import { stormInsurance } from '@/guides/storm-insurance';

const { read } = factsCheckedOn('2026-11-23');

const sources = {
  clearing: {
    title: 'U.S. Army Garrison Hawaii: out-processing center',
    by: 'government',
    issued: 'undated',
    readOn: '2026-12-01',
    url: 'https://home.army.mil/hawaii/index.php/garrison/dhr/mpd/out-processing-center',
  },
  travel: kaneohePassengerTravel,
} as const satisfies Record<string, Source>;

export const rentersInsurance: readonly Text[] = [
  ...stormInsurance,
  'Buy renters insurance the week you sign, not the week a storm has a name. Ask what the policy pays for a hotel if you can’t live at home.',
];

export const leavingHawaii = {
  packers: read('Book the packers early: one summer, pickup on Oahu was about 4.5 weeks after booking. The Army’s page has the current wait.', sources.clearing),
  steps: [
    {
      title: 'Go to the shipping office first',
      when: 'The week you get orders',
      text: [read('Without the office, a move you do yourself is paid at a lower rate.', sources.clearing)],
    },
    {
      title: 'Put the pet on the travel request',
      when: 'When you ask for flights',
      text: [read('Include your pet’s breed, the kennel’s size, and the weight of the pet in the kennel. Then call the airline yourself to confirm it will take the pet.', sources.travel)],
    },
    {
      title: 'Book your vehicle’s trip back',
      when: 'The same week',
      text: ['The contractor that shipped it here ships it back, too: PCSmyPOV. Your orders must say so.'],
    },
    {
      title: 'Give your landlord notice',
      when: 'As early as you can',
      text: ['Written notice and a copy of the orders: see “When orders end your lease.”'],
    },
    {
      title: 'Army: start clearing',
      when: read('14 days before you leave', sources.clearing),
      text: [read('Bring your orders and leave form. Questions: 808-655-4274.', sources.clearing), 'Other services: ask your unit.'],
    },
    {
      title: 'Move to a hotel',
      when: 'Your last days here',
      text: ['TLA can pay for it. Before you book, ask the same TLA office as when you arrived.'],
    },
    {
      title: 'Walk through the home, and take photos',
      when: 'Your last day there',
      text: ['Leave a forwarding address in writing, so your deposit reaches you.'],
    },
  ],
} as const satisfies { packers: Text; steps: readonly Step[] };
