import type { About } from '@/facts/types';

export const about: About = {
  description: 'How to look up crime and safety for a neighborhood in Hawaii: five sources, what to ask, and what to look at before you sign a lease.',
  searchWords: 'safe dangerous bad areas theft burglary break-in break-ins broken stolen police',
  partWords: {
    'in-a-tsunami-warning-by-your-zone': 'evacuation evacuate',
    'hurricanes-and-sirens': 'storm typhoon hurricane season alert emergency kit blackout electricity',
  },
};
