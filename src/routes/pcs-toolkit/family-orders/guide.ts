// The guide to family travel screening and to who travels on the orders. To change a rule or a lead time, edit its entry, keep its source and update the checked date. What the checklist also says
// about it is in screening-figures.ts.

import { factsCheckedOn, notFound } from '@/facts/facts';
import type { Service } from '@/facts/services';
import type { Fact, GuideAction, Text, TimeLineStep, TipItem, WebLink } from '@/facts/types';
import { expecting } from '@/guides/expecting';
import { militaryOneSource } from '@/guides/office-phones';
import { redCrossMessage } from '@/guides/orders-sources';
import { AIR_FORCE_SCREENING_DAYS, EVERYONE_SCREENED, SCREENING_DAYS, TICKET_DAYS } from '@/guides/screening-figures';
import { LEGAL_OFFICES_URL } from '@/guides/websites';
import { civilians } from './civilians';
import { approvals, SAFE_FROM_THERE } from './own-screening';
import { sources } from './sources';
import { whoElse } from './who-else';

const { read } = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-26');
const last = factsCheckedOn('2026-11-30');

/** `days`: to plan for, where they aren't `usualDays`. */
type ServiceStart = {
  title: string;
  days?: string;
  answer: string;
  texts: readonly Text[];
};

/** From the day of notification. */
const usualDays = read(`${SCREENING_DAYS} days`, sources.familyScreening);

const starts = {
  army: {
    title: 'Army',
    answer: 'The soldier starts it, in Enterprise EFMP.',
    texts: [
      read(`${EVERYONE_SCREENED}, but not the soldier.`, sources.screeningFirst),
      read('Enterprise EFMP is at efmp.army.mil. Next, the personnel office (S-1) files a Personnel Action Request in IPPS-A, the Army’s personnel system.', sources.commandSponsorship),
      'Ask S-1 which forms you need. For a child with a school plan (IEP or IFSP), bring the plan.',
      read('The screening itself takes about 30 days. Your family’s travel is authorized after that.', sources.screeningFirst),
    ],
  },
  'marine-corps': {
    title: 'Marine Corps',
    answer: 'Your military hospital, as soon as you’re notified.',
    texts: [
      read(`${EVERYONE_SCREENED}.`, sources.pendleton),
      read('The Camp Pendleton hospital screens every family member going to Hawaii.', sources.pendleton),
      'Elsewhere, ask the military hospital or clinic for overseas screening, and for its list of paperwork.',
    ],
  },
  'air-force': {
    title: 'Air Force and Space Force',
    days: `up to ${AIR_FORCE_SCREENING_DAYS} days`,
    answer: 'The member starts it, with AF Form 4380.',
    texts: [
      read(`Plan on up to ${AIR_FORCE_SCREENING_DAYS} days.`, sources.airForceScreening),
      read(`${EVERYONE_SCREENED}.`, sources.familyScreening),
      read('After AF Form 4380: AF Form 1466, then the EFMP medical office at the base you’re leaving. No orders are issued until the screening is done.', sources.airForceMedicine),
      read('Records from off-base doctors and schools are what takes longest: ask for them first.', sources.airForceScreening),
      'List every known condition. Hiding one can mean an early trip back for the family.',
      read('A denial can cancel the orders.', sources.airForceScreening),
    ],
  },
  navy: {
    title: 'Navy',
    answer: 'The manual says only family in EFMP is screened. Navy hospitals say everyone is.',
    texts: [
      read('The manual: only a family member enrolled in EFMP is screened, and your command starts within 3 business days of your orders.', sources.navyRule),
      read('The Navy hospital at Camp Pendleton screens every family member going to Hawaii.', sources.pendleton),
      'The day you get orders, ask both your command and the screening office of your military hospital.',
    ],
  },
  'coast-guard': {
    title: 'Coast Guard',
    days: 'none for Oahu',
    answer: 'Needed for Kauai, Maui and the Big Island.',
    texts: [
      read('Overseas screening hasn’t been required for Oahu since 2019. It’s still required for every other overseas place.', sources.coastGuardScreening),
      'Ask your command what else your family needs before the trip.',
    ],
  },
} as const satisfies Partial<Record<Service, ServiceStart>>;

/** How each service starts its screening; the Space Force starts like the Air Force. */
export const startOf: Readonly<Record<Service, ServiceStart>> = { ...starts, 'space-force': starts['air-force'] };

const FLIGHT_DAY = 120;

