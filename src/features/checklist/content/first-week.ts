// The first week in Hawaii, day by day, and what to do if orders change. `only` marks a line for some families. It comes
// with the page, so it doesn't import the plan's deadlines, which load later.

import { factsCheckedOn } from '@/facts/facts';
import { type Audience, dod, families, type Line, only, onOrders, screenedLongest } from '@/features/checklist/audience';
import { TRICARE_DAYS } from '@/guides/arrival-rules';
import { CAMP_SMITH_PASS_PHONE, DEERS_PHONE, MARINE_PASS_PHONE, PEARL_HARBOR_PASS_PHONE, TRIWEST_PHONE } from '@/guides/shared-phones';
import { VEHICLE_PERMIT_DAYS } from '@/guides/vehicle-figures';
import { TLA_REPORT_HOURS } from '@/money/lodging-figures';
import type { AppPath } from '@/site-map';
import { sources } from './hawaii-checklist-sources';

const { read } = factsCheckedOn('2026-11-23');

export type FirstWeekStep = {
  title: string;
  when: string;
  /** For families to whom one of these applies; for all when missing. */
  for?: readonly Audience[];
  /** Only for those who gave these answers. */
  isOwn?: true;
  guide?: AppPath;
  /** The part of the guide that helps. */
  part?: string;
  know: readonly Line[];
  /** The phones of each base, for who named theirs; everyone else reads that it’s worth naming. */
  phones?: readonly Line[];
};

export const firstWeek: readonly FirstWeekStep[] = [
  {
    title: 'Check in',
    when: 'The day you land',
    for: [onOrders],
    know: [
      read('Check in officially that day, even if someone meets you at the airport: BAH, COLA and TLA start then.', sources.uponArrival),
      only({ service: ['marine-corps'] }, 'Marines: your unit, then the personnel center (IPAC), with orders, receipts, and marriage and birth certificates.'),
    ],
  },
  {
    title: 'TLA office',
    when: 'By day 3',
    for: [onOrders],
    guide: '/pcs-toolkit/tla-hotels',
    know: [
      only(dod, read(`Within ${TLA_REPORT_HOURS} hours of landing, sooner if you can.`, sources.militaryGuide2025)),
      only({ service: ['coast-guard'] }, read('Coast Guard: check in by the next business day.', sources.coastGuardArrival)),
    ],
  },
  {
    title: 'Gate passes',
    when: 'Days 1-3',
    know: ['For anyone without a military ID, call before the first drive onto the base.'],
    phones: [
      only({ base: ['pearl-harbor-hickam'] }, read(`Pearl Harbor-Hickam pass office: ${PEARL_HARBOR_PASS_PHONE}.`, sources.pearlHarborPass)),
      only({ base: ['kaneohe'] }, read(`Kaneohe Bay: visitors 808-496-2047, vehicles ${MARINE_PASS_PHONE}. Camp Smith: ${CAMP_SMITH_PASS_PHONE}.`, sources.marinePass)),
      only({ base: ['schofield', 'shafter'] }, read('Schofield and Shafter: a visitor can get a pass online first, at pass.aie.army.mil. Visitor control: 808-655-1620.', sources.armyVisitors)),
    ],
  },
  {
    title: 'DEERS, then TRICARE',
    when: 'Days 2-5',
    know: [
      read(`Update your address in DEERS, the military’s family records: milConnect, or ${DEERS_PHONE}.`, sources.tricareChecklist),
      read(`Then call TriWest, ${TRIWEST_PHONE}.`, sources.triWest),
      read(`You have ${TRICARE_DAYS} days from the move to change plans.`, sources.prescriptions),
    ],
  },
  {
    title: 'School and child care',
    when: 'Days 2-5',
    for: [{ schoolAge: ['yes'] }, { careAge: ['yes'] }],
    guide: '/pcs-toolkit/hawaii-schools',
    know: [
      only({ schoolAge: ['yes'] }, 'Enroll the children. If you’re in a hotel, ask the school what counts as proof of address.'),
      only({ careAge: ['yes'] }, read('If you’re waiting for child care, correct your date in MilitaryChildCare.com.', sources.childCareRequests)),
    ],
  },
  {
    title: 'Without a car',
    when: 'From day 1',
    for: [{ vehicles: ['none'], motorcycle: ['no'] }],
    isOwn: true,
    guide: '/housing/verified-rentals',
    part: 'train-bus-and-carpool-to-base',
    know: ['Ask your sponsor for a ride from the airport. The guide has train, bus and carpools.'],
  },
  {
    title: 'The car',
    when: 'Days 5-7',
    for: [{ vehicles: ['one', 'more'] }, { motorcycle: ['yes'] }],
    guide: '/pcs-toolkit/vehicle-shipping',
    know: [read(`Insurance, safety check, then the permit or registration, within ${VEHICLE_PERMIT_DAYS} days of the car’s arrival.`, sources.vehiclePermit)],
  },
];

export const ifOrdersChange: readonly Line[] = [
  'The report date is at the top of this page. Your plan’s dates move with it.',
  only(families, 'Don’t end or sign a lease yet. As we read the law, canceled or delayed orders don’t let you end one.'),
  only({ careAge: ['yes'] }, read('Change your date in MilitaryChildCare.com, or you lose your place in line.', sources.childCareRequests)),
  only({ pets: ['yes'] }, 'Check your pets’ dates again: shots, blood test and paperwork.'),
  'Keep every receipt, and ask finance before you buy more.',
  only(screenedLongest, read('Air Force and Space Force: a denied screening can cancel the orders.', sources.airForceScreening)),
];
