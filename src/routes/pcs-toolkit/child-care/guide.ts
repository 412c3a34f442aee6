// The child care guide. To change a fee, a date or a number, edit its entry, keep its source and update the checked date.

import type { BaseId } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Contact, Figures, GuideAction, OfficePhone, Text, TipItem, WebLink } from '@/facts/types';
import { sources } from '@/guides/child-care-sources';
import { INSTALLATIONS_URL } from '@/guides/websites';
import { formatUsd } from '@/money/usd';
import { oneParent } from './one-parent';

const { read } = factsCheckedOn('2026-11-23');
const today = factsCheckedOn('2026-11-27');
const november = factsCheckedOn('2026-11-30');

const action: GuideAction = {
  label: 'Go to MilitaryChildCare.com',
  url: 'https://militarychildcare.com/',
};

const priorityTitle = read('Who gets a spot first, by priority class', sources.priority);

/** From the first in line to the last, each with its priority. */
const priority: readonly { rank: string; family: string }[] = [
  { rank: '1A', family: 'Child care staff' },
  { rank: '1B', family: 'Single or dual military parents, then those whose spouse works full time' },
  { rank: '1C', family: 'Your spouse works part time, or is looking for work' },
  { rank: '1D', family: 'Your spouse is a full-time student' },
  { rank: '2', family: 'Civilian who works for the Defense Department' },
  { rank: '3', family: 'Anyone else, when there’s space' },
];

/** Before the day that care is needed. */
export const IMMEDIATE_NEED_DAYS = 30;

const yourPlace: readonly Text[] = [
  read(`Your place depends on your priority, the day you asked, and the day you need care.`, sources.requests),
  read('If a spouse looks for work after the move, you’re 1C. Change your profile the day the job starts, and you’re 1B.', sources.requests),
];

const openDoors: readonly Text[] = [
  read('Hawaii helps pay for a licensed preschool. Since 2026 the program takes 2-year-olds, too.', sources.openDoors),
  read(
    'Open Doors depends only on income and family size, up to 500% of the poverty line: $184,896 for a family of four, using 2025’s line. You don’t have to work. Ask if your housing allowance (BAH) counts as income.',
    sources.openDoors,
    'every 02-01',
  ),
  read('You can apply all year, until the money runs out. There’s a priority window early in the year: ask for this year’s.', sources.openDoors),
];

const freePreschool: readonly Text[] = [
  'Some public schools have free full-day prekindergarten (Pre-K). Ask the schools near you early: seats are few.',
  'Head Start is free, for families with a low income. On Oahu, ask HCAP, which runs most of it.',
  'Ask the school and HCAP if BAH counts as income. Public schools also have preschool for a child with special needs: ask the school.',
];

const openDoorsPhones: readonly OfficePhone[] = [
  { office: 'Preschool Open Doors, at PATCH', phone: read('808-791-2130', sources.openDoors) },
  { office: 'Preschool Open Doors, toll free', phone: read('800-746-5620', sources.openDoors) },
];

const youth: readonly Text[] = [
  'Ask your base’s Child and Youth Programs office about teen centers, sports and summer camp. Camp fills up in spring.',
  'On base, ask the housing office how old a child must be to stay home alone.',
];

const afterSchool: readonly Text[] = [
  read('For K-6 in public schools, from the last bell to 5:30 p.m.', sources.afterSchool),
  read('Both parents show that they work or study: a pay stub or letter will do, and active-duty orders count.', sources.afterSchool),
  'For care before the first bell, ask: at some schools the same companies offer it.',
  'If you land in summer, ask the school about the A+ waitlist.',
];

