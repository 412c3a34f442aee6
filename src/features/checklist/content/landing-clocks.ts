// The deadlines that start on landing. To change a number of days, edit it and keep its source beside it; `isOurs` marks those
// that nobody publishes. `only` marks a line for some families.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import { serviceIds } from '@/facts/services';
import type { Source } from '@/facts/types';
import { type Audience, barracks, dod, type Line, only, onOrders, withoutOrders } from '@/features/checklist/audience';
import { ARMY_APPLY_DAYS, armyPlace, COAST_GUARD_CHECK_IN } from '@/guides/arrival-rules';
import { POLICE_DAYS_BY_LAW } from '@/guides/firearms-figures';
import { inWords, inWordsFirst } from '@/guides/in-words';
import { PET_PICKUP_BY } from '@/guides/pet-figures';
import { oahuHomeExemption } from '@/guides/property-tax-figures';
import { VA_HEALTH_IN_HAWAII_PHONE } from '@/guides/shared-phones';
import { FIREARMS_LAW_TITLE, FIREARMS_LAW_URL, VA_HEALTH_IN_HAWAII_TITLE, VA_HEALTH_IN_HAWAII_URL } from '@/guides/shared-sources';
import { VEHICLE_PERMIT_DAYS } from '@/guides/vehicle-figures';
import { TLA_REPORT_HOURS } from '@/money/lodging-figures';
import type { AppPath } from '@/site-map';
import { sources as items, TRICARE_DAYS } from './hawaii-checklist-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

const vaHealth: Source = { title: VA_HEALTH_IN_HAWAII_TITLE, url: VA_HEALTH_IN_HAWAII_URL };

const sources = {
  firearms: {
    title: FIREARMS_LAW_TITLE,
    url: FIREARMS_LAW_URL,
  },
  vehiclePickup: { title: 'PCSmyPOV: picking up your vehicle', url: 'https://www.pcsmypov.com/PickUp' },
} as const satisfies Record<string, Source>;

export type LandingClock = {
  /** Never change it: calendar apps identify the event by it. */
  id: 'pet-pickup' | 'insurance' | 'va-care' | 'property-tax' | 'lodging' | 'firearms' | 'housing-place' | 'housing' | 'school' | 'car-pickup' | 'license' | 'vehicle' | 'tricare';
  title: string;
  /** For a family that ships no car, only a motorcycle. */
  titleWithoutCar?: string;
  /** Days after landing, different for each. */
  days: number;
  /** We chose the number of days, because nobody publishes one. Whatever shows the deadline says so. */
  isOurs?: true;
  /** For families to whom one of these applies; for all when missing. */
  for?: readonly Audience[];
  know: readonly Line[];
  guide?: AppPath;
  /** What to know when there is little time before the move. */
  short?: readonly Line[];
};

