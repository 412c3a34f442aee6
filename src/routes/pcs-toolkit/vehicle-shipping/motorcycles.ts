// Riding a motorcycle in Hawaii and shipping one, for the vehicle shipping guide.

import { factsCheckedOn } from '@/facts/facts';
import type { Choices, Source, Text } from '@/facts/types';
import { VEHICLE_PERMIT_DAYS } from '@/guides/vehicle-figures';
import { pashaMotorcycles } from '@/guides/vehicle-sources';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

const sources = {
  pashaMotorcycles: pashaMotorcycles,
  baseGear: {
    title: 'MCB Hawaii: safety office',
    by: 'government',
    issued: 'undated',
    url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-7-Security-Emergency-Management/Provost-Marshals-Office/Safety/',
  },
  stateRiders: {
    title: 'Hawaii Department of Transportation: motorcycle questions',
    by: 'government',
    issued: 'undated',
    url: 'https://hidot.hawaii.gov/highways/motorcycles-motor-scooters-and-mopeds-faqs/',
  },
  asVehicle: {
    title: 'Naval Postgraduate School: personal property, vehicle shipments',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://nps.edu/web/personal-property/pov-shipment-information',
  },
} as const satisfies Record<string, Source>;

const byStateAndMilitary: Choices = {
  caption: 'What the law and the military require on a motorcycle',
  choices: ['Hawaii law', 'In the military'],
  rows: [
    ['Helmet', latest.read('Under 18; DOT-approved', sources.stateRiders), latest.read('Always, on base and off', sources.baseGear)],
    ['Eyes', latest.read('Safety glasses, goggles or a face shield, unless the bike has a windshield', sources.stateRiders), latest.read('Always', sources.baseGear)],
    ['Clothes', 'We found no rule', latest.read('Full-finger gloves, long sleeves and pants, shoes over the ankle', sources.baseGear)],
  ],
};

/** The rules for a rider. */
export const riding: {
  byStateAndMilitary: Choices;
  course: readonly Text[];
  legal: readonly Text[];
} = {
  byStateAndMilitary,
  course: ['The military requires the motorcycle safety course (MSF), on base or off. Ask your base’s safety office for dates.'],
  legal: [
    latest.read('License: Class 2. A motorcycle endorsement from another state can transfer.', sources.stateRiders),
    latest.read('An MSF card from another state doesn’t get you out of the road test. A card from a course that Hawaii authorizes does.', sources.stateRiders),
    latest.read(`You need liability insurance (carry the card), the safety check, and the permit or registration within ${VEHICLE_PERMIT_DAYS} days, as for a car.`, sources.stateRiders),
    latest.read('No passenger under 7, and no riding between lanes.', sources.stateRiders),
  ],
};

/** Instead of a car on the orders. */
const asTheOne = factsCheckedOn('2026-11-27').read('If no car ships on your orders, a motorcycle can be your one vehicle.', sources.asVehicle);

/** How a motorcycle ships. */
export const motorcycles: { asTheOne: Text; first: Text; byCarrier: Text } = {
  asTheOne,
  first: 'With a car on the orders, a motorcycle usually ships as household goods.',
  byCarrier: read('Pasha takes motorcycles up to 96 in long with tires up to 8 in wide, with empty saddlebags and the cover off.', sources.pashaMotorcycles),
};
