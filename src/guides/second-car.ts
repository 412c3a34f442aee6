// What we found about shipping a second car, for the vehicle guide and the checklist. When a travel rule that pays for
// one turns up, change it here.
import { factsCheckedOn } from '@/facts/facts';
import { TWO_VEHICLES_SINCE } from './vehicle-figures';

export const secondCar = factsCheckedOn('2026-11-26').unconfirmed(
  `Our program lists two privately owned vehicles as reimbursed from ${TWO_VEHICLES_SINCE}, and the law dropped its limit of one that winter, but we found no travel rule that pays for a second.`,
  {
    title: '37 U.S.C. 453(c), texts through Public Laws 118-157 (2024) and 119-33 (2025)',
    url: 'https://www.law.cornell.edu/uscode/text/37/453',
  },
);