/** Soonest first. */
export const landingClocks: readonly LandingClock[] = [
  {
    id: 'pet-pickup',
    title: 'Pick up pets kept at the airport overnight',
    days: 1,
    for: [{ pets: ['yes'] }],
    know: [latest.unconfirmed(`By ${PET_PICKUP_BY}, or you pay extra.`, items.petStation)],
    guide: '/pcs-toolkit/pet-travel',
  },
  {
    id: 'insurance',
    title: 'Insure the home against hurricane and flood',
    days: 2,
    isOurs: true,
    for: [{ ...withoutOrders, home: ['buy'] }],
    know: ['Hurricane and flood are policies of their own. Federal flood insurance starts 30 days after you buy it, so ask before you close.'],
    guide: '/housing/veterans-who-stay',
  },
  {
    id: 'lodging',
    title: 'See the Temporary Lodging Allowance desk',
    days: TLA_REPORT_HOURS / 24,
    for: [onOrders],
    know: [
      only(dod, read(`Within ${TLA_REPORT_HOURS} hours of landing, sooner if you can.`, items.militaryGuide2025)),
      only({ service: ['coast-guard'] }, unconfirmed(`Coast Guard: ${COAST_GUARD_CHECK_IN}.`, items.coastGuardArrival)),
      only(barracks, 'Got a room in the barracks right away? Ask if you need this at all.'),
    ],
    guide: '/pcs-toolkit/tla-hotels',
  },
  {
    id: 'housing-place',
    title: 'Confirm your place on the housing list',
    days: 4,
    isOurs: true,
    for: [
      {
        service: serviceIds.filter((id) => id !== 'army'),
        home: ['base'],
      },
    ],
    know: ['Ask your base’s housing office whether you’re on the list, and from what day your place counts.'],
    guide: '/housing/base-housing',
  },
  {
    id: 'firearms',
    title: 'Register firearms with the county police',
    days: POLICE_DAYS_BY_LAW,
    for: [{ firearms: ['yes'] }],
    know: [
      read(`${inWordsFirst(POLICE_DAYS_BY_LAW)} days from your arrival or the firearm’s, whichever is later.`, sources.firearms),
      only(barracks, 'In the barracks? Ask your unit about its armory before you pack: rooms may not allow firearms.'),
    ],
    guide: '/pcs-toolkit/firearms-pcs',
    short: [
      `Short notice doesn’t stretch the ${inWords(POLICE_DAYS_BY_LAW)} days. No time to read up? Leave the firearms in lawful storage and bring them later: the ${inWords(POLICE_DAYS_BY_LAW)} days then run from their arrival.`,
    ],
  },
  {
    id: 'housing',
    title: 'Get on the Army housing list',
    days: ARMY_APPLY_DAYS,
    for: [{ service: ['army'], home: ['base'] }],
    know: [armyPlace],
    guide: '/housing/base-housing',
  },
  {
    id: 'school',
    title: 'Enroll the children in school',
    days: 10,
    isOurs: true,
    for: [{ children: ['yes'] }],
    know: ['Still in a hotel? Ask the school near your future home what it takes as proof of address.'],
    guide: '/pcs-toolkit/hawaii-schools',
  },
  {
    id: 'va-care',
    title: 'Enroll with VA health care in Hawaii',
    days: 12,
    isOurs: true,
    for: [withoutOrders],
    know: [latest.read(`A veteran? Call ${VA_HEALTH_IN_HAWAII_PHONE}, or enroll at the clinic nearest to you.`, vaHealth)],
    guide: '/housing/veterans-who-stay',
  },
  {
    id: 'car-pickup',
    title: 'Pick up the car',
    days: 14,
    isOurs: true,
    for: [{ vehicles: ['one', 'more'] }],
    know: [
      only(onOrders, latest.read('The vehicle center emails you when it’s in. Book the pickup then, even if that’s sooner or later.', sources.vehiclePickup)),
      only(withoutOrders, 'Your carrier tells you when it’s in. Ask how many days of storage are free.'),
      only({ vehicles: ['more'] }, 'Shipped one with a carrier? Ask how many days of storage are free.'),
    ],
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    id: 'license',
    title: 'Decide about your driver’s license',
    days: 21,
    isOurs: true,
    know: [
      only(onOrders, latest.unconfirmed('Commonly published: keep your legal residence elsewhere, and you can keep your license.', unpublished.common)),
      only(withoutOrders, read('You can trade in a valid license from another state: no road test for the same class.', items.licenseRules)),
    ],
  },
  {
    id: 'property-tax',
    title: 'Claim the property tax exemptions',
    days: 25,
    isOurs: true,
    for: [{ ...withoutOrders, home: ['buy'] }],
    know: [oahuHomeExemption, 'Disabled veterans may owe almost none: each county has its own rule and its own last day.'],
    guide: '/housing/veterans-who-stay',
  },
  {
    id: 'vehicle',
    title: 'Car: safety check, then registration or a permit',
    titleWithoutCar: 'Motorcycle: safety check, then registration or a permit',
    days: VEHICLE_PERMIT_DAYS,
    for: [{ vehicles: ['one', 'more'] }, { motorcycle: ['yes'] }],
    know: [
      read(`${VEHICLE_PERMIT_DAYS} days from its own arrival: count again if it lands later.`, items.vehiclePermit),
      only({ motorcycle: ['yes'], vehicles: ['one', 'more'] }, `A motorcycle has the same ${VEHICLE_PERMIT_DAYS} days.`),
    ],
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    id: 'tricare',
    title: 'Change your TRICARE plan if you want to',
    days: TRICARE_DAYS,
    know: [read(`A move opens a window of ${TRICARE_DAYS} days.`, items.tricareMove)],
  },
];
