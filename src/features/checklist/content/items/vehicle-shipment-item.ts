import { factsCheckedOn, unpublished } from '@/facts/facts';
import { only } from '@/features/checklist/audience';
import { secondCar } from '@/guides/second-car';
import { HONOLULU_VEHICLE_CENTER_PHONE } from '@/guides/shared-phones';
import { CARRIER_BOOKING, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import { PCS_MY_POV_URL } from '@/guides/websites';
import { afterApproval } from '../after-approval';
import { sources } from '../hawaii-checklist-sources';
import { carBookingDay, carSailsDay } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');

export const vehicleShipment: ChecklistItem = {
  title: 'Schedule vehicle shipment',
  lead: 45,
  first: ({ vehicles }) => (vehicles ? 'weeks at sea' : 'if you ship a car'),
  lastDay: carBookingDay,
  canArriveLater: true,
  notFor: ({ orders, vehicles }) => {
    if (orders === 'no') return 'no orders';
    return vehicles === 'none' ? 'no vehicles' : undefined;
  },
  beforeApproval: afterApproval('a turn-in day', carSailsDay, 'The car comes later: plan for a rental.'),
  wayOut: () => 'Book the first turn-in day. Your car comes after you: plan for a rental until then.',
  guide: '/pcs-toolkit/vehicle-shipping',
  words: {
    know: [
      read('The government’s contractor ships your first car: book at PCSmyPOV once your transportation office has your orders.', sources.militaryGuide2025),
      'If you’re still paying for the car, get the lender’s letter first.',
      only({ vehicles: ['more'] }, 'For a second car, get approval in writing before you pay to ship it.'),
      only({ vehicles: ['more'] }, secondCar),
    ],
    office: {
      label: 'PCSmyPOV',
      url: PCS_MY_POV_URL,
      purpose: [read(`in Hawaii call ${HONOLULU_VEHICLE_CENTER_PHONE}`, sources.militaryGuide2025)],
    },
    missed: ['Your car sails weeks after you land. Plan to pay for a rental yourself in the meantime.'],
    short: ['Book the first turn-in day at PCSmyPOV, or leave the car and a power of attorney with someone who can turn it in later.'],
    why: [later.read(`Our list says to book ${CARRIER_BOOKING} and plan on ${VEHICLE_TRANSIT} at sea.`, unpublished.program)],
    whyLast: [later.read(`Our list says to book ${CARRIER_BOOKING} and plan on ${VEHICLE_TRANSIT} at sea.`, unpublished.program)],
  },
};
