import type { About } from '@/facts/types';

export const about: About = {
  description: 'How to look up crime and safety for a neighborhood in Hawaii: five sources, what to ask, and what to look at before you sign a lease.',
  searchWords: 'bad areas avoid safe dangerous neighborhood theft police map emergency',
  partWords: {
    'hurricanes-and-sirens': 'hurricane season prepare storm',
  },
};
