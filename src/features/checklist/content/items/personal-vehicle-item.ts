import { factsCheckedOn, unpublished } from '@/facts/facts';
import { only, onOrders } from '@/features/checklist/audience';
import { CARRIER_BOOKING, CARRIER_PRICE, MOST_FUEL, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import { afterApproval } from '../after-approval';
import { carBookingDay, carSailsDay } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

export const personalVehicle: ChecklistItem = {
  title: 'Plan personal vehicle shipping',
  lead: 60,
  first: ({ vehicles }) => (vehicles ? 'carriers fill up' : 'if you ship a car'),
  lastDay: carBookingDay,
  canArriveLater: true,
  notFor: ({ orders, vehicles }) => {
    if (vehicles === 'none') return 'no vehicles';
    return vehicles === 'one' && orders === 'yes' ? 'only one vehicle' : undefined;
  },
  beforeApproval: afterApproval('a sailing', carSailsDay, 'The car comes after you, or stays.'),
  wayOut: () => 'Ask for the next sailing with space. The car comes after you, or stays.',
  guide: '/pcs-toolkit/vehicle-shipping',
  words: {
    know: [
      only(onOrders, 'This one is for a car the government doesn’t ship.'),
      read(`Our list has carriers at ${CARRIER_PRICE} and ${VEHICLE_TRANSIT}, depending on the port. Book ${CARRIER_BOOKING}, with ${MOST_FUEL} tank of fuel or less.`, unpublished.program),
    ],
    missed: ['You pay for a rush or for storage, or someone has to hand the car over for you.'],
    short: ['Ask Matson and Pasha for the next sailing with space. Selling or storing the car may cost less than a rush.'],
  },
};
