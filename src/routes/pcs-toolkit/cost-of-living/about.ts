import type { About } from '@/facts/types';

export const about: About = {
  description: 'What a military family’s month in Hawaii comes to: basic pay, BAS, BAH and COLA against rent, power, food and the rest, on base, off base or buying.',
  searchWords: 'COLA budget expenses afford basic pay grade BAS',
  partWords: {
    'power-bills-and-air-conditioning': 'electricity electric bill utilities AC',
    taxes: 'sales tax GET',
    'how-cola-works': 'dependents family size kids',
    'gas-prices': 'gasoline fuel price gallon',
    'food-phone-and-car-insurance': 'wifi providers grocery bill groceries commissary SNAP WIC food stamps family of four',
    'weather-clothes-mold-and-bugs': 'climate clothing wear cockroach pest humidity mildew',
    'mail-stores-and-phone-in-the-first-weeks': 'Verizon T-Mobile AT&T Amazon packages PO box shopping Costco cell phone plan',
  },
};
