// The contact page: how to get a sponsor, and who to call. To change a number, edit its entry; keep the source and update the checked date.
import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone, Source, Text } from '@/facts/types';
import { militaryOneSource } from './military-onesource';
import * as offices from './office-phones';
import { VA_BENEFITS_PHONE } from './shared-phones';
import { VA_TITLE, VA_URL } from './shared-sources';

const { read } = factsCheckedOn('2026-11-26');
const newest = factsCheckedOn('2026-11-27');

const sources = {
  armySponsors: {
    title: 'U.S. Army Garrison Hawaii: sponsorship',
    url: 'https://home.army.mil/hawaii/index.php/garrison/dhr/mpd/sponsorship',
  },
  marineSponsors: {
    title: 'Marine Corps Community Services: sponsorship',
    url: 'https://usmc-mccs.org/articles/sponsorship-peer-to-peer-support-during-pcs-season/',
  },
  sponsors: {
    title: 'Military OneSource: sponsorship',
    url: 'https://www.militaryonesource.mil/moving-pcs/plan-to-move/sponsorship-the-essentials/',
  },
  milMove: { title: 'MilMove’s source code, about 2024: transportation offices', url: 'https://github.com/transcom/mymove' },
  va: { title: VA_TITLE, url: VA_URL },
  vaHours: { title: 'AARP, Oct 2025: VA services', url: 'https://www.aarp.org/veterans/government-shutdown-va-benefits-payments-services' },
} as const satisfies Record<string, Source>;

/** How to ask for a sponsor, by service. */
const askForSponsor = [
  {
    service: 'Army',
    how: newest.read('DA Form 5434, in Army Career Tracker. Orders to Hawaii need it. Kids can ask for a youth sponsor.', sources.armySponsors),
    link: { label: 'The Army’s steps', url: sources.armySponsors.url },
  },
  {
    service: 'Marines',
    how: newest.read('Get the request form from your sponsorship coordinator or your base’s relocation office.', sources.marineSponsors),
    link: { label: 'What a sponsor does', url: sources.marineSponsors.url },
  },
  {
    service: 'Navy, Air Force, Coast Guard',
    how: newest.read('Ask the new unit. No luck? Your base’s family support center helps.', sources.sponsors),
    link: { label: 'Find your base’s center', url: 'https://installations.militaryonesource.mil/' },
  },
] as const;

/** `hours`: the office's own, or when to call. */
type Office = OfficePhone & { hours: Text };

const byNeed: readonly Office[] = [
  { office: 'TRICARE in Hawaii', hours: 'TriWest, weekdays', phone: offices.triWestPhone },
  { office: 'Pet quarantine', hours: 'Weekdays', phone: offices.quarantinePhone },
  {
    office: 'VA benefits',
    hours: newest.unconfirmed('Weekdays, 8 a.m.-9 p.m. Eastern', sources.vaHours),
    phone: read(VA_BENEFITS_PHONE, sources.va),
  },
];

/** By base. */
const householdGoods: readonly Office[] = [
  { office: 'Pearl Harbor-Hickam', hours: 'Weekdays', phone: offices.pearlHarborShippingPhone },
  { office: 'Kaneohe Bay', hours: '7:30\u00a0a.m. to 4\u00a0p.m., Thursday to 2\u00a0p.m.', phone: offices.kaneoheShippingPhone },
  { office: 'Schofield', hours: 'Weekdays', phone: newest.unconfirmed('808-655-1868', sources.milMove) },
];

const byBase = [
  { path: '/housing/base-housing', icon: 'building', label: 'Base housing' },
  { path: '/pcs-toolkit/tla-hotels', icon: 'bed-double', label: 'Lodging (TLA)' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School liaison' },
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care' },
] as const;

/** In reading order. */
export const contactPage = {
  askForSponsor,
  anytime: militaryOneSource,
  nurse: offices.nurseLinePhone,
  byNeed,
  householdGoods,
  /** Hawaii has no daylight saving time. */
  time: 'Offices in Hawaii keep Hawaii time. When it’s 8\u00a0a.m. in Hawaii, it’s 1\u00a0p.m. on the East Coast in winter and 2\u00a0p.m. in summer.',
  byBase,
} as const;
