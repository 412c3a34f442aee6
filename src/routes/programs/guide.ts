// The home program's page. What it offers is in operator/site.ts; without a program there is no such page.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, GuideAction, Source, Text, TipItem, WebLink } from '@/facts/types';
import { creditBasics, creditSteps } from '@/guides/credit-terms';
import { exciseSurcharge, landlordTenantLaw, licenseLaw } from '@/guides/housing-sources';
import { respaSection8 } from '@/guides/loan-sources';
import { LICENSE_SEARCH_URL, REAL_ESTATE_COMMISSION_URL } from '@/guides/websites';
import { HIGHEST_PROPERTY_MANAGEMENT_FEE_PERCENT, LOWEST_PROPERTY_MANAGEMENT_FEE_PERCENT, OAHU_EXCISE_TAX_PERCENT, USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT } from '@/money/property-management';
import type { HomeProgram } from '@/operator/operator-shapes';
import { site } from '@/operator/site';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  offer: unpublished.offer,
  managers: {
    title: 'Real Property Management, Honolulu: property management fees',
    by: 'other',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.rpmhonolulu.com/understanding-property-management-fees-661',
  },
  tax: exciseSurcharge,
  agent: landlordTenantLaw,
  license: licenseLaw,
  respa: respaSection8,
} as const satisfies Record<string, Source>;

type ProgramsPage = {
  lead: string;
  homeCredit: { title: string; rate: string; other: { rate: string; ask: string } };
  whoPays: readonly Text[];
  first: readonly Text[];
  action: GuideAction;
  newConstruction: { title: string; rate: string };
  management: { title: string; fee: Fact };
  managementFees: readonly { label: string; percent: number }[];
  exampleRentDollars: number;
  different: readonly TipItem[];
  terms: readonly Text[];
  closing: Fact;
  brokerFee: string;
  managerQuestions: readonly Text[];
  links: readonly WebLink[];
};

const different: readonly TipItem[] = [
  { title: 'Figures you can check', text: 'Each credit on this page shows its rate, and you choose the price.' },
  {
    title: 'In writing',
    text: 'Your buyer agreement and your Closing Disclosure show the credit. Your lender has to approve it.',
  },
  {
    title: 'Free to use',
    text: 'The site charges nothing, and you don’t need an account to read it.',
  },
  { title: 'Your choice', text: 'If you use one offer, you can still choose your own lender, agent or manager for the rest.' },
  {
    title: 'Nothing for referrals',
    text: read('We don’t pay you for referring friends. Federal law bans paying for home-buying referrals.', sources.respa),
  },
  {
    title: 'Veteran-built',
    text: 'Veterans built the site for families who move on military orders.',
  },
];

const links: readonly WebLink[] = [
  {
    label: 'Hawaii license search',
    url: LICENSE_SEARCH_URL,
    purpose: 'check a brokerage or a property manager',
  },
  {
    label: 'Consumer Financial Protection Bureau: Closing Disclosure',
    url: 'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
    purpose: 'where the credit appears',
  },
  {
    label: 'VA: funding fee and closing costs',
    url: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
    purpose: 'what a buyer with a VA loan may be charged',
  },
  {
    label: 'Hawaii Real Estate Commission',
    url: REAL_ESTATE_COMMISSION_URL,
    purpose: 'rules and complaints',
  },
];

const pageOf = (program: HomeProgram): ProgramsPage => ({
  lead: `A credit is money from ${program.payer} toward your closing costs when you buy.`,
  homeCredit: {
    title: 'Credit for home buyers',
    rate: `$${program.listingCreditPer100kDollars} per $100,000`,
    other: { rate: `$${program.creditPer100kDollars} per $100,000`, ask: 'Two rates are published. Ask which one you’d get.' },
  },
  whoPays: creditBasics.slice(0, 1),
  first: [...creditSteps, read('Use any lender, agent or manager you like. Others give credits, too, so ask at least two.', sources.offer)],
  action: { label: 'Credit to the dollar', path: '/calculators/credit' },
  newConstruction: {
    title: 'New construction credit',
    rate: `${program.newConstructionCreditPercent}% of the price toward closing costs, if it’s in writing`,
  },
  management: {
    title: 'Property management',
    fee: read(
      `Our manager’s fee is ${program.managementFeePercent}% of the rent. Compared with the industry’s usual ${USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT}%, you save ${USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT - program.managementFeePercent}% of the rent. Managers charge about ${LOWEST_PROPERTY_MANAGEMENT_FEE_PERCENT}-${HIGHEST_PROPERTY_MANAGEMENT_FEE_PERCENT}%, so compare.`,
      sources.managers,
    ),
  },
  /** Each with whose it is. */
  managementFees: [
    { label: 'Ours', percent: program.managementFeePercent },
    { label: 'Common in the industry', percent: USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT },
  ],
  exampleRentDollars: 3500,
  different,
  terms: creditBasics.slice(1),
  closing: read('Closing costs are often 2-4% of the price: the credit pays part of them.', unpublished.common),
  brokerFee: 'Ask who pays your agent’s fee, and ask your lender how much of it you may pay with a VA loan. A lower fee is worth more than a credit of the same size.',
  managerQuestions: [
    read(
      `What does it cost to place a new tenant? The fee can be up to a month’s rent, far more than the ${USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT - program.managementFeePercent}% of the rent you save in a year.`,
      sources.managers,
    ),
    'What do you charge for renewals, inspections and setup, and do you mark up repair bills?',
    read(`Is general excise tax added to your fee? On Oahu it can add up to ${OAHU_EXCISE_TAX_PERCENT}% of the fee.`, sources.tax),
    read('Are you licensed in Hawaii? Managing other people’s homes for pay requires a real estate license.', sources.license),
    read('Are you on the island? An owner who leaves the island has to name an agent there in the lease.', sources.agent),
  ],
  links,
});

export const programsPage = site.program && pageOf(site.program);
