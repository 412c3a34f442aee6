import type { About } from '@/facts/types';

export const about: About = {
  description: 'Hotels on Oahu for your first weeks, with their phones, pet rules and fees, and how the Temporary Lodging Allowance (TLA) works.',
  searchWords: 'hotel temporary lodging room lodge Navy inn TLF sleep first night',
  partWords: {
    'tla-in-brief': 'leaving outgoing checkout nights',
    'card-inns-of-the-corps-kaneohe-bay': 'dogs pet friendly',
    'sixty-days-of-tla-ten-at-a-time': 'advance arrival limit house hunting extension extend start clock',
  },
};
