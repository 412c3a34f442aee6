// The contact page: how to get a sponsor, and who to call. To change a number, edit its entry; keep the source and update the checked date.
import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone, Source, Text } from '@/facts/types';
import { va } from '@/guides/health-sources';
import { coastGuardMove } from '@/guides/lodging-sources';
import * as offices from '@/guides/office-phones';
import { VA_BENEFITS_PHONE } from '@/guides/shared-phones';
import { INSTALLATIONS_URL } from '@/guides/websites';

const { read } = factsCheckedOn('2026-11-27');

const sources = {
  armySponsors: {
    title: 'U.S. Army Garrison Hawaii: sponsorship',
    by: 'government',
    issued: 'undated',
    url: 'https://home.army.mil/hawaii/index.php/garrison/dhr/mpd/sponsorship',
  },
  marineSponsors: {
    title: 'Marine Corps Community Services: sponsorship',
    by: 'government',
    issued: 'undated',
    url: 'https://usmc-mccs.org/articles/sponsorship-peer-to-peer-support-during-pcs-season/',
  },
  coastGuardSponsors: coastGuardMove,
  sponsors: {
    title: 'Military OneSource: sponsorship',
    by: 'government',
    issued: 'undated',
    url: 'https://www.militaryonesource.mil/moving-pcs/plan-to-move/sponsorship-the-essentials/',
  },
  milMove: { title: 'MilMove’s source code, about 2024: transportation offices', by: 'other', issued: '2024', readOn: '2026-11-30', url: 'https://github.com/transcom/mymove' },
} as const satisfies Record<string, Source>;

/** What a sponsor does, from the orders to the landing. */
const sponsorSteps = [
  { icon: 'clipboard-list', title: 'Orders', text: 'name a unit' },
  { icon: 'handshake', title: 'Unit picks', text: 'a sponsor' },
  { icon: 'mail', title: 'Writes', text: 'to you' },
  { icon: 'plane', title: 'May meet', text: 'you there' },
] as const;

/** The way to an office, which is the row's link: a number or a page, or none beyond the row's words. */
export type OfficeWay = { phone?: string; page?: { label: string; url: `https://${string}` } };

/** What a service has beside the call to the new unit, and who helps when nobody does. */
type SponsorRow = { service: string; who: Text } & OfficeWay;

const sponsorOf: readonly SponsorRow[] = [
  {
    service: 'Army',
    who: read('File DA Form 5434 in Army Career Tracker. You need it for orders to Hawaii.', sources.armySponsors),
    page: { label: 'Army page', url: sources.armySponsors.url },
  },
  {
    service: 'Marines',
    who: read('Ask your unit or relocation office for the sponsor request form.', sources.marineSponsors),
    page: { label: 'Marine page', url: sources.marineSponsors.url },
  },
  {
    service: 'Navy',
    who: 'Ask your new command for its sponsor coordinator.',
    page: { label: 'Find your base', url: INSTALLATIONS_URL },
  },
  {
    service: 'Air Force',
    who: 'Ask your new unit who your sponsor is.',
    page: { label: 'Find your base', url: INSTALLATIONS_URL },
  },
  {
    service: 'Coast Guard',
    who: read('If you don’t have a sponsor 10 days after orders, call your unit. If it’s at sea, call Base Honolulu.', sources.coastGuardSponsors),
    phone: '808-842-2053',
  },
  {
    service: 'Still no sponsor?',
    who: read('Your base’s family support center can help.', sources.sponsors),
    page: { label: 'Find the center', url: INSTALLATIONS_URL },
  },
];

/** `hours`: the office's own, or when to call. */
type Office = OfficePhone & { hours: Text };

const byNeed: readonly Office[] = [
  { ...offices.militaryOneSource, office: 'Military OneSource', hours: '24/7, free' },
  { office: 'Nurse advice line', hours: '24/7, press 1', phone: offices.nurseLinePhone },
  { office: 'TRICARE in Hawaii', hours: 'TriWest, weekdays', phone: offices.triWestPhone },
  { office: 'Pet quarantine', hours: 'Weekdays', phone: offices.quarantinePhone },
  {
    office: 'VA benefits',
    hours: 'Weekdays',
    phone: read(VA_BENEFITS_PHONE, va),
  },
];

/** The last three by base. */
const householdGoods: readonly Office[] = [
  { office: 'PCS call center', hours: '24/7, if a move goes wrong', phone: offices.pcsCallCenterPhone },
  { office: 'Pearl Harbor-Hickam', hours: 'Weekdays', phone: offices.pearlHarborShippingPhone },
  { office: 'Kaneohe Bay', hours: '7:30\u00a0a.m. to 4\u00a0p.m., Thursdays until 2\u00a0p.m.', phone: offices.kaneoheShippingPhone },
  { office: 'Schofield', hours: 'Weekdays', phone: read('808-655-1868', sources.milMove) },
];

const byBase = [
  { path: '/housing/base-housing', icon: 'building', label: 'Base housing' },
  { path: '/pcs-toolkit/tla-hotels', icon: 'bed-double', label: 'Lodging (TLA)' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School liaison' },
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care' },
] as const;

/** In reading order. */
export const contactPage = {
  sponsor: read('A sponsor helps before you move, and may meet you when you land.', sources.sponsors),
  sponsorSteps,
  sponsorOf,
  householdGoods,
  byNeed,
  /** Hawaii has no daylight saving time. */
  time: 'When it’s 8\u00a0a.m. in Hawaii, it’s 1\u00a0p.m. on the East Coast in winter and 2\u00a0p.m. in summer.',
  byBase,
} as const;
