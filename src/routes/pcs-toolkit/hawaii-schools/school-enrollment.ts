// Enrolling at a school in Hawaii: the steps and the papers, what the military children's compact gives, and the rules of
// other ways.

import { factsCheckedOn } from '@/facts/facts';
import type { Step, Text, TipItem, WebLink } from '@/facts/types';
import { BAH_CHECKED_ON, BAH_DUE, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');
const newest = factsCheckedOn('2026-11-26');
const current = factsCheckedOn('2026-11-29');
const november = factsCheckedOn('2026-11-30');

export type FamilyResource = { title: string; about: Text; website: WebLink };

export const arriving: readonly Step[] = [
  {
    title: 'Collect the records',
    when: 'Before the movers come',
    text: ['Ask the old school for its records (see “What the school will ask for”), and book the physical now.'],
  },
  {
    title: 'Still in a hotel? Ask before you enroll',
    when: 'Before you have an address',
    text: [read('You can’t enroll until you have an address.', sources.enrollment), 'Ask the school if a hotel’s address counts, and if your child must then go to the school near it.'],
  },
  {
    title: 'Enroll',
    when: 'As soon as you have an address',
    text: [
      read('New families start online in the state’s Infinite Campus system and finish with the school office.', sources.enrollHow),
      read('If a physical or a shot is missing, a medical appointment slip may let your child start. The TB clearance can’t wait.', sources.health),
    ],
  },
  {
    title: 'Ask for the transition center',
    when: 'First week',
    text: [read('Many schools near the bases have a center where student helpers welcome new kids.', sources.military)],
  },
];

export const papers: readonly TipItem[] = [
  { title: 'Birth certificate', text: 'The child’s' },
  {
    title: 'Proof of address',
    text: read('A utility bill or the lease. If you stay with someone, a notarized letter and their proof of address. Ask the school if it wants two proofs', sources.enrollHow),
  },
  {
    title: 'School records',
    text: 'Withdrawal papers, last report card or transcript, and any IEP or 504 plan',
  },
  {
    title: 'Guardianship papers',
    text: 'If the child lives with someone else',
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

export const resources: readonly FamilyResource[] = [
  {
    title: 'The military children’s compact (MIC3)',
    about: 'It helps active-duty and some Guard and Reserve families change schools, from kindergarten to grade 12.',
    website: { label: 'MIC3: the compact', url: 'https://mic3.net' },
  },
  {
    title: 'The State’s page for military families',
    about: 'It lists the liaisons, the schools near each base and their transition centers.',
    website: {
      label: 'Hawaii schools: military families',
      url: sources.military.url,
    },
  },
];

/** What the compact gives. */
export const compact: readonly Text[] = [
  november.read('A senior’s required course can be waived for a similar one. If Hawaii’s rules still can’t be met, the old school can give the diploma.', sources.compactQuestions),
  november.read('Sports and clubs are covered, too. Ask the coach about the league’s transfer rule before tryouts, and bring the physical.', sources.compactQuestions),
  read('Unofficial records are enough to enroll, and placements carry over at first.', sources.compactQuestions),
  read('If a school hesitates, say that the compact covers your child. Ask your school liaison to call the State’s MIC3 commissioner.', sources.compactQuestions),
];

export const privateSchools: readonly Text[] = [
  november.read('In 2023-24 half of 99 private schools asked $10,800 a year or less. Punahou, the costliest on Oahu, asked $30,480. Expect more now.', sources.privateTuition),
  'Ask each school for this year’s tuition, fees and financial aid, when it tests, and if it takes a child midyear.',
  'Ask for a military discount: Trinity Lutheran in Wahiawa, near Schofield, gave one in 2022.',
];

export const tuition: readonly Text[] = [
  current.read(
    'University of Hawaii: active-duty members stationed here and their dependents don’t pay the nonresident rate. A dependent accepted during that time keeps the rate after you PCS.',
    sources.tuition,
  ),
  november.read(
    'A child at college on the mainland gets one paid round trip to you each fiscal year. The child must be under 23 and a full-time student, and your tour accompanied.',
    sources.studentTravel,
  ),
  'Ask your travel office before you buy a ticket.',
];

export const giBill: readonly Text[] = [
  november.read('The Post-9/11 GI Bill pays tuition, and a housing allowance at the BAH of an E-5 with dependents for the campus’s ZIP code.', sources.giBill),
  factsCheckedOn(BAH_CHECKED_ON).read(
    `On Oahu that BAH is ${formatUsd(bahDollars('oahu', 'E-5', true))} in ${BAH_YEAR}. While you’re on active duty, plan on no housing allowance.`,
    bahSource,
    BAH_DUE,
  ),
  'Apply to VA, then ask the campus’s veterans office for the resident rate, and to certify your classes every term.',
];

export const iep: readonly Text[] = [
  newest.read('During the school year, the new school must give services like those in the IEP until it writes its own. It talks with you first.', sources.iepTransfer),
  newest.read('If you arrive in summer, an IEP must be in place when the school year begins.', sources.iepTransfer),
  'On the first day, hand over your own copy of the IEP, the last tests and the progress reports. Schools send records, too, but your copy is faster.',
  'In the first week, ask in writing who gives each service, from which day, and when you meet about the new IEP.',
  read('A 504 plan, and the class your child was in, carry over at first, too, under the military children’s compact.', sources.compactQuestions),
  'If you’re stuck, call your base’s school liaison and its EFMP office, then the department’s Student Services.',
];

export const homeschool: readonly Text[] = [
  newest.read(
    'Before you start, send Form 4140 (section B, option 5) or a letter to the school for your address. Give the child’s name, address, phone, birth date and grade, and sign it.',
    sources.homeschool,
  ),
  newest.read('You need no birth certificate, proof of address, TB test or health record.', sources.homeschool),
  newest.read('Each year you send a progress report. In grades 3, 5, 8 and 10 there’s a test.', sources.homeschool),
  'Ask the school if your child takes the State’s test there, or a private one.',
];

export const exception: readonly Text[] = [
  read('Apply between January 1 and March 1 for the next school year. Later requests are accepted for something unforeseen, such as a PCS.', sources.exception),
  read('If you’re new to Hawaii, turn in the form at the school for your address. If you’re already here, turn it in at your child’s current school.', sources.exception),
  'A spot depends on space and is never guaranteed; the school may hold a lottery. If you’re turned down, ask right away how to appeal, and by when.',
  'Charter schools take their own applications.',
];
