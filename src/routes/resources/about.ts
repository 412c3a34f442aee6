import type { About } from '@/facts/types';

export const about: About = {
  description: 'This site’s tools in one place: the PCS app, calculators, homes, rentals, hotels and a checklist to print.',
  searchWords: 'phone numbers hotline links PDF',
  partWords: {
    'who-can-help': 'MilitaryINSTALLATIONS ombudsman',
    'who-can-help/legal-help-leases-and-scams': 'lawyer legal attorney court JAG',
    'who-can-help/emergency-money-and-messages': 'broke debt payday short of money relief society AER NMCRS AFAS CGMA burned leave dying loan closet crib furniture',
  },
};
