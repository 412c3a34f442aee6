// The second half of the vehicle shipping guide: from the port to Hawaii plates. To change a fee, a form or a rule,
// edit its entry below; keep the source next to it and update the checked date.
import { factsCheckedOn, notFound } from '@/facts/facts';
import type { Contact, Source, Step, Text } from '@/facts/types';
import { carInsuranceCost } from '@/guides/car-insurance';
import { MARINE_PASS_PHONE } from '@/guides/shared-phones';
import { VEHICLE_PERMIT_DAYS } from '@/guides/vehicle-figures';
import { hawaiiCountyCarPermit, marinePassOffice } from '@/guides/vehicle-sources';
import { HONOLULU_CARS_URL } from '@/guides/websites';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const current = factsCheckedOn('2026-11-26');
const today = factsCheckedOn('2026-11-29');
const november = factsCheckedOn('2026-11-30');

const sources = {
  insurance: {
    title: 'Act 138 of 2024 (S.B. 2342); the amounts as the State gave them in Kokua Line, Feb 1, 2026',
    by: 'law',
    issued: '2026-02-01',
    url: 'https://www.capitol.hawaii.gov/sessions/session2024/bills/SB2342_CD1_.HTM',
    readOn: '2026-11-30',
  },
  carSeats: {
    title: 'Hawaii News Now and Maui Now, July 2022: the law on car seats, from the State’s Department of Transportation',
    by: 'other',
    issued: '2022-07-07',
    readOn: '2026-12-01',
    url: 'https://www.hawaiinewsnow.com/2022/07/07/hawaii-parents-advised-take-notice-new-child-passenger-restraint-law/',
  },
  hawaiiCounty: hawaiiCountyCarPermit,
  oahuPermit: {
    title: 'Honolulu Star-Advertiser, May 23, 2023: out-of-state plates',
    by: 'other',
    issued: '2023-05-23',
    readOn: '2026-11-30',
    url: 'https://www.staradvertiser.com/2023/05/23/breaking-news/vehicles-with-out-of-state-license-plates-need-hawaii-permits/',
  },
  weightTax: {
    title: 'Hawaii County: vehicles of non-resident military',
    by: 'government',
    issued: 'undated',
    url: 'https://www.hawaiicounty.gov/departments/finance/vehicle-registration-licensing/motor-vehicles-general-information/special-instructions-for-non-resident-military',
  },
  oahu: {
    title: 'Honolulu Customer Services: registering a vehicle, as PCS Oahu read it on Aug 5, 2026; the link is its questions page',
    by: 'other',
    issued: '2026-08-05',
    url: HONOLULU_CARS_URL,
  },
  marineBase: marinePassOffice,
  checkFee: {
    title: 'Hawaii Department of Transportation: safety inspection fees from July 2025, as LegalClarity gives them',
    by: 'other',
    issued: '2025-07',
    readOn: '2026-12-01',
    url: 'https://legalclarity.org/hawaii-vehicle-safety-inspection-requirements-and-compliance',
  },
} as const satisfies Record<string, Source>;

export type PlateChoice = { title: string; plates: Text; where: Text; bring: Text; cost: readonly Text[] };

const steps: readonly Required<Step>[] = [
  {
    title: 'Car insurance for Hawaii',
    when: 'Before the car lands',
    text: [
      read('Since Jan 1, 2026 the minimum is $40,000/$80,000 for bodily injury and $20,000 for property damage (Act 138 of 2024). That’s double the old minimum.', sources.insurance),
      'Hawaii is a no-fault state: the policy also needs personal injury protection (PIP). Some mainland insurers don’t write it, so ask, and carry the Hawaii card.',
    ],
  },
  {
    title: 'Safety check',
    when: 'The first week',
    text: [
      'Take the registration, insurance card and both plates, front and back, to a station that does inspections.',
      current.read(
        `Oahu, for Hawaii plates: the first check is a “fail”, because the car has no Hawaii plates yet. You register with that certificate, then go back within ${VEHICLE_PERMIT_DAYS} days for the sticker.`,
        sources.oahu,
      ),
      'With tinted windows, a lift kit or oversize tires, call the shop before you go.',
    ],
  },
  {
    title: 'Permit or Hawaii plates',
    when: read(`Within ${VEHICLE_PERMIT_DAYS} days`, sources.hawaiiCounty),
    text: ['Either one works. They’re compared below.'],
  },
  {
    title: 'Weight-tax break',
    when: 'When you register',
    text: [
      read(
        'If you’re on active duty here and a resident of another state, you don’t pay vehicle weight tax. File the Non-Resident Certificate each time you register, renew or transfer.',
        sources.weightTax,
      ),
      'On Oahu that certificate is Form CS-L (MVR) 50.',
      'Contractors and other civilians pay the tax.',
      read(`Register again within ${VEHICLE_PERMIT_DAYS} days if you leave active duty or become a resident. The same goes if you get orders and the car stays.`, sources.weightTax),
    ],
  },
];

