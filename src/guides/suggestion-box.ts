// The suggestion box: the form's options, what families ask for, and what is planned.
import type { AppPath } from '@/site-map';

export const suggestionCategories = ['Checklist', 'Guides', 'Housing', 'Calculators', 'Member forum', 'Something else'] as const;

/** A question that families ask in public, and that we can't answer whole; `haveNow`: what we have of it. */
export type PopularSuggestion = { text: string; haveNow: { label: string; guide: `${AppPath}#${string}` } };

/** The most asked first. */
export const popularSuggestions: readonly PopularSuggestion[] = [
  {
    text: 'Base waits by rank and bedrooms',
    haveNow: { label: 'Waits at four bases', guide: '/housing/base-housing#wait-times-at-four-bases' },
  },
  {
    text: 'Weeks that household goods take',
    haveNow: { label: 'Living without them', guide: '/pcs-toolkit/storage-facilities#until-your-household-goods-arrive' },
  },
  {
    text: 'Weeks from car drop-off to pickup',
    haveNow: { label: 'Days by sea', guide: '/pcs-toolkit/vehicle-shipping#how-long-it-takes-and-where-you-pick-it-up' },
  },
  {
    text: 'Rush-hour drive times to each base',
    haveNow: { label: 'Miles from each area', guide: '/housing/verified-rentals#near-your-base-miles-rent-traffic-school' },
  },
  {
    text: 'Airlines for a big dog, by month',
    haveNow: { label: 'Weights by airline', guide: '/pcs-toolkit/pet-travel#the-flight-and-the-first-nights' },
  },
  {
    text: 'Which areas to avoid',
    haveNow: { label: 'Areas by police district', guide: '/pcs-toolkit/hawaii-crime-safety#key-areas-of-oahu-by-police-district' },
  },
  {
    text: 'Stores that ship here, and how fast',
    haveNow: { label: 'Mail and stores at first', guide: '/pcs-toolkit/storage-facilities#mail-stores-and-phone-in-the-first-weeks' },
  },
  {
    text: 'A checklist for leaving Hawaii',
    haveNow: { label: 'Leaving, step by step', guide: '/housing/verified-rentals#your-lease-and-leaving-hawaii' },
  },
  {
    text: 'Base homes with air conditioning',
    haveNow: { label: 'What to ask the office', guide: '/housing/base-housing#air-conditioning-pets-bedrooms-mold' },
  },
  {
    text: 'Dentists for family dental, by base',
    haveNow: { label: 'How to find one', guide: '/pcs-toolkit/health-care#dentists' },
  },
];

export const comingSoon = ['The PCS app for your phone', 'The member forum, which you can preview now', 'Sending without your email app', 'More about the neighbor islands in every guide'] as const;
