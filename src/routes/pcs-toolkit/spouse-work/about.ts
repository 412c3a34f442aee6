import type { About } from '@/facts/types';

export const about: About = {
  description: 'Work in Hawaii as a military spouse: moving a professional license, nurses and teachers, whose state taxes your pay, and money you get back.',
  searchWords: 'job employment career wife husband MyCAA',
  partWords: {
    'money-you-can-get-back': 'license fee refund reimbursement',
    'jobs-on-base-and-training': 'own business GET license self-employed childcare college school unemployment USAJOBS preference',
    'which-license-rule-is-yours': 'nurse nursing RN LPN CNA teacher teaching therapist counselor cosmetology cosmetologist barber massage real estate dental hygienist pharmacy tech licensure',
    'whose-state-taxes-your-pay': 'income tax withholding residency MSRRA remote telework work from home',
    'if-you-aren-t-a-u-s-citizen': 'green card permanent resident immigrant immigration visa foreign citizenship naturalization noncitizen USCIS work permit EAD Philippines Japan Korea',
  },
};
