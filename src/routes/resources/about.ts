import type { About } from '@/facts/types';

export const about: About = {
  description: 'This site’s tools in one place: the PCS app, calculators, homes, rentals, hotels and a checklist to print.',
  searchWords: 'phone numbers hotline links PDF',
  partWords: {
    'who-can-help': 'internet wi-fi utilities lawyer legal',
  },
};
