// The suggestion box: the form's options, what families ask for, who can fix it, and what is planned.
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

export const suggestionCategories = ['Checklist', 'Guides', 'Housing', 'Calculators', 'Member forum', 'Something else'] as const;

/** A question that families ask in public, and that we can't answer whole; `haveNow`: what we have of it, and where. */
export type PopularSuggestion = { text: string; haveNow: { says: string; guide: `${AppPath}#${string}` } };

const waits = basesWithWait.flatMap(({ waitMonths }) => waitMonths);

/** The most asked first. */
export const popularSuggestions: readonly PopularSuggestion[] = [
  {
    text: 'Base waits by rank and bedrooms',
    haveNow: {
      says: `We have each base’s: ${Math.min(...waits)}-${Math.max(...waits)} months, unconfirmed.`,
      guide: '/housing/base-housing#who-to-call-and-the-wait',
    },
  },
  {
    text: 'Weeks that household goods take',
    haveNow: {
      says: `No office says. Plan on ${GOODS_WAIT}.`,
      guide: '/pcs-toolkit/storage-facilities#until-your-household-goods-arrive',
    },
  },
  {
    text: 'Rush-hour drive times to each base',
    haveNow: {
      says: 'We have miles, not minutes yet.',
      guide: '/housing/verified-rentals#near-your-base-miles-rent-traffic-school',
    },
  },
  {
    text: 'Weeks from car drop-off to pickup',
    haveNow: {
      says: `We have the days at sea, ${MATSON_TO_HONOLULU_DAYS.join('-')}, not the whole way yet.`,
      guide: '/pcs-toolkit/vehicle-shipping#how-long-it-takes-and-where-you-pick-it-up',
    },
  },
  {
    text: 'Airlines for a big dog, by month',
    haveNow: {
      says: 'We have the most each airline takes, but not by month.',
      guide: '/pcs-toolkit/pet-travel#the-flight-and-the-first-nights',
    },
  },
  {
    text: 'Which areas to avoid',
    haveNow: {
      says: 'We rank none. Each is listed with its police district.',
      guide: '/pcs-toolkit/hawaii-crime-safety#key-areas-of-oahu-by-police-district',
    },
  },
  {
    text: 'Stores that ship here, and how fast',
    haveNow: {
      says: 'We have how mail and stores work, not how fast each ships.',
      guide: '/pcs-toolkit/cost-of-living#mail-stores-and-phone-in-the-first-weeks',
    },
  },
  {
    text: 'A checklist for leaving Hawaii',
    haveNow: {
      says: 'We have it, from your orders to your last day.',
      guide: '/housing/verified-rentals#your-lease-and-leaving-hawaii',
    },
  },
  {
    text: 'Base homes with air conditioning',
    haveNow: {
      says: 'We have no list yet, but what to ask the office.',
      guide: '/housing/base-housing#air-conditioning-pets-bedrooms-mold',
    },
  },
  {
    text: 'Dentists for family dental, by base',
    haveNow: { says: 'We have no list yet, but how to find one.', guide: '/pcs-toolkit/health-care#dentists' },
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

/** Who acts on a problem that we can't fix, and how to reach them. */
export type Fixer = {
  icon: IconName;
  problem: string;
  who: Text;
  reach: { phone: Fact } | { label: string; url: `https://${string}` } | { label: string; path: `${AppPath}#${string}` };
};

export const fixers: readonly Fixer[] = [
  {
    icon: 'house',
    problem: 'Your home on base',
    who: read('Landlord won’t fix it? In a formal dispute the housing office inspects within seven business days, and the commander decides.', sources.disputes),
    reach: { label: 'Housing offices', path: '/housing/base-housing#your-base-s-housing-office' },
  },
  {
    icon: 'ship',
    problem: 'Your shipment',
    who: read('The PCS call center answers 24/7, keeps your case and updates you until it’s fixed.', pcsCallCenterPhone.source),
    reach: { phone: pcsCallCenterPhone },
  },
  {
    icon: 'heart-pulse',
    problem: 'Health care',
    who: read('Every military hospital and clinic has a patient advocate, who works it out with the staff.', sources.advocates),
    reach: { label: 'Find your clinic', path: '/pcs-toolkit/health-care#your-clinic-base-by-base' },
  },
  {
    icon: 'graduation-cap',
    problem: 'School',
    who: 'Your service’s school liaison helps with enrollment, records and special education, free for every rank.',
    reach: { label: 'School liaisons', path: '/pcs-toolkit/hawaii-schools#who-to-call-base-by-base' },
  },
  {
    icon: 'message-circle',
    problem: 'Anything else on base',
    who: unconfirmed('ICE is the Defense Department’s own suggestion box. Managers read it. Leave an email for an answer.', sources.ice),
    reach: { label: 'Open ICE', url: 'https://ice.disa.mil/' },
  },
];

const hasPcsApp = operator.pcsAppUrl && !isPlaceholder(operator.pcsAppUrl);

export const comingSoon: readonly string[] = [
  ...(hasPcsApp ? [] : ['The PCS app for your phone']),
  'The member forum, which you can preview now',
  'Sending without your email app',
  'More about the neighbor islands',
];
