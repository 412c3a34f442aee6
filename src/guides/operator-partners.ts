import type { OperatorContact } from './operator';

/** The contact for assumptions, on /housing/va-assumptions. */
export const vaSpecialist: OperatorContact = {
  name: 'Your VA assumption specialist',
  title: 'From your first question to closing',
  phone: '808-555-0120',
  email: 'va-specialist@example.com',
  location: 'Oahu, Hawaii',
};

/** The contact for second loans, on /housing/va-assumptions. */
export const gapPartner: OperatorContact = {
  name: 'Your GAP financing partner',
  title: 'Second loans behind an assumed VA loan',
  phone: '808-555-0121',
  email: 'gap-partner@example.com',
  location: 'Oahu, Hawaii',
};