/** From this total family income in dollars a year, the fee for a week in dollars. The last has no upper end. */
export const weeklyFees: readonly { fromIncomeDollars: number; dollars: number }[] = [
  { fromIncomeDollars: 0, dollars: 54 },
  { fromIncomeDollars: 45_000, dollars: 61 },
  { fromIncomeDollars: 55_000, dollars: 74 },
  { fromIncomeDollars: 65_000, dollars: 88 },
  { fromIncomeDollars: 77_500, dollars: 104 },
  { fromIncomeDollars: 90_000, dollars: 121 },
  { fromIncomeDollars: 102_500, dollars: 138 },
  { fromIncomeDollars: 115_000, dollars: 155 },
  { fromIncomeDollars: 130_000, dollars: 175 },
  { fromIncomeDollars: 145_000, dollars: 195 },
  { fromIncomeDollars: 160_000, dollars: 215 },
];
const fee = ({ dollars }: { dollars: number } = { dollars: 0 }) => formatUsd(dollars);

const weekly: { range: Text; about: string } = {
  range: read(`${fee(weeklyFees[0])} to ${fee(weeklyFees.at(-1))}`, sources.fees, 'every 09-01'),
  about: 'By yearly family income, in 2024-25. Ask for this year’s fees.',
};

/** With the months of the last dates published. */
const older: Figures = {
  title: 'What it costs, and when to apply, going by the last dates we found',
  rows: [
    {
      label: 'The State pays toward preschool',
      figure: read('Up to $1,500 a month', sources.openDoorsNews, 'every 07-01'),
      note: read(
        'In 2025-26, at an accredited preschool; $1,200 at a licensed one. Apply from February to April: in 2025, the priority window was Feb 18-Apr 30.',
        sources.openDoorsNews,
        '2027-02-01',
      ),
    },
    {
      label: 'You pay for after-school care (A+)',
      figure: read('$200 a month', sources.afterSchool, 'every 07-01'),
      note: read('For each child at a public school, in 2025-26. Register in late April: in 2026, on Apr 22.', sources.afterSchoolOpens, '2027-04-01'),
    },
  ],
};

const noPlace: readonly Text[] = [
  read('The caregiver must be 18 or older and not your dependent. The limit is $1,500 to or from overseas, $500 within the mainland.', sources.travel),
  'For this, Hawaii counts as overseas. Before you book, take your transportation office the travel memo from MilitaryChildCare.com.',
  read('Your child can’t be in school yet. You qualify if no center you asked for full-day care has a spot within 30 days of your date. One trip per household, in all services.', sources.travel),
  read('The program is a trial until September 30, 2027.', sources.travel, '2027-09-30'),
  'Twins or siblings: ask for a place for each child, and whether the price is per child.',
];

const feeAssistance: readonly Text[] = [
  read('Apply on MilitaryChildCare.com for MCCYN, Military Child Care in Your Neighborhood.', sources.feeAssistance),
  read('Accept an offer within 2 business days, or it’s gone.', sources.feeAssistance),
  today.read('In early 2026 the on-base fees got a bracket above $175,000.', sources.feesIn2026),
  today.read('You pay the on-base fee, plus what the provider charges above a limit: $2,000 a month for a child since early 2026.', sources.feesIn2026, 'every 09-01'),
  'Navy: ask if your base is included. Coast Guard: Hawaii is.',
];

const scarce: readonly Text[] = [
  'Off base, licensed care is scarcest for infants: ask before you land.',
  'In homes on base, certified providers care for a few children each: ask your base’s child care office.',
];

const ownDaycare: readonly Text[] = [
  november.read('Army: to take care of others’ children for more than 10 hours a week, you must be certified for Family Child Care (FCC). Without it, you can lose the home.', sources.familyChildCare),
  november.read('FCC takes background checks and home inspections. The training is paid.', sources.familyChildCare),
  'Ask your base’s child care office for the next class, how long the checks take, and which insurance you need. Other services certify, too.',
];

