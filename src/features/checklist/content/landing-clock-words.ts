// What to know about the deadlines that start on landing, with the source of each number of days in landing-clocks.ts. `only`
// marks a line for some families.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { barracks, dod, type Line, only, onOrders, own, withoutOrders } from '@/features/checklist/audience';
import { armyPlace, COAST_GUARD_CHECK_IN, NEWBORN_DEERS_DAYS, TRICARE_DAYS } from '@/guides/arrival-rules';
import { POLICE_DAYS_BY_LAW } from '@/guides/firearms-figures';
import { newborn, vaHealthInHawaii } from '@/guides/health-sources';
import { inWords, inWordsFirst } from '@/guides/in-words';
import { PET_PICKUP_BY } from '@/guides/pet-figures';
import { oahuHomeExemption } from '@/guides/property-tax-figures';
import { VA_HEALTH_IN_HAWAII_PHONE } from '@/guides/shared-phones';
import { BOAT_REGISTRATION_DAYS, TRAILER_REGISTRATION_DAYS, VEHICLE_PERMIT_DAYS } from '@/guides/vehicle-figures';
import { firearmsLaw, registeringBoat } from '@/guides/vehicle-sources';
import { TLA_REPORT_HOURS } from '@/money/lodging-figures';
import { sources as items } from './hawaii-checklist-sources';
import type { LandingClock } from './landing-clocks';

const { read } = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');
const recent = factsCheckedOn('2026-11-30');

const vaHealth: Source = vaHealthInHawaii;

type ClockLines = {
  know: readonly Line[];
  /** What to know when there is little time before the move. */
  short?: readonly Line[];
  /** Where the day is our suggestion although a deadline is published. */
  ours?: string;
};

export const landingClockLines: Readonly<Record<LandingClock['id'], ClockLines>> = {
  'pet-pickup': {
    know: [latest.read(`By ${PET_PICKUP_BY}, or you pay extra.`, items.petPapers)],
  },
  insurance: {
    know: ['Both policies should start with the loan’s closing, even if that’s before you land. Bought later, federal flood insurance starts after 30 days.'],
  },
  lodging: {
    know: [
      only(dod, read(`Within ${TLA_REPORT_HOURS} hours of landing, sooner if you can.`, items.militaryGuide2025)),
      only({ service: ['coast-guard'] }, read(`Coast Guard: ${COAST_GUARD_CHECK_IN}.`, items.coastGuardArrival)),
      only(barracks, 'If you get a room in the barracks right away, ask if you need this at all.'),
    ],
  },
  'housing-place': {
    know: ['Ask your base’s housing office whether you’re on the list, and from what day your place counts.'],
  },
  firearms: {
    know: [
      read(`${inWordsFirst(POLICE_DAYS_BY_LAW)} days from your arrival or the firearm’s, whichever is later.`, firearmsLaw),
      only(barracks, 'If you’ll live in the barracks, ask your unit about its armory before you pack: rooms may not allow firearms.'),
    ],
    short: [
      `Short notice doesn’t stretch the ${inWords(POLICE_DAYS_BY_LAW)} days. If you have no time to read up, leave the firearms in lawful storage and bring them later: the ${inWords(POLICE_DAYS_BY_LAW)} days then run from their arrival.`,
    ],
  },
  housing: {
    know: [armyPlace],
  },
  school: {
    know: ['If you’re still in a hotel, ask the school near your future home what it accepts as proof of address.'],
  },
  'va-care': {
    know: [latest.read(`If you’re a veteran, call ${VA_HEALTH_IN_HAWAII_PHONE}, or enroll at the clinic nearest to you.`, vaHealth)],
  },
  'car-pickup': {
    know: [
      only(onOrders, 'The vehicle center emails you when the car is in. Book the pickup then, even if that’s sooner or later.'),
      only(withoutOrders, 'Your carrier tells you when the car is in. Ask how many days of storage are free.'),
      only({ ...onOrders, vehicles: ['more'] }, 'If you shipped one with a carrier, ask how many days of storage are free.'),
    ],
  },
  license: {
    know: [
      only(onOrders, latest.read('Commonly published: keep your legal residence elsewhere, and you can keep your license.', unpublished.common)),
      only(withoutOrders, read('You can trade in a valid license from another state: no road test for the same class.', items.licenseRules)),
    ],
  },
  'property-tax': {
    know: [oahuHomeExemption, 'Disabled veterans may owe almost none: each county has its own rule and deadline.'],
    ours: 'Our suggestion: your county’s deadline is what counts.',
  },
  vehicle: {
    know: [
      read(`${VEHICLE_PERMIT_DAYS} days from the vehicle’s arrival: count again if it lands after you do.`, items.vehiclePermit),
      own({ motorcycle: ['yes'], vehicles: ['one', 'more'] }, `A motorcycle has the same ${VEHICLE_PERMIT_DAYS} days.`),
      own({ boat: ['yes'] }, `A boat trailer has the same ${VEHICLE_PERMIT_DAYS} days.`),
    ],
  },
  baby: {
    know: [recent.read('Go to an ID card office with the birth certificate.', newborn)],
    ours: `Our suggestion: the ${NEWBORN_DEERS_DAYS} days count from the birth, even one before you land.`,
  },
  boat: {
    know: [latest.read(`${BOAT_REGISTRATION_DAYS} days from the boat’s arrival. The county registers its trailer, within ${TRAILER_REGISTRATION_DAYS}.`, registeringBoat)],
  },
  tricare: {
    know: [read(`You have ${TRICARE_DAYS} days from the move.`, items.prescriptions)],
  },
};
