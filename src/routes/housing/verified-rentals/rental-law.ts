// A tenant's rights under Hawaii law, for the verified rentals guide. To change a rule, edit its entry and keep its
// source; when the law itself changes, read the new text first.

import { factsCheckedOn } from '@/facts/facts';
import type { Choices, Source, Text, TipItem } from '@/facts/types';
import { exciseSurcharge, landlordTenantLaw } from '@/guides/housing-sources';
import { LEASE_ENDS, MOST_DEPOSIT, rentalSources } from '@/guides/rental-figures';
import { OAHU_EXCISE_TAX_PERCENT } from '@/money/property-management';

const { read } = factsCheckedOn('2026-11-30');
const newest = factsCheckedOn('2026-11-26');

const { scra } = rentalSources;
const sources = {
  screeningFee: {
    title: 'Maui Now, May 13, 2024: the law on tenant screening fees',
    by: 'other',
    issued: '2024-05-13',
    url: 'https://mauinow.com/2024/05/13/new-law-governing-tenant-screening-fees-now-in-effect',
  },
  phoneContract: {
    title: 'American Bar Association: phone contracts and the SCRA',
    by: 'other',
    issued: '2018-11-01',
    url: 'https://www.americanbar.org/groups/legal_services/milvets/aba_home_front/information_center/servicemembers_civil_relief_act/benefits_and_protections/telephone_service_contracts/',
  },
  repairs: {
    title: 'iPropertyManagement: renters’ rights for repairs in Hawaii',
    by: 'other',
    issued: 'undated',
    url: 'https://ipropertymanagement.com/laws/hawaii-renters-rights-for-repairs',
  },
} as const satisfies Record<string, Source>;

const DEPOSIT_BACK_DAYS = 14;

/** For ending a month-to-month rental, and for raising its rent. */
const NOTICE_DAYS = 45;

export const tenantRules: readonly TipItem[] = [
  {
    title: 'Application fee',
    text: read('No more than your background and credit checks cost, for adults only. You get back the rest within 30 days.', sources.screeningFee),
  },
  {
    title: 'Deposit',
    text: read(`At most ${MOST_DEPOSIT}, and nothing extra for an assistance animal. It doesn’t cover your last month’s rent unless you both agree in writing.`, landlordTenantLaw),
  },
  {
    title: 'Getting the deposit back',
    text: read(
      `It’s due within ${DEPOSIT_BACK_DAYS} days after you move out, with written reasons for anything kept. A landlord who misses the ${DEPOSIT_BACK_DAYS} days owes you all of it. You have one year to file in small claims court.`,
      landlordTenantLaw,
    ),
  },
  {
    title: 'Dogs and pet rent',
    text: 'Many landlords limit a dog’s size or breed. Ask before you apply, and send a photo, vet records and a landlord’s note. Get any pet rent in writing, in the lease.',
  },
  { title: 'Service dogs', text: 'A no-pets rule can’t keep out a service dog or an assistance animal. If a landlord refuses, go to HUD or the Hawaii Civil Rights Commission.' },
  {
    title: 'Your photos',
    text: read('The landlord must give you a written record of the home’s condition. Photograph everything, sign it, and keep a copy.', landlordTenantLaw),
  },
  {
    title: 'Entry',
    text: read('Two days’ notice, at reasonable hours, except in an emergency.', landlordTenantLaw),
  },
  {
    title: 'Repairs',
    text: read('The landlord has 12 business days to make repairs, or 3 for utilities and major appliances. Ask in writing, and list everything.', sources.repairs),
  },
  {
    title: 'Month to month',
    text: read(`The landlord must give ${NOTICE_DAYS} days’ notice to end the lease or raise the rent; you give 28. A fixed-term lease locks in the rent.`, landlordTenantLaw),
  },
  {
    title: 'Tax on the rent',
    text: factsCheckedOn('2026-11-21').read(
      `A landlord may pass on general excise tax only if the lease says so. On Oahu that’s at most ${OAHU_EXCISE_TAX_PERCENT}% of the rent, and nothing on the deposit.`,
      exciseSurcharge,
    ),
  },
  {
    title: 'An ohana unit, ADU or other unit without a permit',
    text: 'The City can order it closed, and you’d have to move. Ask for its own address, electric meter and building permit before you sign.',
  },
];

export const yourTwoLeases: Choices = {
  caption: 'Ending the lease on a home you live in, or one you can’t move into',
  choices: ['A home you live in', 'A home you can’t move into'],
  rows: [
    [
      'What ends it',
      newest.read('PCS orders, or orders to deploy for 90 days or more', scra),
      newest.read('An emergency stop-movement order, open-ended or for 30 days or more, that keeps you from moving in', scra),
    ],
    ['What doesn’t', 'A move of your own choice', 'Orders that are just canceled or delayed, as we read the law: for that you need a military clause'],
    ['How', newest.read('Written notice and a copy of the orders', scra), 'The same'],
    ['When it ends', newest.read(LEASE_ENDS, scra), newest.read('The day the landlord has your notice and the orders', scra)],
    ['Fee for leaving', newest.read('None', scra), newest.read('No early-termination charge', scra)],
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
    'The law covers a lease you signed before service. It also covers a later one if PCS orders, or orders to deploy for 90 days or more, come after you sign. Separation and retirement count.',
    scra,
  ),
  newest.read('A letter from your commander can replace the orders. Deliver the notice by hand, private carrier, mail with a return receipt, or email if you agreed on that.', scra),
  newest.read('Example: notice on June 10, rent due July 1, so the lease ends on July 31. You pay rent through that day and for damage beyond normal wear, but no fee for leaving.', scra),
  newest.read('Rent you paid ahead is refunded within 30 days. A joint lease ends for your family too.', scra),
  newest.read(
    'After a catastrophic injury or illness the service member can end the lease within a year. The spouse or a dependent can if the member can’t manage their own affairs. After a death, the spouse or a dependent has a year.',
    scra,
  ),
  read('The law also lets you end a cell phone contract if you’ll spend 90 days or more where your carrier has no service. Send written notice and your orders.', sources.phoneContract),
  'Before you sign, ask for a military clause that covers more. Name canceled, changed or delayed orders, a home offered on base, and a home you can’t move into.',
];
