// What to do about each of the 20 checklist items when there is less time than it needs, and what it costs when it comes too
// late. Without a source it is our own advice. `only` marks a line for some families.

import { factsCheckedOn } from '@/facts/facts';
import { barracks, dod, families, type Line, only, onOrders, screened, withoutOrders } from '@/features/checklist/audience';
import { PET_LONG_STAY_DAYS, PET_LONG_STAY_FEE_DOLLARS, PET_SHORTEST_DAYS } from '@/guides/pet-figures';
import { SCREENING_DAYS } from '@/guides/screening-figures';
import { TLA_REPORT_HOURS } from '@/money/lodging-figures';
import { formatUsd } from '@/money/usd';
import { sources as items } from './hawaii-checklist-sources';
import type { ItemId } from './item-titles';

const { read, unconfirmed } = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

const releaseFees = { title: 'A copy of the State’s list of quarantine fees (undated)', unlinked: 'copy' } as const;

export type ShortNotice = {
  /** What it costs when it comes too late. */
  missed: readonly Line[];
  /** What to do. Omitted when little time changes nothing. */
  short?: readonly Line[];
};

export const shortNotice: Readonly<Record<ItemId, ShortNotice>> = {
  orders: {
    missed: ['No flight, movers or car shipment is booked until the office has your orders.'],
    short: [
      only(screened, latest.read(`Family coming? Ask about their travel screening today, before anything else here: it’s expected to take ${SCREENING_DAYS} days.`, items.familyScreening)),
      'Take your orders in today: nothing gets booked without them.',
      'No orders yet? Ask if a letter of intent or a letter in lieu of orders works. You pay if the move changes.',
    ],
  },
  'household-goods': {
    missed: ['The movers come after you’ve left: someone with a power of attorney has to let them in, and you live out of suitcases longer.'],
    short: [
      only(onOrders, 'See the transportation office this week, say that time is short, and take the first pickup they offer.'),
      only(withoutOrders, 'Call three movers that ship to Hawaii today, and ask each for its first pickup, its price in writing and its insurance.'),
      only(screened, 'Family coming? Take a pickup after their travel is approved.'),
      only(onOrders, 'Ask for a small unaccompanied baggage shipment, and ask before you hire movers yourself: what you get back may depend on it.'),
      'Pack as if the boxes will come two months later.',
    ],
  },
  'home-search': {
    missed: [
      only({ ...families, ...onOrders }, 'You choose a home in a hurry, while TLA runs out.'),
      only(withoutOrders, 'You choose a home in a hurry, while a hotel runs up the bill.'),
      only(barracks, 'In the barracks: you land without knowing which room is yours.'),
    ],
    short: [
      only({ ...families, ...onOrders }, 'Look up your BAH and two areas near your gate today.'),
      only({ ...onOrders, home: ['base', 'rent'] }, 'Don’t sign a lease from the mainland: land first, and look around while TLA pays for the hotel.'),
      only({ ...onOrders, home: ['buy'] }, 'Buying? Get your Certificate of Eligibility and a preapproval now, and look at homes while TLA pays for the hotel.'),
      only({ ...withoutOrders, home: ['base', 'rent'] }, 'Don’t sign a lease from the mainland: rent by the month, and look around.'),
      only({ ...withoutOrders, home: ['buy'] }, 'Buying? Get your Certificate of Eligibility and a preapproval now, and rent by the month while you look.'),
      only(barracks, 'In the barracks? Ask your gaining unit today if a room is ready, and who has the key when you land.'),
    ],
  },
  'base-housing': {
    missed: ['Each day you wait is a day later on a list that takes months.'],
    short: [
      'Apply today: it’s free and commits you to nothing. Plan on lodging or a rental while you wait.',
      only({ service: ['army'] }, 'Army: ask if your place on the list counts from the day you left your last post.'),
      only({ base: ['pearl-harbor-hickam'] }, 'Pearl Harbor-Hickam: the Housing Service Center puts you on the list; the online form (HEAT) doesn’t.'),
    ],
  },
  'pet-travel': {
    missed: ['The flight has no pet spot left: you change flights, or the pet follows later.'],
    short: [
      'Call the airline and then the vet today: pet spots on a flight run out first.',
      `If the dates can’t work, look at Prepare for pet quarantine: a later flight, five days or less, or up to ${PET_LONG_STAY_DAYS} days.`,
    ],
  },
  'vehicle-shipment': {
    missed: ['Your car sails weeks after you land. Plan to pay for a rental in the meantime yourself.'],
    short: ['Book the first turn-in day at PCSmyPOV, or leave the car and a power of attorney with someone who can turn it in later.'],
  },
  'military-records': {
    missed: [read('Outdated DEERS records hold up health care and claims.', items.tricareChecklist)],
  },
  schools: {
    missed: [read('Without the TB clearance, your child can’t start on the first day.', items.schoolHealth)],
    short: [
      'Hand-carry the school records, the shot record and the last report card.',
      read('Get the TB clearance and the physical before you fly: an appointment slip may stand in for shots, never for TB.', items.schoolHealth),
    ],
  },
  'temporary-lodging': {
    missed: [
      only({ ...families, ...onOrders }, 'Base lodging is full, and TLA may not cover the hotel that still has a room.'),
      only(withoutOrders, 'The rooms that are left cost the most.'),
      only(barracks, 'In the barracks: you pay for a hotel until someone finds you a room.'),
    ],
    short: [
      only(withoutOrders, 'Book the first nights today, refundable if you can, then look for a room by the month.'),
      only({ ...families, ...onOrders }, 'Call base lodging today. If it’s full, ask for the statement of non-availability and book a hotel on your TLA office’s list.'),
      only({ ...families, ...dod }, `See the TLA desk within ${TLA_REPORT_HOURS} hours of landing, before any lease.`),
      only(barracks, 'In the barracks? Ask your sponsor today if a room is ready the night you land. If not, call base lodging.'),
    ],
  },
  'pet-quarantine': {
    missed: [read(`No same-day release: the pet can be held for up to ${PET_LONG_STAY_DAYS} days, or follows later.`, items.petRules)],
    short: [
      `Don’t give another rabies shot yet. Check the dates first: a new shot can restart the wait. From a first shot today it takes at least ${PET_SHORTEST_DAYS} days.`,
      unconfirmed(
        `Landing sooner? The pet can follow later with someone you trust (ask finance whether that flight counts), be held until its waits are over, or be held up to ${PET_LONG_STAY_DAYS} days for ${formatUsd(PET_LONG_STAY_FEE_DOLLARS)}.`,
        releaseFees,
      ),
    ],
  },
  sgli: {
    missed: ['If something happens on the way, the money goes to the names on file today.'],
  },
  'medical-records': {
    missed: ['You land without refills, and civilian records follow by mail.'],
    short: ['Refill prescriptions for 30-90 days and hand-carry civilian records.'],
  },
  'cost-of-living': {
    missed: ['Your first month’s budget is a guess.'],
  },
  'personal-vehicle': {
    missed: ['You pay for a rush or for storage, or someone has to hand the car over for you.'],
    short: ['Ask Matson and Pasha for the next sailing with space. Selling or storing the car may cost less than a rush.'],
  },
  mail: {
    missed: ['A week or more of mail goes to your old address.'],
    short: ['File it today: it starts 7-10 days later, and your mail follows you anyway.'],
  },
  voting: {
    missed: ['Your ballot goes to your old address.'],
  },
  'drivers-license': {
    missed: ['You stand at the counter without a document it asks for.'],
  },
  'time-zone': {
    missed: ['A few short nights.'],
  },
  'family-support': {
    missed: ['You find your way through the first week alone.'],
    short: ['Ask your gaining unit for a sponsor today: one person there saves you ten calls.'],
  },
  'emergency-contacts': {
    missed: ['If something happens on the way, the call goes to an old number.'],
  },
};
