// Hawaii's tax on a service member's pay, which the Cost of Living page and the guide to a spouse's work tell.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { SPOUSE_TAX_URL } from './websites';

const memberPay = {
  title: 'TaxSlayer, from Hawaii’s filing instructions: military pay',
  by: 'other',
  issued: 'undated',
  readOn: '2026-11-30',
  url: SPOUSE_TAX_URL,
} as const satisfies Source;

export const memberTax = factsCheckedOn('2026-11-30').read(
  'Hawaii doesn’t tax the active-duty pay of a member here on orders whose legal residence is another state. With no other income from Hawaii, file no Hawaii return. A legal resident of Hawaii pays 1.4% to 11%.',
  memberPay,
);