/** What families ask first. */
const inBrief: readonly Text[] = [
  read('With an out-of-state permit, your mainland plates can stay until they expire, 12 months at most.', sources.hawaiiCounty),
  read('The safety check comes first: about $26, or $18 for a motorcycle or trailer, since July 2025.', sources.checkFee),
  carInsuranceCost,
];

const plateChoices: readonly PlateChoice[] = [
  {
    title: 'Out-of-state vehicle permit',
    plates: 'Your mainland plates stay',
    where: read('Your county’s motor-vehicle office', sources.hawaiiCounty),
    bring: read('Two valid plates, registration in your name, the safety check, the bill of lading with the arrival date, and the application', sources.hawaiiCounty),
    cost: [read('Big Island: $5', sources.hawaiiCounty), latest.read('Oahu: $5, at a Satellite City Hall, by appointment at alohaq.org', sources.oahuPermit), 'Maui and Kauai: ask the county'],
  },
  {
    title: 'Hawaii registration',
    plates: 'You get Hawaii plates',
    where: 'Oahu: a Satellite City Hall. Other islands: the county motor-vehicle office',
    bring: 'Your latest registration, the title if you have no loan, the bill of lading, the safety certificate and the insurance card',
    cost: ['State and county fees, by weight and use', 'Oahu: the fee inquiry, linked below, calculates them'],
  },
];

const marineOffice: Contact = {
  name: 'MCBH PMO Customer Service Center',
  role: 'Building 1095, Kaneohe Bay',
  phone: read(MARINE_PASS_PHONE, sources.marineBase),
  note: read('Marine Corps families can get the non-resident forms here too.', sources.marineBase),
};

/** A law of 2025, as its last draft has it. */
const tintLaw: Source = {
  title: 'Hawaii Legislature, 2025: House Bill 226, C.D. 1 (HRS 291-21.5)',
  by: 'law',
  issued: '2025',
  url: 'https://data.capitol.hawaii.gov/sessions/session2025/Bills/HB226_CD1_.HTM',
};

const tint: readonly Text[] = [
  today.read('Front side windows must let in at least 35% of the light, give or take 6 points. The fine is $300 to $550.', tintLaw),
  today.read('Behind the driver, any car may be darker if it has two side mirrors. Until 2025 a sedan couldn’t.', tintLaw),
  'Darker tint in front from another state fails the safety check.',
];

const teenStages: Source = {
  title: 'AAA and SafeMotorist: teen licensing in Hawaii; the link is AAA’s page',
  by: 'other',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://teendriving.aaa.com/HI/going-solo/licensing-state-laws/',
};

const teens: readonly Text[] = [
  today.read('Permit at 15 and a half. A licensed driver 21 or older sits beside the teen. From 11 p.m. to 5 a.m., it must be a parent.', teenStages),
  today.read('Provisional license at 16, after 180 days with a Hawaii permit, a 30-hour course, 50 hours of practice and the road test.', teenStages),
  today.read('Full license at 17, after six months with the provisional one.', teenStages),
  notFound(
    'rule for a permit from another state',
    ['Hawaii Administrative Rules, chapter 19-122', 'AAA: teen licensing in Hawaii', 'Free DMV Practice Tests: moving to Hawaii'],
    '2026-11-30',
    'Ask the county’s driver licensing office, and bring the course’s certificate.',
  ),
];

const carSeats: readonly Text[] = [
  november.read(
    'Under 2: a rear-facing seat with a harness. From 2 to 4: a seat with a harness. From 4 to 10: a car seat or a booster. From 7 on, a lap and shoulder belt will do if the child is over 4 feet 9 inches.',
    sources.carSeats,
  ),
  'Carry a seat on the plane, for the rental car.',
];

/** Vehicles that a mainland family may not drive here as they are. */
const modified: readonly Text[] = [
  'On Oahu a lifted or lowered car can need a reconstruction inspection and its permit, before the safety check.',
  'Ask the City’s inspectors about the inspection and the limits. Keep the parts list and the original parts.',
  'ATV or UTV: ask the county where you may ride it, and the shipping office whether it counts as household goods.',
  'Moped: ask the county about license, registration and insurance, and your base’s safety office about gear.',
];

export const vehicleArrival = {
  inShort: read(`Get a permit or plates within ${VEHICLE_PERMIT_DAYS} days of arrival. Get insurance and a safety check first.`, sources.hawaiiCounty),
  inBrief,
  steps,
  plateChoices,
  marineOffice,
  tint,
  modified,
  teens,
  carSeats,
} as const;
