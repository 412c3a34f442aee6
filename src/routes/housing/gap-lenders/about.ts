import type { About } from '@/facts/types';

export const about: About = {
  description: 'How GAP financing covers the difference between the price and an assumed VA loan, what it costs, and what to ask a lender.',
  searchWords: 'second mortgage lender bank equity financing',
};
