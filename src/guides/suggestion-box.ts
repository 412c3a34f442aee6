// The suggestion box: what it may be about and who can fix it, what families ask for, and what is planned.
import { basesWithWait } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Source, Text } from '@/facts/types';
import { operator } from '@/operator/operator';
import { isPlaceholder } from '@/operator/operator-shapes';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';
import { GOODS_WAIT } from './goods-figures';
import { pcsCallCenterPhone } from './office-phones';
import { MATSON_TO_HONOLULU_DAYS } from './vehicle-figures';

const { read, unconfirmed } = factsCheckedOn('2026-11-27');

/** A question that families ask in public; `haveNow`: what we have of it, after how much in a word, and where. */
export type PopularSuggestion = { text: string; haveNow: { says: string; guide: `${AppPath}#${string}` } };

const waits = basesWithWait.flatMap(({ waitMonths }) => waitMonths);

/** The most asked first. */
export const popularSuggestions: readonly PopularSuggestion[] = [
  {
    text: 'Base waits by rank and bedrooms',
    haveNow: {
      says: `In part: each base’s, ${Math.min(...waits)}-${Math.max(...waits)} months, unconfirmed.`,
      guide: '/housing/base-housing#who-to-call-and-the-wait',
    },
  },
  {
    text: 'Weeks that household goods take',
    haveNow: {
      says: `In part: no office says, but plan on ${GOODS_WAIT}.`,
      guide: '/pcs-toolkit/storage-facilities#until-your-goods-arrive',
    },
  },
  {
    text: 'Weeks from car drop-off to pickup',
    haveNow: {
      says: `In part: ${MATSON_TO_HONOLULU_DAYS.join('-')} days at sea, not the whole way.`,
      guide: '/pcs-toolkit/vehicle-shipping#how-long-it-takes-and-where-you-pick-it-up',
    },
  },
  {
    text: 'Rush-hour drive times to each base',
    haveNow: {
      says: 'Not yet: we have miles, not minutes.',
      guide: '/housing/verified-rentals#near-your-base-miles-rent-traffic-school',
    },
  },
  {
    text: 'Airlines for a big dog, by month',
    haveNow: {
      says: 'In part: the most each airline takes, not by month.',
      guide: '/pcs-toolkit/pet-travel#the-flight-and-the-first-nights',
    },
  },
  {
    text: 'Which areas to avoid',
    haveNow: {
      says: 'In part: we rank none, but list each with its police district.',
      guide: '/pcs-toolkit/hawaii-crime-safety#key-areas-of-oahu-by-police-district',
    },
  },
  {
    text: 'Stores that ship here, and how fast',
    haveNow: {
      says: 'In part: how mail and stores work, not how fast each ships.',
      guide: '/pcs-toolkit/cost-of-living#mail-stores-and-phone-in-the-first-weeks',
    },
  },
  {
    text: 'A checklist for leaving Hawaii',
    haveNow: {
      says: 'Answered: from your orders to your last day.',
      guide: '/housing/verified-rentals#your-lease-and-leaving-hawaii',
    },
  },
  {
    text: 'Base homes with air conditioning',
    haveNow: {
      says: 'Not yet: no list, but what to ask the office.',
      guide: '/housing/base-housing#air-conditioning-pets-bedrooms-mold',
    },
  },
  {
    text: 'Dentists for family dental, by base',
    haveNow: { says: 'Not yet: no list, but how to find one.', guide: '/pcs-toolkit/health-care#dentists' },
  },
];

const sources = {
  disputes: {
    title: '10 U.S.C. 2894 (disputes over base homes), text of 2026',
    url: 'https://law.lawstack.com/laws/10-usc_s_2894_landlord-tenant-dispute-resolution-process-and-treatment-of-certain-payments-during-process-f6b37aba-a3e5-43d0-85c4-f1d669d14489',
  },
  advocates: {
    title: 'TRICARE, Feb 10, 2026: patient advocates',
    url: 'https://newsroom.tricare.mil/News/TRICARE-News/Article/4402891/patient-advocates-beneficiary-counseling-and-assistance-coordinators-and-debt-c',
  },
  ice: {
    title: 'Army garrison Rheinland-Pfalz, 2025: ICE, its comment cards',
    url: 'https://www.dvidshub.net/news/490321/usag-rheinland-pfalzs-ice-program-using-community-feedback-improve-services-operations-qol',
  },
} as const satisfies Record<string, Source>;

/** What a suggestion may be about, who acts on it and how to reach them. What is about this website is for the form. */
export type Topic = {
  icon: IconName;
  name: string;
  who: Text;
  reach:
    | { phone: Fact }
    | { label: string; url: `https://${string}` }
    | { label: string; path: `${AppPath}#${string}` }
    /** A field of the form. */
    | { label: string; field: 'suggestion' };
};

export const topics: readonly Topic[] = [
  {
    icon: 'house',
    name: 'Home on base',
    who: read('Landlord won’t fix it? In a formal dispute the housing office inspects within seven business days, and the commander decides.', sources.disputes),
    reach: { label: 'Housing offices', path: '/housing/base-housing#your-base-s-housing-office' },
  },
  {
    icon: 'ship',
    name: 'Shipment',
    who: read('The PCS call center answers 24/7, keeps your case and updates you until it’s fixed.', pcsCallCenterPhone.source),
    reach: { phone: pcsCallCenterPhone },
  },
  {
    icon: 'heart-pulse',
    name: 'Health care',
    who: read('Every military hospital and clinic has a patient advocate, who works it out with the staff.', sources.advocates),
    reach: { label: 'Find your clinic', path: '/pcs-toolkit/health-care#your-clinic-base-by-base' },
  },
  {
    icon: 'graduation-cap',
    name: 'School',
    who: 'Your service’s school liaison helps with enrollment, records and special education, free for every rank.',
    reach: { label: 'School liaisons', path: '/pcs-toolkit/hawaii-schools#who-to-call-base-by-base' },
  },
  {
    icon: 'message-circle',
    name: 'Base services',
    who: unconfirmed('Gate, gym, ID card or store: ICE is the Defense Department’s own suggestion box. Managers read it. Leave an email for an answer.', sources.ice),
    reach: { label: 'Open ICE', url: 'https://ice.disa.mil/' },
  },
  {
    icon: 'globe',
    name: 'This website',
    who: 'A page that’s wrong, hard to read or missing: tell us which one, and what you looked for.',
    reach: { label: 'Write it here', field: 'suggestion' },
  },
];

const hasPcsApp = operator.pcsAppUrl && !isPlaceholder(operator.pcsAppUrl);

export const comingSoon: readonly string[] = [...(hasPcsApp ? [] : ['The PCS app for your phone']), 'The member forum', 'Sending from this page', 'More on the neighbor islands'];
