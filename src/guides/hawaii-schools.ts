// The schools guide. To change a number or a date, edit its entry, keep its source and update the checked date. It
// ranks no school and calls no area good or bad.

import { type BaseId, baseIds, baseName, bases } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Contact, Fact, GuideAction, OfficePhone, Step, Text, TimeLineStep, TipItem, WebLink } from '@/facts/types';
import { type BasePlace, basePlaces } from '@/maps/places';
import { officesOfService, schoolLiaisons } from './base-offices';
import { isInSession, midyear, schoolStart, year, yearNote } from './school-year';
import { sources } from './schools-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-26');

export type SchoolPlatform = {
  title: string;
  does: Text;
  goodFor: string;
  watchOut: string;
  website: WebLink;
};

export type FamilyResource = { title: string; texts: readonly Text[]; website: WebLink };

/** Returns what to do first: for a family that reports while school is in session, that instead of how to plan for summer. */
export function firstStepsFor(reportDay: string | undefined): readonly Text[] {
  if (!isInSession(reportDay)) return schoolsGuide.first;
  return schoolsGuide.first.map(midyear);
}

const statewide: readonly Text[] = [
  read('One department runs 258 public schools, and there are 39 public charter schools: 297 in all. Each high school and the schools that feed it form a “complex”.', sources.enrollment),
  read('There are no Department of Defense schools in Hawaii. Families on base use public schools too.', sources.oneSource),
  read('School is required from age 5 to 18.', sources.enrollment),
];

const kindergarten = read('Kindergarten: 5 years old by July 31 of the school year.', sources.enrollment);

/** Public schools in a base's gates or beside them. */
const onBase: Partial<Record<BaseId, Fact>> = {
  'pearl-harbor-hickam': read('Hickam, Mokulele and Nimitz elementary schools, inside the gate or right outside', sources.military),
  schofield: read('Hale Kula (Inouye), Solomon and Wheeler, on post', sources.oneSource),
  kaneohe: newest.read('Mokapu Elementary, on base, K-6: new buildings since January 2026', sources.mokapu),
};

/** Who to call at each base. */
const byBase = baseIds.map((id) => ({
  name: baseName(id),
  at: basePlaces[id],
  liaison: officesOfService[bases[id].services[0]].liaison,
  schools: onBase[id],
}));

const arriving: readonly Step[] = [
  {
    title: 'Collect the records',
    when: 'Before the movers come',
    text: [
      'Ask the old school for withdrawal papers, the last report card or transcript, and any IEP or 504 plan. Hand-carry them: don’t pack them in your household goods.',
      read('Book the physical now. It must be within a year before the first day at a Hawaii school.', sources.health),
    ],
  },
  {
    title: 'Look up the school before you sign a lease',
    when: 'While you search for a home',
    text: [read('Check the exact address in the state’s school finder and call the school: listings often name the wrong one, and one street can be in two zones.', sources.pcsOahu)],
  },
  {
    title: 'Still in a hotel? Call that school anyway',
    when: 'Before you have an address',
    text: [
      read('You can’t enroll until you have an address.', sources.enrollment),
      read('PCS orders may hold a spot: one charter school accepts them at first and asks for proof of address within 14 days of arrival.', sources.charter),
      'Ask the school what it accepts from a family in temporary lodging.',
    ],
  },
  {
    title: 'Enroll, any month of the year',
    when: 'As soon as you have an address',
    text: [
      read('New families start online in the state’s Infinite Campus system and finish with the school office.', sources.kiosk),
      read('If a physical or a shot is missing, a medical appointment slip may let your child start. The TB clearance can’t wait.', sources.health),
    ],
  },
  {
    title: 'Ask for the transition center',
    when: 'First week',
    text: [read('Many schools near the bases have one, where student helpers welcome new kids.', sources.military)],
  },
];

