import type { OperatorContact } from './operator-shapes';

/** The contact for assumptions, on /housing/va-assumptions; undefined when there is none. */
export const vaSpecialist: OperatorContact | undefined = {
  name: 'Your VA assumption specialist',
  title: 'From your first question to closing',
  phone: '808-555-0120',
  email: 'va-specialist@example.com',
  isSample: true,
  location: 'Oahu, Hawaii',
};

/** The contact for second loans, on /housing/va-assumptions; undefined when there is none. */
export const gapPartner: OperatorContact | undefined = {
  name: 'Your GAP financing partner',
  title: 'Second loans behind an assumed VA loan',
  phone: '808-555-0121',
  email: 'gap-partner@example.com',
  isSample: true,
  location: 'Oahu, Hawaii',
};
