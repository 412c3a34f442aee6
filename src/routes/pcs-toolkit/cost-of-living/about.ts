import type { About } from '@/facts/types';

export const about: About = {
  description: 'What a military family’s month in Hawaii comes to: basic pay, BAS, BAH and COLA against rent, power, food and the rest, on base, off base or buying.',
  searchWords: 'COLA how much afford budget month pay basic pay BAS E-5',
  partWords: {
    'power-bills-and-air-conditioning': 'electric bill electricity how much',
    'gas-on-and-off-base': 'gas price gallon',
    'food-phone-and-car-insurance': 'groceries price commissary',
    'weather-clothes-mold-and-bugs': 'weather what to wear climate cockroach bug pest humidity mildew',
    'mail-stores-and-phone-in-the-first-weeks': 'Amazon packages mail address PO box shopping shipping cell phone plan',
  },
};