const platforms: readonly SchoolPlatform[] = [
  {
    title: 'Hawaii school finder',
    does: read('The department’s own SchoolSite Locator. Type an address and city, and it shows the elementary, middle and high school.', sources.enrollment),
    goodFor: 'The answer that counts before you sign a lease',
    watchOut: 'Near a boundary it’s approximate: call the school to be sure',
    website: {
      label: 'Hawaii enrollment page, with the finder',
      url: 'https://hawaiipublicschools.org/enrolling-in-school/',
    },
  },
  {
    title: 'GreatSchools',
    does: 'Ratings, based mainly on test results, and parent reviews.',
    goodFor: 'A first list, and finding special programs',
    watchOut: 'A rating isn’t a visit, and Hawaii’s data lags',
    website: { label: 'GreatSchools: Hawaii', url: 'https://www.greatschools.org/hawaii/' },
  },
  {
    title: 'Niche',
    does: 'Grades and survey answers, including private schools.',
    goodFor: 'Comparing public and private schools side by side',
    watchOut: 'A grade may rest on just a few surveys',
    website: {
      label: 'Niche: Hawaii schools',
      url: 'https://www.niche.com/k12/search/best-schools/s/hawaii/',
    },
  },
  {
    title: 'SchoolDigger',
    does: 'State test ranks, trends and maps.',
    goodFor: 'Seeing trends over several years, and class sizes',
    watchOut: 'A small change in scores can move a rank a lot',
    website: { label: 'SchoolDigger: Hawaii', url: 'https://www.schooldigger.com/go/HI/search.aspx' },
  },
];

const papers: readonly TipItem[] = [
  { title: 'Birth certificate', text: latest.read('The child’s', sources.enrollHow) },
  {
    title: 'Proof of address',
    text: read('Lease, mortgage or tax bill, plus a current utility bill. Staying with someone? A notarized letter and their proof of address', sources.addressProof),
  },
  {
    title: 'School records',
    text: 'Withdrawal papers, last report card or transcript, and any IEP or 504 plan',
  },
  {
    title: 'Guardianship papers',
    text: latest.read('If the child lives with someone else', sources.enrollHow),
  },
  {
    title: 'TB clearance, before the first day',
    text: read('A negative risk screen, skin test or chest X-ray from a U.S.-licensed provider', sources.health),
  },
  {
    title: 'Student’s Health Record (Form 14), signed',
    text: read('A physical within a year before the first day, and the shots for the grade. A base clinic can copy mainland records onto the form', sources.health),
  },
];

const resources: readonly FamilyResource[] = [
  {
    title: 'The military children’s compact (MIC3)',
    texts: [
      latest.read('An agreement among the states, part of Hawaii law, for active-duty families and some Guard and Reserve on orders, kindergarten through grade 12.', sources.compact),
      read(
        'Unofficial records are enough to enroll; course and special education placements carry over at first; graduation rules are flexible; absences around a deployment can be excused.',
        sources.compactQuestions,
      ),
      read('If a school hesitates, mention the compact and ask your school liaison to call the state commissioner.', sources.compactQuestions),
    ],
    website: { label: 'MIC3: the compact', url: 'https://mic3.net' },
  },
  {
    title: 'School liaisons and the state’s military-family page',
    texts: [
      read('Each service has a school liaison office, free for every rank, that helps with enrollment, records, special education and choosing a school.', sources.baseGuide),
      'The state’s page lists the liaisons, the schools near each base and their transition centers.',
    ],
    website: {
      label: 'Hawaii schools: military families',
      url: sources.military.url,
    },
  },
];

const guardLiaisons: readonly OfficePhone[] = [
  { office: 'Hawaii Army National Guard', phone: read('808-672-1315', sources.military) },
  { office: 'Hawaii Air National Guard', phone: read('808-789-1672', sources.military) },
];

const liaisons: readonly OfficePhone[] = [schoolLiaisons.navyAndAirForce, schoolLiaisons.army, schoolLiaisons.marineCorps, schoolLiaisons.coastGuard, ...guardLiaisons];

const district: Contact = {
  name: 'Hawaii State Department of Education',
  role: 'Student services',
  phone: unconfirmed('808-784-6200', sources.militaryGuide),
  website: { label: 'State school offices', url: 'https://hawaiipublicschools.org/about/offices' },
  note: read(
    'This is the department’s public line: ask for the Student Services Branch. It handles school transfers, counseling, child safety and support for English learners.',
    sources.studentServices,
  ),
};

