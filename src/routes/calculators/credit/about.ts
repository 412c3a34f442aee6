import type { About } from '@/facts/types';
import { CREDIT_PER_100K_DOLLARS } from '@/money/home-credit';

export const about: About = {
  description: `See the Veterans Home Program credit for a home price: $${CREDIT_PER_100K_DOLLARS} for every $100,000 of the sales price.`,
  searchWords: 'calculator credit closing costs how much back cash',
};
