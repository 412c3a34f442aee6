import type { About } from '@/facts/types';

export const about: About = {
  description: 'How much cash a family needs for its first 60 days in Hawaii: what the hotel costs, what TLA and DLA pay back and when, and BAH by pay grade.',
  searchWords: 'budget cash money allowance DLA dislocation advance',
  partWords: {
    'where-will-you-live': 'on or off base',
  },
};