const homeschool: readonly Text[] = [
  newest.read(
    'Before you start, send Form 4140 (section B, option 5) or a letter to the school for your address: the child’s name, address, phone, birth date and grade, and your signature.',
    sources.homeschool,
  ),
  newest.read('You don’t enroll, and need no birth certificate, proof of address, TB test or health record.', sources.homeschool),
  newest.read('Each year you send a progress report. In grades 3, 5, 8 and 10 there’s a test.', sources.homeschool),
  newest.unconfirmed('Once is enough, until your child’s school for that address changes.', sources.homeschoolRule),
];

const iep: readonly Text[] = [
  newest.read(
    'During the school year: the new school must give services comparable to those in the IEP, after talking with you, until it has tested your child again, if it needs to, and written its own IEP.',
    sources.iepTransfer,
  ),
  newest.read('Arriving in summer: an IEP must be in place when the school year begins.', sources.iepTransfer),
  'The first day: hand over your own copy of the IEP, the last tests and the progress reports. The schools send records, too, but yours is faster.',
  'The first week: ask in writing who gives each service, from which day, and when you meet about the new IEP. We found no published number of days.',
  read('A 504 plan, and the class your child was in, carry over at first, too, under the military children’s compact.', sources.compactQuestions),
  'Stuck? Your base’s school liaison and its EFMP office, then the department’s Student Services, under “Who to call”.',
];

const exception: readonly Text[] = [
  read('Apply between January 1 and March 1 for the next school year. Later requests are accepted for the unforeseen, such as a PCS move.', sources.exception),
  read('New to Hawaii? Turn in the form at the school for your address. Already here? Turn it in at your child’s current school.', sources.exception),
  read('It depends on space and is never guaranteed; the school may hold a lottery. If you’re turned down, you can appeal to the complex area superintendent within 10 days.', sources.kaimuki),
  read('Once approved, it’s good through the school’s last grade. Charter schools don’t need one: apply directly.', sources.exceptionQuestions),
];

export const schoolsGuide = {
  lead: 'How to find your child’s school, enroll midyear, and who can help.',
  year,
  kindergarten,
  yearNote,
  first: [
    read('Look up the address before you sign a lease. Your home’s address decides the school, not your base.', sources.enrollment),
    'Hand-carry the records and the TB clearance. What the school will ask for is listed below.',
    schoolStart,
  ],
  action: {
    label: 'Open the school finder',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/',
  },
  papers,
  byBase,
  guardLiaisons,
  district,
  arriving,
  platforms,
  statewide,
  resources,
  iep,
  homeschool,
  exception,
  liaisons,
  links: [
    {
      label: 'Geographic exceptions',
      url: sources.exception.url,
      purpose: 'form and dates',
    },
    {
      label: 'Health and immunization rules',
      url: sources.health.url,
      purpose: 'TB, physical, shots and Form 14',
    },
    {
      label: 'Army school liaison',
      url: sources.oneSource.url,
      purpose: 'Schofield, Shafter, Tripler and Wheeler families',
    },
    {
      label: 'DoDEA school locations',
      url: 'https://www.dodea.edu/about/about-dodea/dodea-schools-worldwide',
      purpose: 'where DoD does run schools',
    },
    {
      label: 'Military OneSource',
      url: 'https://www.militaryonesource.mil',
      purpose: 'education counseling',
    },
  ],
} as const satisfies {
  iep: readonly Text[];
  homeschool: readonly Text[];
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  year: readonly TimeLineStep[];
  statewide: readonly Text[];
  arriving: readonly Step[];
  platforms: readonly SchoolPlatform[];
  papers: readonly TipItem[];
  kindergarten: Text;
  yearNote: string;
  resources: readonly FamilyResource[];
  byBase: readonly { name: string; at: BasePlace; schools: Fact | undefined; liaison: OfficePhone }[];
  guardLiaisons: readonly OfficePhone[];
  liaisons: readonly OfficePhone[];
  district: Contact;
  exception: readonly Text[];
  links: readonly WebLink[];
};