/** The bases' child care offices, then help off base. We know only the Army's number. */
const contacts: readonly (Contact & { bases?: readonly BaseId[] })[] = [
  {
    name: 'MilitaryChildCare.com',
    role: 'Help desk, for every service and base',
    phone: today.read('855-696-2934', sources.helpDesk),
  },
  {
    name: 'Schofield, Shafter, Tripler, Wheeler',
    role: 'Army: Parent Central Services',
    phone: read('808-655-5314', sources.army),
    bases: ['schofield', 'shafter'],
  },
  {
    name: 'Pearl Harbor-Hickam, Kaneohe Bay',
    role: 'Navy, Air Force, Marine Corps',
    website: { label: 'Look up your base’s number', url: INSTALLATIONS_URL },
    note: 'Or ask the help desk of MilitaryChildCare.com.',
    bases: ['pearl-harbor-hickam', 'kaneohe'],
  },
  {
    name: 'Child Care Aware',
    role: 'Fee assistance: Army, Air Force, Marines',
    phone: read('800-424-2246', sources.careAwarePhone),
  },
  {
    name: 'Navy Child and Youth Programs',
    role: 'Fee assistance: Navy',
    website: { label: 'Apply at MilitaryChildCare.com', url: 'https://militarychildcare.com/NavyFeeAssistance' },
  },
  {
    name: 'Coast Guard Child Care',
    role: 'Fee assistance: Coast Guard, including Hawaii',
    website: { label: 'How to apply', url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/mccyn/coast-guard' },
  },
  {
    name: 'PATCH',
    role: 'Free referral to licensed care',
    phone: read('808-839-1988', sources.referral),
    website: { label: 'patchhawaii.org', url: 'https://patchhawaii.org/' },
  },
];

const armyOffice: readonly Text[] = [
  read('241 Hewitt Street, Building 1283, Schofield Barracks. A second number is 808-655-8380.', sources.army),
  read('The Aliamanu office is closed. Your child’s health assessment is due within 30 days of registering.', sources.armyRegister),
];

const links: readonly WebLink[] = [
  { label: 'Army: Parent Central Services', url: sources.armyRegister.url },
  { label: 'Preschool Open Doors', url: sources.openDoors.url, purpose: 'who qualifies, and the form' },
  { label: 'A+ after school', url: sources.afterSchool.url, purpose: 'one of the companies that run it' },
];

const mistakes: readonly TipItem[] = [
  { title: 'Leaving the old date in', text: 'When your report date moves, correct the day you need care.' },
  { title: 'Missing an offer', text: 'Check your email and the website often, even while you travel.' },
  { title: 'Counting on A+ in summer', text: 'A+ fills up in spring: have a backup plan.' },
];

export const childCareGuide = {
  lead: 'Get in line the day you hear you’re moving. One website covers every base.',
  first: [
    read('Ask for care now. You need the base and a date, not orders. Guess the date, and correct it later.', sources.requests),
    read('Ask at every center that could work. There’s no limit.', sources.requests),
    read('Ask for help paying a caregiver’s trip. If you have no spot when you need care, the military pays up to $1,500.', sources.travel),
  ],
  weekly,
  action,
  priorityTitle,
  priority,
  yourPlace,
  older,
  openDoors,
  freePreschool,
  openDoorsPhones,
  afterSchool,
  youth,
  contacts,
  armyOffice,
  links,
  noPlace,
  scarce,
  ownDaycare,
  feeAssistance,
  oneParent,
  mistakes,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  priorityTitle: Text;
  priority: readonly object[];
  yourPlace: readonly Text[];
  openDoors: readonly Text[];
  freePreschool: readonly Text[];
  openDoorsPhones: readonly OfficePhone[];
  afterSchool: readonly Text[];
  youth: readonly Text[];
  weekly: { range: Text; about: string };
  older: Figures;
  noPlace: readonly Text[];
  feeAssistance: readonly Text[];
  scarce: readonly Text[];
  ownDaycare: readonly Text[];
  oneParent: readonly Text[];
  contacts: readonly (Contact & { bases?: readonly BaseId[] })[];
  armyOffice: readonly Text[];
  links: readonly WebLink[];
  mistakes: readonly TipItem[];
};
