// The suggestion box: who can fix what, what a suggestion may be about, what families ask for, and what is planned.
import { basesWithWait } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Source, Text } from '@/facts/types';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { pcsCallCenterPhone } from '@/guides/office-phones';
import { MATSON_TO_HONOLULU_DAYS } from '@/guides/vehicle-figures';
import { site } from '@/operator/site';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';

const { read } = factsCheckedOn('2026-11-27');

/** A question that families ask in public; `haveNow`: what we have of it, after whether we have any, and where. */
export type PopularSuggestion = { text: string; haveNow: { says: string; guide: `${AppPath}#${string}` } };

const waits = basesWithWait.flatMap(({ waitMonths }) => waitMonths);

/** The most asked first. */
export const popularSuggestions: readonly PopularSuggestion[] = [
  {
    text: 'Base waits by rank and bedrooms',
    haveNow: {
      says: `We have: ${Math.min(...waits)}-${Math.max(...waits)} months, unconfirmed.`,
      guide: '/housing/base-housing#your-base-s-housing-office',
    },
  },
  {
    text: 'How long household goods take',
    haveNow: {
      says: `We say: plan on ${GOODS_WAIT}.`,
      guide: '/pcs-toolkit/storage-facilities#until-your-goods-arrive',
    },
  },
  {
    text: 'How long from car drop-off to pickup',
    haveNow: {
      says: `We have: ${MATSON_TO_HONOLULU_DAYS.join('-')} days at sea.`,
      guide: '/pcs-toolkit/vehicle-shipping#how-long-it-takes-and-where-you-pick-it-up',
    },
  },
  {
    text: 'Rush-hour drive times to each base',
    haveNow: {
      says: 'We have miles, but no minutes.',
      guide: '/housing/verified-rentals#near-your-base-miles-rent-traffic-school',
    },
  },
  {
    text: 'Airlines for a big dog, by month',
    haveNow: {
      says: 'We have: two airlines’ limits.',
      guide: '/pcs-toolkit/pet-travel#the-flight-and-the-first-nights',
    },
  },
  {
    text: 'Which areas to avoid',
    haveNow: {
      says: 'We have: each area’s police district, but no ranking.',
      guide: '/pcs-toolkit/hawaii-crime-safety#key-areas-of-oahu-by-police-district',
    },
  },
  {
    text: 'Stores that ship here, and how fast',
    haveNow: {
      says: 'We have: how mail and stores work, not how fast each ships.',
      guide: '/pcs-toolkit/cost-of-living#mail-stores-and-phone-in-the-first-weeks',
    },
  },
  {
    text: 'A checklist for leaving Hawaii',
    haveNow: {
      says: 'We have: the steps from your orders to your last day.',
      guide: '/housing/verified-rentals#your-lease-and-leaving-hawaii',
    },
  },
  {
    text: 'Base homes with air conditioning',
    haveNow: {
      says: 'We have no list, only what to ask the housing office.',
      guide: '/housing/base-housing#air-conditioning-pets-bedrooms-mold',
    },
  },
  {
    text: 'Dentists for families, by base',
    haveNow: { says: 'We have no list, only how to find one.', guide: '/pcs-toolkit/health-care#dentists' },
  },
];

const sources = {
  disputes: {
    title: '10 U.S.C. 2894 (disputes over base homes), text of 2026',
    by: 'law',
    issued: '2026',
    url: 'https://law.lawstack.com/laws/10-usc_s_2894_landlord-tenant-dispute-resolution-process-and-treatment-of-certain-payments-during-process-f6b37aba-a3e5-43d0-85c4-f1d669d14489',
  },
  advocates: {
    title: 'TRICARE, Feb 10, 2026: patient advocates',
    by: 'government',
    issued: '2026-02-10',
    url: 'https://newsroom.tricare.mil/News/TRICARE-News/Article/4402891/patient-advocates-beneficiary-counseling-and-assistance-coordinators-and-debt-c',
  },
} as const satisfies Record<string, Source>;

/** What may be wrong, what whoever can fix it does, and how to reach them. */
export type Fixer = {
  icon: IconName;
  problem: string;
  does: Text;
  reach: { phone: Fact } | { label: string; url: `https://${string}` } | { label: string; path: `${AppPath}#${string}` };
};

export const fixers: readonly Fixer[] = [
  {
    icon: 'house',
    problem: 'Home on base',
    does: read('In a formal dispute, the office inspects within 7 business days.', sources.disputes),
    reach: { label: 'Housing offices', path: '/housing/base-housing#your-base-s-housing-office' },
  },
  {
    icon: 'ship',
    problem: 'Shipment',
    does: read('Stays on your case until it’s fixed. Open 24/7.', pcsCallCenterPhone.source),
    reach: { phone: pcsCallCenterPhone },
  },
  {
    icon: 'heart-pulse',
    problem: 'Health care',
    does: read('Ask for its patient advocate.', sources.advocates),
    reach: { label: 'Find your clinic', path: '/pcs-toolkit/health-care#your-clinic-base-by-base' },
  },
  {
    icon: 'graduation-cap',
    problem: 'School',
    does: 'Help with records and special ed.',
    reach: { label: 'School liaisons', path: '/pcs-toolkit/hawaii-schools#who-to-call-base-by-base' },
  },
  {
    icon: 'message-circle',
    problem: 'Gym, gate or store',
    does: 'Military comment cards: Interactive Customer Evaluation.',
    reach: { label: 'Open ICE', url: 'https://ice.disa.mil/' },
  },
];

/** What a suggestion for this website may be about. */
export const suggestionCategories = ['Checklist', 'Guides', 'Housing', 'Calculators', 'Member forum', 'Something else'] as const;

const hasPcsApp = site.pcsApp?.status === 'set';

export const comingSoon: readonly string[] = [...(hasPcsApp ? [] : ['The PCS app for your phone']), 'The member forum', 'Sending messages from this site', 'More on the neighbor islands'];
