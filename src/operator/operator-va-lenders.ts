import type { OperatorLender } from './operator-shapes';

/** The lenders on /housing/va-homes: as many as there are, or none. */
export const vaLenders: readonly OperatorLender[] = [
  {
    name: 'Sample VA lender 1',
    company: 'Sample mortgage company A',
    phone: '808-555-0110',
    email: 'va-lender-1@example.com',
    isSample: true,
    specialties: ['First VA loan', 'Funding fee exemptions', 'Condos on VA’s approved list'],
  },
  {
    name: 'Sample VA lender 2',
    company: 'Sample mortgage company B',
    phone: '808-555-0111',
    email: 'va-lender-2@example.com',
    isSample: true,
    specialties: ['A second VA loan while one is open', 'Loans above the county limit'],
  },
  {
    name: 'Sample VA lender 3',
    company: 'Sample mortgage company C',
    phone: '808-555-0112',
    email: 'va-lender-3@example.com',
    isSample: true,
    specialties: ['New construction', 'Buying from the mainland before you arrive'],
  },
];
