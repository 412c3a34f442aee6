import type { About } from '@/facts/types';

export const about: About = {
  description: 'How much cash a family needs for its first 60 days in Hawaii: what the hotel costs, what TLA and DLA pay back and when, and BAH by pay grade.',
  searchWords: 'budget cash money allowance BAH DLA dislocation advance save savings paid back reimbursed claim',
  partWords: {
    'where-will-you-live': 'on or off base',
    'ask-before-you-leave/advance-pay-and-debts': 'no savings relief society societies short of money overpaid AER NMCRS AFAS CGMA DFAS collection remission overpayment broke months',
    'how-tla-dla-and-bah-pay/per-diem-on-the-way': 'kids spouse family traveling road trip driving mileage',
    'how-tla-dla-and-bah-pay/bah-for-your-home': 'promotion MIHA',
    'if-you-are-guard-or-reserve': 'National Guard reservist reserves AGR ADOS drill mobilization Title 10',
    'if-both-of-you-serve': 'dual military mil-to-mil dual mil two members married join spouse',
  },
};
