import type { OperatorContact, OperatorGapLender } from './operator-shapes';

/** The lenders on /housing/gap-lenders: as many as there are, or none. */
export const gapLenders: readonly OperatorGapLender[] = [
  {
    name: 'Sample GAP lender 1',
    company: 'Sample second-mortgage company A',
    phone: '808-555-0122',
    email: 'gap-lender-1@example.com',
    isSample: true,
    specialties: ['Second loans behind an assumed VA loan', 'Fixed rates over 10-30 years'],
    website: 'https://example.com/gap-lender-1',
    maxLtvPercent: 95,
    bio: 'Sample text. The lender’s own words go here: what it lends on and how it works with a loan servicer.',
  },
  {
    name: 'Sample GAP lender 2',
    company: 'Sample second-mortgage company B',
    phone: '808-555-0123',
    email: 'gap-lender-2@example.com',
    isSample: true,
    specialties: ['Buyers who are not veterans', 'No prepayment penalty'],
    website: 'https://example.com/gap-lender-2',
    bio: 'Sample text. The lender’s own words go here: who it serves, and how long a second loan takes.',
  },
  {
    name: 'Sample GAP lender 3',
    company: 'Sample credit union C',
    phone: '808-555-0124',
    email: 'gap-lender-3@example.com',
    isSample: true,
    specialties: ['Closing on the same day as the assumption', 'Neighbor islands'],
    bio: 'Sample text. The lender’s own words go here: which islands it covers, and what it needs from a buyer.',
  },
];

/** The agent who finds homes with an assumable loan, on /housing/gap-lenders; undefined when there is none. */
export const assumptionAgent: OperatorContact | undefined = {
  name: 'Your Veterans Home Program agent',
  title: 'Homes with an assumable VA loan',
  phone: '808-555-0125',
  email: 'agent@example.com',
  isSample: true,
  location: 'Oahu, Hawaii',
};
