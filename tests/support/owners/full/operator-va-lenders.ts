// Invented, for tests: an owner who has set everything.

import type { OperatorLender } from '@/operator/operator-shapes';

/** The lenders on /housing/va-homes: as many as there are, or none. */
export const vaLenders: readonly OperatorLender[] = [
  {
    name: 'Own VA lender 1',
    company: 'Own mortgage company A',
    phone: '808-423-3110',
    email: 'va-lender-1@owner.test',
    specialties: ['First VA loan', 'Funding fee exemptions', 'Condos on VA’s approved list'],
  },
  {
    name: 'Own VA lender 2',
    company: 'Own mortgage company B',
    phone: '808-423-3111',
    email: 'va-lender-2@owner.test',
    specialties: ['A second VA loan while one is open', 'Loans above the county limit'],
  },
  {
    name: 'Own VA lender 3',
    company: 'Own mortgage company C',
    phone: '808-423-3112',
    email: 'va-lender-3@owner.test',
    specialties: ['New construction', 'Buying from the mainland before you arrive'],
  },
];
