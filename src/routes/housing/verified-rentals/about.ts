import type { About } from '@/facts/types';

export const about: About = {
  description: 'How to find a real rental in Hawaii and avoid scams: popular areas near the bases, eight checks and five places to look.',
  searchWords: 'rent rental apartment house lease landlord scam BAH security deposit tenant Craigslist',
  partWords: {
    'rents-beside-bah': '3 bedroom rent',
    'near-your-base-miles-rent-traffic-school': 'commute drive time Ewa Beach Pearl Harbor',
    'your-bah-by-pay-grade': 'BAH E-1 E-2 E-3 E-4 E-5 E-6 E-7 W-2 O-1 O-3 O-5',
    'your-lease-and-leaving-hawaii': 'break my lease military clause SCRA leave Hawaii leaving out-processing clearing PCS out',
    'renters-insurance': 'renters insurance',
  },
};
