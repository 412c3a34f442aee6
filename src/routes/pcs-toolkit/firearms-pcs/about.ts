import type { About } from '@/facts/types';

export const about: About = {
  description: 'How to bring and register firearms in Hawaii: the deadline, paperwork, fees, what is prohibited, travel rules and base rules.',
  searchWords: 'gun weapon pistol handgun rifle AR-15 shotgun ammo ammunition magazine permit concealed carry',
  partWords: {
    'flying-and-shipping': 'airline bring bullets suitcase',
    'buying-a-gun-here-the-permit-to-acquire': 'Oahu get steps under 21 spouse class',
  },
};
