import type { About } from '@/facts/types';

export const about: About = {
  description: 'Work in Hawaii as a military spouse: moving a professional license, nurses and teachers, whose state taxes your pay, and money you get back.',
  searchWords: 'job employment career wife husband MyCAA',
  partWords: {
    'which-license-rule-is-yours': 'nurse nursing RN LPN CNA teacher teaching therapist notary licensure',
    'whose-state-taxes-your-pay': 'income tax withholding residency MSRRA remote telework work from home',
  },
};
