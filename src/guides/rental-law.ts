// What the law gives a tenant in Hawaii, for the verified rentals guide. To change a rule, edit its entry and keep its
// source; when the law itself changes, read the new text first.
import { factsCheckedOn } from './facts';
import type { Source, Text, TipItem } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

const sources = {
  deposit: { title: 'HRS 521-44 (deposits), text to 2015' },
  entry: { title: 'HRS 521-53 (entry)' },
  notice: { title: 'HRS 521-71 (notice), undated copy' },
  rises: { title: 'Aloha Properties: the Hawaii landlord-tenant code (undated)' },
  condition: { title: 'Hawaii Office of Consumer Protection: advice to tenants (undated)' },
  excise: { title: 'County of Hawaii, 2019: general excise tax surcharge' },
  quarters: { title: 'HRS 521-83 and Act 19 of May 25, 2021' },
  scra: {
    title: '50 U.S.C. 3955 (leases and orders), text of Apr 2023',
    url: 'https://www.law.cornell.edu/uscode/text/50/3955',
  },
} as const satisfies Record<string, Source>;

export const depositRule = read(
  'At the start the law lets a landlord take the first month’s rent and a deposit of one month’s rent, plus one more for a pet. No “last month” up front.',
  sources.deposit,
);

export const ordersRule = read(
  'PCS orders end a lease: give written notice with a copy of the orders. It ends 30 days after the next rent day, without a fee.',
  sources.scra,
);

export const tenantRules: readonly TipItem[] = [
  {
    title: 'Deposit',
    text: read(
      'At most one month’s rent, plus one more for a pet, and nothing extra for an assistance animal. It is not your last month’s rent unless both of you agree in writing.',
      sources.deposit,
    ),
  },
  {
    title: 'Getting it back',
    text: read(
      'Within 14 days after you leave, with written reasons for what is kept. A landlord who misses the 14 days owes you all of it. You have one year to go to small claims court.',
      sources.deposit,
    ),
  },
  {
    title: 'Your photos',
    text: read(
      'The landlord must give you a written record of the home’s condition. Photograph everything, sign it, and keep a copy.',
      sources.condition,
    ),
  },
  {
    title: 'Entry',
    text: read('Two days’ notice, at reasonable hours, except in an emergency.', sources.entry),
  },
  {
    title: 'Month to month',
    text: read(
      'The landlord gives 45 days’ notice, you give 28. It is 120 days for demolition, a condo conversion or a vacation rental.',
      sources.notice,
    ),
  },
  {
    title: 'Rent rises',
    text: confirm('45 days’ notice month to month. A fixed lease keeps its rent to the end.', sources.rises),
  },
  {
    title: 'Tax on the rent',
    text: confirm(
      'A landlord may pass on general excise tax only if the lease says so: at most 4.712% on Oahu, which is $164.92 on a rent of $3,500. Not on the deposit.',
      sources.excise,
    ),
  },
];

export const ordersRules: readonly Text[] = [
  read(
    'It covers a lease that you signed before service, and one signed in service when PCS orders, or orders to deploy for 90 days or more, follow. Separation and retirement count.',
    sources.scra,
  ),
  read(
    'Give written notice and a copy of the orders, or your commander’s letter: by hand, by a private carrier, by mail with a return receipt, or by email if that was agreed.',
    sources.scra,
  ),
  read(
    'An example: notice on June 10, rent due July 1, so the lease ends on July 31. You pay rent to that day and for damage beyond wear, and no fee for leaving.',
    sources.scra,
  ),
  read(
    'Rent that you paid ahead comes back within 30 days. A lease you signed together ends for your family too.',
    sources.scra,
  ),
  read(
    'If the member dies, or is gravely hurt or ill, the spouse may end the lease within a year.',
    sources.scra,
  ),
  confirm(
    'Hawaii adds a right for a lease of one year or less: when you are ordered into quarters on base, would otherwise lose BAH, and your commander has refused to let you keep it.',
    sources.quarters,
  ),
  'Ask for a military clause that covers more: a home offered on base, orders canceled before you arrive, a home you cannot move into.',
];
