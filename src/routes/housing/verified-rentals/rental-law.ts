// A tenant's rights under Hawaii law, for the verified rentals guide. To change a rule, edit its entry and keep its
// source; when the law itself changes, read the new text first.

import { factsCheckedOn } from '@/facts/facts';
import type { Choices, Source, Text, TipItem } from '@/facts/types';
import { LEASE_ENDS, MOST_DEPOSIT, rentalSources } from '@/guides/rental-figures';
import { exciseSurcharge, landlordHandbook } from '@/guides/shared-sources';
import { OAHU_EXCISE_TAX_PERCENT } from '@/money/property-management';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-26');
const now = factsCheckedOn('2026-11-30');

const sources = {
  ...rentalSources,
  petRent: { title: 'Tenant Rights: pet rent in Hawaii', by: 'other', issued: 'undated', url: 'https://tenant-rights.com/hawaii/pet-rent-laws-what-landlords-can-charge' },
  ohanaUnits: {
    title: 'Honolulu Star-Advertiser, July 23, 2018: ADU permits; Honolulu Advertiser, Apr 8, 2004: ohana units',
    by: 'other',
    issued: '2018-07-23',
    url: 'https://staradvertiser.com/2018/07/23/hawaii-news/kokua-line/city-issues-adu-permits-without-covenant-checkup',
  },
  entry: { title: 'HRS 521-53 (entry)', by: 'law', issued: 'undated', url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0053.htm' },
  notice: { title: 'HRS 521-71 (notice), undated copy', by: 'law', issued: 'undated', url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0071.htm' },
  excise: exciseSurcharge,
  quarters: { title: 'HRS 521-83 and Act 19 of May 25, 2021', by: 'law', issued: '2021-05-25', url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0083.htm' },
} as const satisfies Record<string, Source>;

const DEPOSIT_BACK_DAYS = 14;

/** For ending a month-to-month rental, and for raising its rent. */
const NOTICE_DAYS = 45;

export const tenantRules: readonly TipItem[] = [
  {
    title: 'An ohana unit or ADU',
    text: now.read('An ohana unit with a permit after Sept 10, 1992 was for the owner’s relatives only (2004). An ADU may not be rented for less than six months (2018).', sources.ohanaUnits),
  },
  { title: 'Pet rent', text: now.read('The law limits the pet deposit to one month’s rent. It doesn’t limit a monthly pet rent, so get the amount in the lease.', sources.petRent) },
  { title: 'A unit without a permit', text: 'The City can order it closed, and you’d have to move. Ask for its own address, electric meter and building permit before you sign.' },
  {
    title: 'Deposit',
    text: latest.read(`At most ${MOST_DEPOSIT}, and nothing extra for an assistance animal. It doesn’t cover your last month’s rent unless you both agree in writing.`, sources.deposit),
  },
  {
    title: 'Getting it back',
    text: latest.read(
      `You get it back within ${DEPOSIT_BACK_DAYS} days after you move out, with written reasons for anything kept. A landlord who misses the ${DEPOSIT_BACK_DAYS} days owes you all of it. You have one year to file in small claims court.`,
      sources.deposit,
    ),
  },
  {
    title: 'Your photos',
    text: read('The landlord must give you a written record of the home’s condition. Photograph everything, sign it, and keep a copy.', landlordHandbook),
  },
  {
    title: 'Entry',
    text: read('Two days’ notice, at reasonable hours, except in an emergency.', sources.entry),
  },
  {
    title: 'Month to month',
    text: read(`The landlord must give ${NOTICE_DAYS} days’ notice; you give 28.`, sources.notice),
  },
  {
    title: 'Rent increases',
    text: read(`${NOTICE_DAYS} days’ notice if you rent month to month. A fixed-term lease locks in the rent until it ends.`, landlordHandbook),
  },
  {
    title: 'Tax on the rent',
    text: read(`A landlord may pass on general excise tax only if the lease says so. On Oahu that’s at most ${OAHU_EXCISE_TAX_PERCENT}% of the rent, and nothing on the deposit.`, sources.excise),
  },
];

export const yourTwoLeases: Choices = {
  caption: 'Ending the lease you live in, and one you signed for the move',
  choices: ['You live in it', 'You signed it for the move'],
  rows: [
    [
      'What ends it',
      newest.read('PCS orders, or orders to deploy for 90 days or more', sources.scra),
      newest.read('An emergency stop-movement order, open-ended or for 30 days or more, that keeps you from moving in', sources.scra),
    ],
    ['What doesn’t', 'A move of your own choice', 'Orders that are just canceled or delayed, as we read the law: that takes a military clause'],
    ['How', newest.read('Written notice and a copy of the orders', sources.scra), 'The same'],
    ['When it ends', newest.read(LEASE_ENDS, sources.scra), newest.read('The day the landlord has your notice and the orders', sources.scra)],
    ['Fee for leaving', newest.read('None', sources.scra), newest.read('No early-termination charge', sources.scra)],
  ],
};

/** What a notice to the landlord says. */
export const noticeParts: readonly string[] = [
  'The date, your names and the address of the home.',
  '“I am ending this lease under the Servicemembers Civil Relief Act, 50 U.S.C. 3955, because of my PCS orders.”',
  '“A copy of the orders is attached.” Attach it.',
  'The day the lease ends, counted as below, and the day you’ll hand over the keys.',
  'Where to send the deposit. Keep a copy and the proof that it was delivered.',
];

export const ordersRules: readonly Text[] = [
  newest.read(
    'This covers a lease you signed before service. It also covers a later one if PCS orders, or orders to deploy for 90 days or more, come after you sign. Separation and retirement count.',
    sources.scra,
  ),
  newest.read(
    'Give written notice and a copy of the orders, or your commander’s letter. Use a private carrier, mail with a return receipt, or email if you agreed on that, or hand it over.',
    sources.scra,
  ),
  newest.read('Example: notice on June 10, rent due July 1, so the lease ends on July 31. You pay rent through that day and for damage beyond normal wear, but no fee for leaving.', sources.scra),
  newest.read('Rent you paid ahead is refunded within 30 days. A joint lease ends for your family too.', sources.scra),
  newest.read(
    'After a catastrophic injury or illness the service member can end the lease within a year. The spouse or a dependent can if the member can’t manage their own affairs. After a death, the spouse or a dependent has a year.',
    sources.scra,
  ),
  read('Hawaii adds a right for a lease of one year or less. It helps if you’re ordered into quarters on base and your commander won’t let you keep BAH.', sources.quarters),
  'Before you sign, ask for a military clause that covers more. Name canceled, changed or delayed orders, a home offered on base, and a home you can’t move into.',
];
