// Invented, for tests: an owner who has set everything.

import type { OperatorContact, OperatorGapLender } from '@/operator/operator-shapes';

/** The lenders on /housing/gap-lenders: as many as there are, or none. */
export const gapLenders: readonly OperatorGapLender[] = [
  {
    name: 'Own GAP lender 1',
    company: 'Own second-mortgage company A',
    phone: '808-423-3122',
    email: 'gap-lender-1@owner.test',
    specialties: ['Second loans behind an assumed VA loan', 'Fixed rates over 10-30 years'],
    website: 'https://www.owner.test/gap-lender-1',
    address: '1 Own Street, Honolulu',
    image: '/apple-touch-icon.png',
    maxLtvPercent: 95,
    bio: 'The lender’s own words go here: what it lends on and how it works with a loan servicer.',
  },
  {
    name: 'Own GAP lender 2',
    company: 'Own second-mortgage company B',
    phone: '808-423-3123',
    email: 'gap-lender-2@owner.test',
    specialties: ['Buyers who are not veterans', 'No prepayment penalty'],
    website: 'https://www.owner.test/gap-lender-2',
    bio: 'The lender’s own words go here: who it serves, and how long a second loan takes.',
  },
  {
    name: 'Own GAP lender 3',
    company: 'Own credit union C',
    phone: '808-423-3124',
    email: 'gap-lender-3@owner.test',
    specialties: ['Closing on the same day as the assumption', 'Neighbor islands'],
    bio: 'The lender’s own words go here: which islands it covers, and what it needs from a buyer.',
  },
];

/** The agent who finds homes with an assumable loan, on /housing/gap-lenders; undefined when there is none. */
export const assumptionAgent: OperatorContact | undefined = {
  name: 'Lani Doe',
  title: 'Homes with an assumable VA loan',
  phone: '808-423-3125',
  email: 'agent@owner.test',
  location: 'Oahu, Hawaii',
};
