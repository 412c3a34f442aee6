// Invented, for tests: an owner who has set everything.

import type { OperatorContact } from '@/operator/operator-shapes';

/** The contact for assumptions, on /housing/va-assumptions; undefined when there is none. */
export const vaSpecialist: OperatorContact | undefined = {
  name: 'Noa Doe',
  title: 'From your first question to closing',
  phone: '808-423-3120 ext. 20',
  email: 'va-specialist@owner.test',
  location: 'Oahu, Hawaii',
};

/** The contact for second loans, on /housing/va-assumptions; undefined when there is none. */
export const gapPartner: OperatorContact | undefined = {
  name: 'Mele Doe',
  title: 'Second loans behind an assumed VA loan',
  phone: '808-423-3121 ext. 21',
  email: 'gap-partner@owner.test',
  location: 'Oahu, Hawaii',
};
