// The schools guide. To change a number or a date, edit its entry, keep its source and update the checked date. It
// ranks no school and calls no area good or bad.

import { factsCheckedOn } from '@/facts/facts';
import type { Contact, Fact, GuideAction, OfficePhone, Step, Text, TimeLineStep, TipItem, WebLink } from '@/facts/types';
import { MILITARY_ONESOURCE_URL } from '@/guides/websites';
import type { BasePlace } from '@/maps/places';
import { district, guardLiaisons, liaisonsByBase } from './school-contacts';
import { arriving, compact, exception, type FamilyResource, giBill, homeschool, iep, papers, privateSchools, resources, tuition } from './school-enrollment';
import { isInSession, kindergarten, midyear, schoolStart, year, yearNote } from './school-year';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');
const november = factsCheckedOn('2026-11-30');

/** The title of their phones. */
export const BY_BASE = 'Who to call, base by base';

const FINDER_URL = 'https://hawaiipublicschools.org/enrolling-in-school/';

export type SchoolPlatform = {
  title: string;
  does: Text;
  goodFor: string;
  watchOut: string;
  website: WebLink;
};

/** Returns what to do first: for a family that reports while school is in session, that instead of how to plan for summer. */
export function firstStepsFor(reportDay: string | undefined): readonly Text[] {
  if (!isInSession(reportDay)) return schoolsGuide.first;
  return schoolsGuide.first.map(midyear);
}

const statewide: readonly Text[] = [
  'One department runs all the public schools. A high school and the schools that feed it form a “complex”.',
  read('There are no Department of Defense schools in Hawaii.', sources.oneSource),
  read('School is required from age 5 to 18.', sources.enrollment),
];

const busAndLunch: readonly Text[] = [
  november.read('The bus, where a school has one: kindergarten to grade 5 from a mile away, grades 6 to 12 from a mile and a half. None for a school outside your area.', sources.bus),
  november.read('Apply each quarter, and pay for the pass. It’s free for a child who gets free lunch by income, or whose IEP includes the ride.', sources.bus),
  'Lunch is free for everyone at some schools. At the others, apply online for free or reduced-price meals, and ask if your BAH counts.',
];

/** Public schools in a base's gates or beside them. */
const besideBases: readonly TipItem[] = [
  { title: 'Pearl Harbor-Hickam', text: read('Hickam, Mokulele and Nimitz elementary schools', sources.military) },
  { title: 'Schofield', text: read('Hale Kula (Inouye), Solomon and Wheeler, on post', sources.oneSource) },
  { title: 'Kaneohe Bay', text: 'Mokapu Elementary, on base, K-6' },
];

const platforms: readonly SchoolPlatform[] = [
  {
    title: 'Hawaii school finder',
    does: read('The State’s own finder shows the elementary, middle and high school for an address.', sources.enrollment),
    goodFor: 'Checking the school before you sign a lease',
    watchOut: 'Near a boundary, call the school',
    website: {
      label: 'Hawaii enrollment page',
      url: FINDER_URL,
    },
  },
  {
    title: 'GreatSchools',
    does: 'Ratings, mainly from test results, and parent reviews.',
    goodFor: 'A first list, and finding special programs',
    watchOut: 'Its Hawaii data is out of date: visit, too',
    website: { label: 'GreatSchools: Hawaii', url: 'https://www.greatschools.org/hawaii/' },
  },
  {
    title: 'Niche',
    does: 'Grades and survey answers, including private schools.',
    goodFor: 'Comparing public and private schools side by side',
    watchOut: 'A grade may be based on just a few surveys',
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

export const schoolsGuide = {
  lead: 'How to find your child’s school and enroll midyear, and who can help.',
  first: [
    read('Look up the school before you sign a lease. Your address decides, not your base.', sources.enrollment),
    'Hand-carry: birth certificate, records, TB clearance, Form 14, proof of address.',
    schoolStart,
  ],
  action: { label: 'Find the school for an address', url: FINDER_URL, also: { label: 'Call a school liaison', section: BY_BASE } },
  platforms,
  resources,
  district,
  liaisonsUrl: sources.military.url,
  byBase: liaisonsByBase,
  guardLiaisons,
  papers,
  arriving,
  year,
  kindergarten,
  yearNote,
  besideBases,
  statewide,
  busAndLunch,
  iep,
  compact,
  exception,
  privateSchools,
  homeschool,
  tuition,
  giBill,
  links: {
    exception: { label: 'Geographic exceptions', url: sources.exception.url, purpose: 'form and dates' },
    health: { label: 'Health and immunization rules', url: sources.health.url, purpose: 'TB, physical, shots and Form 14' },
    counseling: { label: 'Military OneSource', url: MILITARY_ONESOURCE_URL, purpose: 'education counseling' },
  },
} as const satisfies {
  iep: readonly Text[];
  compact: readonly Text[];
  giBill: readonly Text[];
  privateSchools: readonly Text[];
  tuition: readonly Text[];
  homeschool: readonly Text[];
  lead: string;
  besideBases: readonly TipItem[];
  first: readonly Text[];
  action: GuideAction;
  year: readonly TimeLineStep[];
  statewide: readonly Text[];
  busAndLunch: readonly Text[];
  arriving: readonly Step[];
  platforms: readonly SchoolPlatform[];
  papers: readonly TipItem[];
  kindergarten: Text;
  yearNote: Fact;
  resources: readonly FamilyResource[];
  liaisonsUrl: string;
  byBase: readonly { name: string; at: BasePlace; liaison: OfficePhone }[];
  guardLiaisons: readonly OfficePhone[];
  district: Contact;
  exception: readonly Text[];
  links: Readonly<Record<string, WebLink>>;
};
