import type { About } from '@/facts/types';

export const about: About = {
  description: 'Compare taking over a seller’s VA loan with getting a new one: monthly payments, GAP financing, lifetime savings and total cost.',
  searchWords: 'calculator calculate compare',
};
