import type { About } from '@/facts/types';

export const about: About = {
  description: 'The 20 things to do for a PCS move to Hawaii, in order, with the offices that help. Sign in and your progress is saved.',
  searchWords: 'to-do list tasks plan timeline orders short notice',
  partWords: {
    'your-first-week-day-by-day': 'in-processing check-in IPAC pass office visitor control',
    'if-orders-change': 'canceled delayed stop movement',
    'item-household-goods': 'HHG movers moving company packers TMO',
    'item-military-records': 'ID card CAC',
    'item-drivers-license': 'drive driving out-of-state mainland',
    'item-sgli': 'life insurance',
    'item-voting': 'register to vote ballot',
    'item-time-zone': 'time difference HST',
  },
};
