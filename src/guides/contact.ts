// The numbers on the contact page. To change one, edit its entry; keep the source and update the checked date.
import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone, Source, Text } from '@/facts/types';
import { militaryOneSource } from './military-onesource';
import * as phones from './shared-phones';
import {
  HICKAM_SHIPPING_PETS_TITLE,
  HICKAM_SHIPPING_PETS_URL,
  MCCS_MOVING_TITLE,
  MCCS_MOVING_URL,
  MILITARY_GUIDE_2026_TITLE,
  NURSE_LINE_TITLE,
  NURSE_LINE_URL,
  STATION_PHONE_TITLE,
  STATION_PHONE_URL,
  VA_TITLE,
  VA_URL,
} from './shared-sources';

const { read } = factsCheckedOn('2026-11-26');
const newest = factsCheckedOn('2026-11-27');

const sources = {
  nurseLine: { title: NURSE_LINE_TITLE, url: NURSE_LINE_URL },
  pearlHarborShipping: { title: HICKAM_SHIPPING_PETS_TITLE, url: HICKAM_SHIPPING_PETS_URL },
  kaneoheShipping: { title: MCCS_MOVING_TITLE, url: MCCS_MOVING_URL },
  milMove: { title: 'MilMove’s source code, about 2024: transportation offices', url: 'https://github.com/transcom/mymove' },
  quarantine: { title: STATION_PHONE_TITLE, url: STATION_PHONE_URL },
  militaryGuide: { title: MILITARY_GUIDE_2026_TITLE, unlinked: 'insecure' },
  va: { title: VA_TITLE, url: VA_URL },
  vaHours: { title: 'AARP, Oct 2025: VA services', url: 'https://www.aarp.org/veterans/government-shutdown-va-benefits-payments-services' },
} as const satisfies Record<string, Source>;

/** `hours` are the office's own. */
type Office = OfficePhone & { hours?: Text };

/** By need: health, pets, benefits. */
const byNeed: readonly Office[] = [
  { office: 'Nurse advice line', hours: '24/7, press 1', phone: read(phones.NURSE_LINE_PHONE, sources.nurseLine) },
  { office: 'TRICARE in Hawaii', hours: 'TriWest, weekdays', phone: read(phones.TRIWEST_PHONE, sources.militaryGuide) },
  { office: 'Pet quarantine', hours: 'Weekdays, Hawaii time', phone: read(phones.ANIMAL_QUARANTINE_PHONE, sources.quarantine) },
  {
    office: 'VA benefits',
    phone: read(phones.VA_BENEFITS_PHONE, sources.va),
    hours: newest.unconfirmed('Weekdays, 8 a.m.-9 p.m. Eastern', sources.vaHours),
  },
];

/** By base. */
const householdGoods: readonly Office[] = [
  { office: 'Pearl Harbor-Hickam', phone: read(phones.HOUSEHOLD_GOODS_PHONE, sources.pearlHarborShipping) },
  {
    office: 'Kaneohe Bay',
    hours: '7:30 a.m.-4 p.m., Thursday to 2 p.m.',
    phone: read(phones.KANEOHE_SHIPPING_PHONE, sources.kaneoheShipping),
  },
  { office: 'Schofield', phone: newest.unconfirmed('808-655-1868', sources.milMove) },
];

const byBase = [
  { path: '/housing/base-housing', icon: 'building', label: 'Base housing' },
  { path: '/pcs-toolkit/tla-hotels', icon: 'bed-double', label: 'Lodging (TLA)' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School liaison' },
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care' },
] as const;

/** In reading order. */
export const contactPage = {
  anytime: militaryOneSource,
  byNeed,
  householdGoods,
  /** Hawaii has no daylight saving time. */
  time: 'Hawaii’s offices answer on weekdays. When it’s 8\u00a0a.m. in Hawaii, it’s 1\u00a0p.m. on the East Coast in winter and 2\u00a0p.m. in summer.',
  byBase,
} as const;