/** On a line from the day of notification to the flight. */
const timeline: readonly TimeLineStep[] = [
  { label: approvals.start, from: 0, text: 'day 0' },
  { label: approvals.screening, from: 0, to: SCREENING_DAYS / FLIGHT_DAY, spareTo: AIR_FORCE_SCREENING_DAYS / FLIGHT_DAY, text: `${SCREENING_DAYS} days` },
  { label: approvals.approved, from: AIR_FORCE_SCREENING_DAYS / FLIGHT_DAY, text: `by day ${AIR_FORCE_SCREENING_DAYS}` },
  { label: approvals.tickets, from: (FLIGHT_DAY - TICKET_DAYS) / FLIGHT_DAY, text: read(`day ${FLIGHT_DAY - TICKET_DAYS}`, sources.bookingLead) },
  { label: approvals.report, from: 1, text: `day ${FLIGHT_DAY}` },
];

/** The ends say what they are. */
const timelineTicks = [
  { at: 0, label: 'Notified' },
  ...[SCREENING_DAYS, AIR_FORCE_SCREENING_DAYS].map((day) => ({
    at: day / FLIGHT_DAY,
    label: String(day),
  })),
  { at: 1, label: 'Report' },
];

const whatItIs: readonly Text[] = [
  read('A screening checks that Hawaii has the medical, dental and school help each of you needs. Your screening office checks with the one in Hawaii.', sources.familyScreening),
  'The office that screens may be called EFMP (Exceptional Family Member Program).',
];

const ifNo: readonly Text[] = [
  'Ask in writing which need it is, and tell your command the same day.',
  read('Air Force and Space Force: you can ask for another assignment or a later one (EFMP reassignment or deferment). That takes 4 to 6 weeks.', sources.airForceSponsorship),
  'Other services: ask your command about both, and about a new review if you have new records.',
];

const untilApproved: readonly Text[] = [
  'If the approval would come after you report, ask your command in writing for a later report day, or to go ahead alone. Your command decides.',
  read('Army: shipping goods or ending the lease first can turn your tour into an “all others” tour, without the family.', sources.screeningFirst),
  read('Without command sponsorship, a family may have no TRICARE Prime and fewer base privileges, and pays its own way back.', sources.airForceSponsorship),
];

const flights: readonly Text[] = [
  read(
    'At Marine Corps Base Hawaii, the passenger travel office sends a Port Call Request, which asks for your seats, to the government’s travel company (SATO). You pay with the government travel card.',
    sources.passengerTravel,
  ),
  notFound(
    'military charter for families from the mainland to Hawaii',
    ['Stars and Stripes, 2021: Patriot Express routes', 'Air Mobility Command', 'Military OneSource'],
    '2026-11-26',
    'Plan on a commercial flight.',
  ),
];

const wayThere: readonly Text[] = [
  last.read('ID for the flight: no passport, because Hawaii is a State. Children under 18 need no ID. Adults show a REAL ID, a passport or a military ID, including a dependent’s.', sources.airportId),
  newest.read('Driving to the airport or port: one travel day for the first 400 miles, then one for each 350 more. The day you fly is counted separately.', sources.travelDays),
  'Leave or a stop on the way must be on the orders before you book. Per diem pays the direct route’s travel days, not leave days or a detour.',
  'Bags: each airline sets how many your orders cover. Ask yours, and show your orders at the counter, not at the curb.',
  'Your tour length is on your orders. If you’re not sure, ask your personnel office.',
  'Orders from one island to another are a PCS, too. Ask the transportation office about the barge for your car and goods, and about pets.',
  'House hunting first: plan on your own leave and money. Ask whether your service gives free days (permissive TDY) for Hawaii.',
];

const visitsHome: readonly Text[] = [
  'Space-A: sign up with the terminal at Hickam. Ask if your family can fly without you, and which letter it needs. Carry money for tickets back.',
  'Retirees and the dependents with them fly last on Space-A. Bring ID cards.',
  newest.read(
    'If someone at home dies or is gravely ill, call your command and the Red Cross. Emergency leave comes first on Space-A, and the government pays for some of these trips: ask.',
    sources.emergencyLeave,
  ),
  redCrossMessage,
];

const pets: readonly Text[] = [
  read('On your ticket request, give the breed, the kennel’s size, and the weight of the pet in it.', sources.passengerTravel),
  read('Once you have the itinerary, call the airline yourself and get the pet accepted on each flight.', sources.passengerTravel),
];

