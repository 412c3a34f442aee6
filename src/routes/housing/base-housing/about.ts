import type { About } from '@/facts/types';

export const about: About = {
  description: 'On-base housing at four Hawaii installations: housing types, units, waitlists, amenities and the number to call.',
  searchWords: 'on base housing waitlist wait list family privatized Island Palm Ohana quarters live living on post barracks',
  partWords: {
    'do-we-have-to-live-on-base': 'must required',
    'air-conditioning-pets-bedrooms-mold': 'air conditioning AC neighborhoods breed',
    'red-hill-and-the-water': 'Red Hill tap water safe',
    'single-or-in-the-barracks': 'barracks single dorm unaccompanied junior enlisted',
  },
};
