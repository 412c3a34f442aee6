import type { About } from '@/facts/types';

export const about: About = {
  description: 'How to bring and register firearms in Hawaii: the deadline, paperwork, fees, what is prohibited, travel rules and base rules.',
  searchWords: 'gun weapon pistol handgun rifle AR-15 shotgun ammo ammunition magazine permit concealed carry',
  partWords: {
    'prohibited-don-t-pack-these': 'illegal banned high capacity magazine suppressor assault weapon',
    'can-my-ar-or-another-rifle-come': 'AR-15 assault rifle semiautomatic',
    'flying-and-shipping': 'plane airline luggage ammo ammunition bullets',
    'keeping-and-carrying-a-firearm': 'concealed carry CCW safe storage transport',
    'buying-a-gun-here-the-permit-to-acquire': 'handgun pistol purchase safety class course training Oahu under 21 medical marijuana card cannabis',
  },
};
