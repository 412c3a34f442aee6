// The suggestion box: the form's options, what families ask for, and what is planned.
import { basesWithWait } from '@/facts/bases';
import { operator } from '@/operator/operator';
import { isPlaceholder } from '@/operator/operator-shapes';
import type { AppPath } from '@/site-map';
import { GOODS_WAIT } from './goods-figures';
import { MATSON_TO_HONOLULU_DAYS } from './vehicle-figures';

export const suggestionCategories = ['Checklist', 'Guides', 'Housing', 'Calculators', 'Member forum', 'Something else'] as const;

/** A question that families ask in public, and that we can't answer whole; `haveNow`: what we have of it, and where. */
export type PopularSuggestion = { text: string; haveNow: { says: string; guide: `${AppPath}#${string}` } };

const waits = basesWithWait.flatMap(({ waitMonths }) => waitMonths);

/** The most asked first. */
export const popularSuggestions: readonly PopularSuggestion[] = [
  {
    text: 'Base waits by rank and bedrooms',
    haveNow: {
      says: `${Math.min(...waits)}-${Math.max(...waits)} months by base, unconfirmed`,
      guide: '/housing/base-housing#wait-times-at-four-bases',
    },
  },
  {
    text: 'Weeks that household goods take',
    haveNow: {
      says: `No office says. Plan on ${GOODS_WAIT}`,
      guide: '/pcs-toolkit/storage-facilities#until-your-household-goods-arrive',
    },
  },
  {
    text: 'Weeks from car drop-off to pickup',
    haveNow: {
      says: `At sea ${MATSON_TO_HONOLULU_DAYS.join('-')} days. The whole way: not yet`,
      guide: '/pcs-toolkit/vehicle-shipping#how-long-it-takes-and-where-you-pick-it-up',
    },
  },
  {
    text: 'Rush-hour drive times to each base',
    haveNow: {
      says: 'Not yet. Miles from each area',
      guide: '/housing/verified-rentals#near-your-base-miles-rent-traffic-school',
    },
  },
  {
    text: 'Airlines for a big dog, by month',
    haveNow: { says: 'Not by month. The most each one takes', guide: '/pcs-toolkit/pet-travel#the-flight-and-the-first-nights' },
  },
  {
    text: 'Which areas to avoid',
    haveNow: {
      says: 'Not ranked. Areas by police district',
      guide: '/pcs-toolkit/hawaii-crime-safety#key-areas-of-oahu-by-police-district',
    },
  },
  {
    text: 'Stores that ship here, and how fast',
    haveNow: {
      says: 'How mail and stores work at first',
      guide: '/pcs-toolkit/cost-of-living#mail-stores-and-phone-in-the-first-weeks',
    },
  },
  {
    text: 'A checklist for leaving Hawaii',
    haveNow: { says: 'From orders to your last day, step by step', guide: '/housing/verified-rentals#your-lease-and-leaving-hawaii' },
  },
  {
    text: 'Base homes with air conditioning',
    haveNow: { says: 'Not yet. What to ask the office', guide: '/housing/base-housing#air-conditioning-pets-bedrooms-mold' },
  },
  {
    text: 'Dentists for family dental, by base',
    haveNow: { says: 'Not yet. How to find one', guide: '/pcs-toolkit/health-care#dentists' },
  },
];

const hasPcsApp = operator.pcsAppUrl && !isPlaceholder(operator.pcsAppUrl);

export const comingSoon: readonly string[] = [
  ...(hasPcsApp ? [] : ['The PCS app for your phone']),
  'The member forum, which you can preview now',
  'Sending without your email app',
  'More about the neighbor islands in every guide',
];
