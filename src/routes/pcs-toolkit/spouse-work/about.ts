import type { About } from '@/facts/types';

export const about: About = {
  description: 'Work in Hawaii as a military spouse: moving a professional license, nurses and teachers, whose state taxes your pay, and money you get back.',
  searchWords: 'spouse job jobs work working employment career wife husband professional license portability',
  partWords: {
    'which-license-rule-is-yours': 'nurse nursing license RN LPN CNA teacher teaching therapist notary board',
    'whose-state-taxes-your-pay': 'income tax taxes state withholding residency work from home remote',
  },
};
