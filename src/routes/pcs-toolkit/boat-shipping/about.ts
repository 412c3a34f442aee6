import type { About } from '@/facts/types';

export const about: About = {
  description: 'Shipping a boat to Hawaii: cost, how far ahead to book, ways to ship, preparation, inspections and state registration.',
  searchWords: 'sailboat jet ski kayak trailer yacht harbor slip',
  partWords: {
    'where-to-keep-the-boat': 'slip marina mooring storage',
  },
};
