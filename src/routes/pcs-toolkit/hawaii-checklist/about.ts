import type { About } from '@/facts/types';

export const about: About = {
  description: 'The 20 things to do for a PCS move to Hawaii, in order, with the offices that help. Sign in and your progress is saved.',
  searchWords: 'short notice to do list tasks plan timeline orders move steps what first progress print',
  partWords: {
    'your-first-week-day-by-day': 'first week in processing check in arrival IPAC pass office visitor control',
    'if-orders-change': 'orders canceled delayed changed stop movement',
    'item-household-goods': 'HHG household goods movers moving company packers',
    'item-military-records': 'ID card',
    'item-voting': 'register to vote',
    'item-time-zone': 'time difference',
  },
};