const later: readonly Text[] = [
  'Just married: the service member adds the spouse to DEERS, the military’s list of your family, at an ID card office. Ask which documents to bring.',
  'Then ask your command to put your spouse on the orders.',
  'If your dependents fly months later, the same orders can pay. Ask before you leave how long that stays open, and about BAH, COLA and TLA until then.',
  read(
    'Army: apply for command sponsorship, which puts them on your tour, through your S-1. You serve the accompanied tour, or have 12 months left after they arrive, whichever is longer.',
    sources.commandSponsorship,
  ),
  read(
    'Army: newborns aren’t screened, and neither are bona fide Hawaii residents. Residents show last year’s Hawaii resident tax return (Form N-11), birth certificate and high school diploma.',
    sources.commandSponsorship,
  ),
  'Other services: ask how many months you must have left after they arrive.',
];

const legalPapers: readonly Text[] = [
  'Make a special power of attorney for each job: the home and lease, household goods, the car, travel claims. Many offices refuse a general one. Put an end date on it.',
  'The legal office also writes wills and notarizes. Call for its hours, and bring your military ID.',
  last.read('Divorce: to file in Hawaii, you must be domiciled here that day. State law names no number of months to live here. Orders or a home on base don’t rule it out.', sources.divorceLaw),
  'Custody usually follows the state where the children have lived. Ask before you move them.',
  'To marry here, apply for the State’s marriage license, and ask your unit about DEERS and orders.',
];

const mistakes: readonly TipItem[] = [
  {
    title: 'Asking for records late',
    text: 'Civilian doctors and schools can be slow: ask both the day you’re notified.',
  },
  {
    title: 'Marrying on the way without telling your new unit',
    text: 'Tell the unit before you marry: a new spouse isn’t on the orders.',
  },
  {
    title: 'Buying the family’s tickets yourself',
    text: 'Before approval, plan on not getting that money back.',
  },
];

const links: readonly WebLink[] = [
  {
    label: 'Army: command sponsorship in Hawaii',
    url: sources.commandSponsorship.url,
  },
  {
    label: 'Army: screening requirements',
    url: sources.screeningFirst.url,
  },
  {
    label: 'Air Force and Space Force: relocation steps',
    url: sources.airForceMedicine.url,
  },
  {
    label: 'Marine Corps: Camp Pendleton’s hospital',
    url: sources.pendleton.url,
    purpose: 'screens families there who move to Hawaii',
  },
  {
    label: 'Navy: PCS orders overseas',
    url: sources.navyOrders.url,
  },
];

export const familyOrdersGuide = {
  lead: 'Your family can fly once travel is approved. Start the screening now.',
  timeline,
  timelineTicks,
  thickFrom: AIR_FORCE_SCREENING_DAYS / FLIGHT_DAY,
  timelineNote: `${SAFE_FROM_THERE}. Faint: Air Force screening, up to ${AIR_FORCE_SCREENING_DAYS} days.`,
  first: [
    'Check that everyone’s name is on your orders. If one is missing, tell your command before anyone travels.',
    'Start the screening the day you’re notified. It takes weeks, and the flights wait for it.',
    read('Don’t ship, sell or end a lease yet. Wait for the approval.', sources.screeningFirst),
  ],
  action: {
    label: 'How your service starts',
    section: 'Screening, service by service',
    also: { label: 'Who to call', section: 'Who to call' },
  },
  whatItIs,
  usualDays,
  starts: [...new Set(Object.values(startOf))],
  timelineTitle: `An example on orders: ${FLIGHT_DAY} days`,
  phone: militaryOneSource.phone,
  links,
  untilApproved,
  mistakes,
  ifNo,
  flights,
  wayThere,
  pets,
  expecting: [...expecting, 'If you’d land too late in pregnancy to fly, ask your command whether you can follow after the birth.'],
  later,
  alone: whoElse.alone,
  parent: whoElse.parent,
  legalPapers,
  legalOffice: { label: 'Find your base’s legal office', url: LEGAL_OFFICES_URL },
  visitsHome,
  visitors: whoElse.visitors,
  civilians,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  wayThere: readonly Text[];
  visitsHome: readonly Text[];
  thickFrom: number;
  timelineNote: string;
  whatItIs: readonly Text[];
  usualDays: Fact;
  starts: readonly ServiceStart[];
  timelineTitle: string;
  timeline: readonly TimeLineStep[];
  timelineTicks: readonly { at: number; label: string }[];
  untilApproved: readonly Text[];
  ifNo: readonly Text[];
  flights: readonly Text[];
  pets: readonly Text[];
  expecting: readonly Text[];
  later: readonly Text[];
  legalPapers: readonly Text[];
  legalOffice: WebLink;
  alone: readonly Text[];
  parent: readonly Text[];
  visitors: readonly Text[];
  civilians: object;
  mistakes: readonly TipItem[];
  phone: Fact;
  links: readonly WebLink[];
};
