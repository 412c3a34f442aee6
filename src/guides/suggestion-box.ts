// The suggestion box: the form's options, ideas to start from, and what is planned.
import type { AppPath } from '@/site-map';

export const suggestionCategories = ['Checklist', 'Guides', 'Housing', 'Calculators', 'Member forum', 'Something else'] as const;

/** `today`: the nearest thing that we have, in a guide or in one of its sections. */
export type PopularSuggestion = { text: string; today?: { label: string; guide: AppPath | `${AppPath}#${string}` } };

export const popularSuggestions: readonly PopularSuggestion[] = [
  {
    text: 'A reminder by email when a checklist deadline comes near',
    today: { label: 'reminders for your calendar', guide: '/pcs-toolkit/hawaii-checklist' },
  },
  {
    text: 'A checklist for families leaving Hawaii',
    today: { label: 'leaving, step by step', guide: '/housing/verified-rentals#your-lease-and-leaving-hawaii' },
  },
  {
    text: 'Drive times to each base at rush hour',
    today: { label: 'miles from each area', guide: '/housing/verified-rentals#three-popular-rental-areas' },
  },
  {
    text: 'A list of rentals that take large dogs',
    today: { label: 'hotels that take pets', guide: '/pcs-toolkit/tla-hotels#eight-hotels-and-pets' },
  },
  { text: 'What families say about the TLA hotels they stayed in' },
  {
    text: 'Dentists and eye doctors near each base',
    today: { label: 'how to find a dentist', guide: '/pcs-toolkit/health-care#dentists' },
  },
  { text: 'Youth sports and clubs, base by base' },
  {
    text: 'Prices at the commissary, month by month',
    today: { label: 'food, on and off base', guide: '/pcs-toolkit/cost-of-living#food-phone-and-car-insurance' },
  },
  {
    text: 'Guides for Maui, Kauai and the Big Island',
    today: { label: 'pets on a neighbor island', guide: '/pcs-toolkit/pet-travel#landing-on-a-neighbor-island' },
  },
  { text: 'A way to meet families moving the same month' },
];

export const comingSoon = ['The PCS app for your phone', 'The member forum, which you can preview now', 'Sending without your email app', 'More about the neighbor islands in every guide'] as const;
