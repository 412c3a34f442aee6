// The deadlines that start on landing. To change a number of days, edit it; where it comes from is in
// landing-clock-words.ts, apart from here because every guide reads the days. `isOurs` marks those that nobody publishes.

import type { OfficeHours } from '@/dates/workdays';
import { serviceIds } from '@/facts/services';
import { type Audience, onOrders, withoutOrders } from '@/features/checklist/audience';
import { ARMY_APPLY_DAYS, NEWBORN_DEERS_DAYS, TRICARE_DAYS } from '@/guides/arrival-rules';
import { POLICE_DAYS_BY_LAW } from '@/guides/firearms-figures';
import { BOAT_REGISTRATION_DAYS, VEHICLE_PERMIT_DAYS } from '@/guides/vehicle-figures';
import { TLA_REPORT_HOURS } from '@/money/lodging-figures';
import type { AppPath } from '@/site-map';

export type LandingClock = {
  /** Never change it: calendar apps identify the event by it. */
  id: 'pet-pickup' | 'baby' | 'boat' | 'insurance' | 'va-care' | 'property-tax' | 'lodging' | 'firearms' | 'housing-place' | 'housing' | 'school' | 'car-pickup' | 'license' | 'vehicle' | 'tricare';
  title: string;
  /** For a family that ships no car, only a motorcycle. */
  titleWithoutCar?: string;
  /** For those who didn’t answer; without it, the deadline is only for those who did. */
  titleIf?: string;
  /** Days after landing, different for each. */
  days: number;
  /** We chose the number of days, because nobody publishes one. Whatever shows the deadline says so. */
  isOurs?: true;
  /** Whose opening days count, when it takes an office. */
  office?: OfficeHours;
  /** For families to whom one of these applies; for all when missing. */
  for?: readonly Audience[];
  guide?: AppPath;
};

/** Soonest first. */
export const landingClocks: readonly LandingClock[] = [
  {
    id: 'pet-pickup',
    title: 'Pick up pets kept at the airport overnight',
    // A plan with pets’ dates has pets, whatever it answers; without any sign of them it has no such line.
    titleIf: 'Pick up pets kept at the airport overnight',
    days: 1,
    for: [{ pets: ['yes'] }],
    guide: '/pcs-toolkit/pet-travel',
  },
  {
    id: 'insurance',
    title: 'Check the home’s hurricane and flood insurance',
    days: 2,
    isOurs: true,
    for: [{ ...withoutOrders, home: ['buy'] }],
    guide: '/housing/veterans-who-stay',
  },
  {
    id: 'lodging',
    title: 'See the Temporary Lodging Allowance desk',
    days: TLA_REPORT_HOURS / 24,
    office: 'federal',
    for: [onOrders],
    guide: '/pcs-toolkit/tla-hotels',
  },
  {
    id: 'housing-place',
    title: 'Apply for base housing, or confirm your place',
    days: 4,
    office: 'federal',
    isOurs: true,
    for: [
      {
        service: serviceIds.filter((id) => id !== 'army'),
        home: ['base'],
      },
    ],
    guide: '/housing/base-housing',
  },
  {
    id: 'firearms',
    title: 'Register firearms with the county police',
    titleIf: 'If you bring firearms, register them with the police',
    days: POLICE_DAYS_BY_LAW,
    office: 'hawaii',
    for: [{ firearms: ['yes'] }],
    guide: '/pcs-toolkit/firearms-pcs',
  },
  {
    id: 'housing',
    title: 'Get on the Army housing list',
    days: ARMY_APPLY_DAYS,
    office: 'federal',
    for: [{ service: ['army'], home: ['base'] }],
    guide: '/housing/base-housing',
  },
  {
    id: 'school',
    title: 'Enroll the children in school',
    days: 10,
    office: 'hawaii',
    isOurs: true,
    for: [{ schoolAge: ['yes'] }],
    guide: '/pcs-toolkit/hawaii-schools',
  },
  {
    id: 'va-care',
    title: 'Enroll with VA health care in Hawaii',
    days: 12,
    office: 'federal',
    isOurs: true,
    for: [withoutOrders],
    guide: '/housing/veterans-who-stay',
  },
  {
    id: 'car-pickup',
    title: 'Pick up the car',
    days: 14,
    office: 'hawaii',
    isOurs: true,
    for: [{ vehicles: ['one', 'more'] }],
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    id: 'license',
    title: 'Decide about your driver’s license',
    days: 21,
    office: 'hawaii',
    isOurs: true,
  },
  {
    id: 'property-tax',
    title: 'Claim the property tax exemptions',
    days: 25,
    office: 'hawaii',
    isOurs: true,
    for: [{ ...withoutOrders, home: ['buy'] }],
    guide: '/housing/veterans-who-stay',
  },
  {
    id: 'vehicle',
    title: 'Car: safety check, then registration or a permit',
    titleWithoutCar: 'Motorcycle: safety check, then registration or a permit',
    titleIf: 'If you ship a car, get a safety check, then registration or a permit',
    days: VEHICLE_PERMIT_DAYS,
    office: 'hawaii',
    for: [{ vehicles: ['one', 'more'] }, { motorcycle: ['yes'] }],
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    id: 'baby',
    title: `Add the baby to DEERS within ${NEWBORN_DEERS_DAYS} days of birth`,
    days: 45,
    office: 'federal',
    isOurs: true,
    for: [{ expecting: ['yes'] }],
    guide: '/pcs-toolkit/health-care',
  },
  {
    id: 'boat',
    title: 'Register the boat with the State',
    days: BOAT_REGISTRATION_DAYS,
    office: 'hawaii',
    for: [{ boat: ['yes'] }],
    guide: '/pcs-toolkit/boat-shipping',
  },
  {
    id: 'tricare',
    title: 'Change your TRICARE plan if you want to',
    days: TRICARE_DAYS,
  },
];
