// The VA homes guide: what the loan offers and costs, what to check, and who to ask. The areas, bases and islands are
// in va-homes-areas.ts, the lenders in operator/site.ts. To change a fee or a limit, edit its entry and keep its
// source.

import type { IconTip } from '@/blocks/icon-tips';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, GuideAction, OfficePhone, RangeBar, Source, Text, TipItem, WebLink } from '@/facts/types';
import { bahInBrief } from '@/guides/bah-facts';
import { creditTerms } from '@/guides/credit-terms';
import { HOME_SEARCH_URL } from '@/guides/home-search';
import { MEDIANS_MONTH, oahuMedians } from '@/guides/housing-figures';
import { govLoans, loanOnHomeLaw, vaLoanFeeLaw, vaPurchaseLoan } from '@/guides/loan-sources';
import { oahuHomeExemption, oahuHomeRate, residentialA } from '@/guides/property-tax-figures';
import { surveyedRate } from '@/guides/rate-survey';
import { REGIONAL_LOAN_CENTER_PHONE } from '@/guides/shared-phones';
import {
  ASSUMPTION_FUNDING_FEE_PERCENT,
  FIRST_USE_FUNDING_FEE_PERCENT,
  FIVE_PERCENT_DOWN_FUNDING_FEE_PERCENT,
  GUARANTY_PERCENT,
  LATER_USE_FUNDING_FEE_PERCENT,
  LOAN_LIMIT_DOLLARS,
  LOAN_LIMIT_YEAR,
  loanLimit,
  PLANNING_RATE_PERCENT,
  REFINANCE_FUNDING_FEE_PERCENT,
  TEN_PERCENT_DOWN_FUNDING_FEE_PERCENT,
} from '@/guides/va-loan-figures';
import { NMLS_URL, VA_CONDO_SEARCH_URL } from '@/guides/websites';
import { formatUsd } from '@/money/usd';
import { type BaseSearch, baseSearches, type IslandMarket, islands, type Listing, listings } from './areas';

const { read } = factsCheckedOn('2026-11-21');
const newest = factsCheckedOn('2026-11-26');
const latest = factsCheckedOn('2026-11-30');
const limitOf = factsCheckedOn(loanLimit.checkedOn);

/** A test computes the payments from these. */
const EXAMPLE_LOAN_DOLLARS = 750_000;
export const EXAMPLE_TERM_YEARS = 30;

const sources = {
  hoaFees: {
    title: 'Cinch Home Services study, 2021, as a realtor on Kauai gives it',
    by: 'other',
    issued: '2021',
    readOn: '2026-11-30',
    url: 'https://aekkauai.com/blog/hawaiis-condo-fees-are-among-the-highest-in-the-nation',
  },
  inHawaii: {
    title: 'Cornerstone: VA loans in Hawaii',
    by: 'other',
    issued: 'undated',
    url: 'https://www.cornerstonemortgageonline.com/LoanPrograms/valoanrequirements-Hawaii/',
  },
  purchase: vaPurchaseLoan,
  feeLaw: vaLoanFeeLaw,
  guaranty: { title: '38 U.S.C. 3703 (guaranty and loan limits), text of 2025', by: 'law', issued: '2025', url: 'https://www.law.cornell.edu/uscode/text/38/3703' },
  service: { title: '38 U.S.C. 3702 (who may borrow), text of Apr 2023', by: 'law', issued: '2023-04', url: 'https://www.law.cornell.edu/uscode/text/38/3702' },
  occupancy: loanOnHomeLaw,
  limit: loanLimit.source,
  refund: unpublished.common,
  govLoans: govLoans,
} as const satisfies Record<string, Source>;

const OPEN_LOAN_DOLLARS = 400_000;

const percentOf = (percent: number, dollars: number) => formatUsd((percent * dollars) / 100);

/** All of one page of VA’s, which is cited once. */
const benefits: readonly IconTip[] = [
  { icon: 'wallet', title: 'No down payment', text: 'You pay nothing down if the price is at or below VA’s appraised value. There’s no monthly mortgage insurance.' },
  { icon: 'hand-coins', title: 'Limited closing costs', text: 'The seller may pay some of them. There’s no prepayment penalty.' },
  { icon: 'house', title: 'More than one use', text: read('It can buy a house, a VA-approved condo, a manufactured home, or up to four units if you live in one.', sources.purchase) },
];

const costs: readonly TipItem[] = [
  {
    title: 'The funding fee',
    text: newest.read(
      `On ${formatUsd(EXAMPLE_LOAN_DOLLARS)} with no down payment it is ${percentOf(FIRST_USE_FUNDING_FEE_PERCENT, EXAMPLE_LOAN_DOLLARS)} the first time and ${percentOf(LATER_USE_FUNDING_FEE_PERCENT, EXAMPLE_LOAN_DOLLARS)} after that. If you add it to the loan, you pay interest on it.`,
      sources.feeLaw,
    ),
  },
  {
    title: 'HOA fees',
    text: newest.read('$762 a month on average in Hawaii in 2021, in one study. They pay for insurance, water, elevators and repairs. Ask for the last two years of fees.', sources.hoaFees),
  },
  {
    title: 'Property tax',
    text: oahuHomeRate,
  },
  {
    title: 'Property tax, the higher class',
    text: residentialA,
  },
  {
    title: 'Occupancy',
    text: read('You certify that you’ll live in the home. A spouse living there counts while active duty keeps you away.', sources.occupancy),
  },
];

/** As a percentage of the loan. */
const fundingFees: readonly RangeBar[] = (
  [
    ['No down payment, first VA loan', FIRST_USE_FUNDING_FEE_PERCENT],
    ['No down payment, after that', LATER_USE_FUNDING_FEE_PERCENT],
    ['5% to under 10% down', FIVE_PERCENT_DOWN_FUNDING_FEE_PERCENT],
    ['10% or more down', TEN_PERCENT_DOWN_FUNDING_FEE_PERCENT],
    ['Taking over a VA loan', ASSUMPTION_FUNDING_FEE_PERCENT],
    ['Streamline refinance (IRRRL)', REFINANCE_FUNDING_FEE_PERCENT],
  ] as const
).map(([label, fee]) => ({ label, range: [fee], text: newest.read(`${fee.toFixed(2)}%`, sources.feeLaw, '2034-06-09') }));

const exempt: readonly Text[] = [
  newest.read('A veteran who gets VA disability pay, or would if not for retired or active-duty pay', sources.feeLaw),
  newest.read('A service member rated before discharge', sources.feeLaw),
  newest.read('The surviving spouse of a veteran who died of a service-connected disability', sources.feeLaw),
  newest.read('An active-duty Purple Heart recipient who shows the award by closing', sources.feeLaw),
  read('If a rating comes later with an earlier effective date, you may get a refund: ask VA', sources.refund),
];

const entitlement: readonly Text[] = [
  'If both of you serve, ask the lender: use one entitlement and save the other, or put both into one joint loan?',
  latest.read('If you sell the home and pay off its loan, you can get that entitlement back. If you pay off the loan but keep the home, you can do that only once in your life.', sources.service),
  latest.read(
    'You may rent the first home out once you have lived there. You have to move in “within a reasonable time”: ask your lender how soon, and how long you’d have to stay.',
    sources.occupancy,
  ),
  newest.read('With full entitlement, VA sets no loan limit. Your lender may.', sources.guaranty),
  newest.read(`With another VA loan still open, VA backs ${GUARANTY_PERCENT}% of the county limit minus the entitlement already in use.`, sources.guaranty),
  limitOf.read(
    `The ${LOAN_LIMIT_YEAR} county limit for one unit is at least ${formatUsd(LOAN_LIMIT_DOLLARS)} everywhere in Hawaii. A new limit starts each January 1: look up yours.`,
    sources.limit,
    loanLimit.dueOn,
  ),
  limitOf.read(
    `Example: a ${formatUsd(OPEN_LOAN_DOLLARS)} VA loan on the mainland ties up ${percentOf(GUARANTY_PERCENT, OPEN_LOAN_DOLLARS)}. A quarter of ${formatUsd(LOAN_LIMIT_DOLLARS)} is ${percentOf(GUARANTY_PERCENT, LOAN_LIMIT_DOLLARS)}, so ${percentOf(GUARANTY_PERCENT, LOAN_LIMIT_DOLLARS - OPEN_LOAN_DOLLARS)} is left, enough for ${formatUsd(LOAN_LIMIT_DOLLARS - OPEN_LOAN_DOLLARS)} with no down payment.`,
    sources.limit,
    loanLimit.dueOn,
  ),
];

const checks: readonly TipItem[] = [
  {
    title: 'Fee simple or leasehold',
    text: newest.read(
      'With a leasehold you own the home but rent the land. VA accepts one only if the lease outlasts the loan by at least 14 years. Ask when the lease ends and how the rent is reset.',
      sources.inHawaii,
    ),
  },
  {
    title: 'The condo project',
    text: read('VA must have approved the whole project. Look it up below. If it isn’t there, have your lender ask VA before you make an offer.', sources.purchase),
  },
  {
    title: 'Water and lava',
    text: 'Look at the flood and tsunami maps, and on the Big Island the lava zone: 1 and 2 are the most hazardous.',
  },
  {
    title: 'Termites',
    text: newest.read('VA requires a report on a house, and on a condo of five stories or fewer. Ask the seller to pay.', sources.inHawaii),
  },
  {
    title: 'The home exemption from property tax',
    text: oahuHomeExemption,
  },
];

const institutions: readonly WebLink[] = [
  {
    label: 'Navy Federal Credit Union',
    url: 'https://www.navyfederal.org/',
  },
  {
    label: 'Veterans United Home Loans',
    url: 'https://www.veteransunited.com/',
  },
  {
    label: 'USAA',
    url: 'https://www.usaa.com/',
  },
];

const phones: readonly OfficePhone[] = [
  {
    office: 'VA regional loan center: eligibility and VA loans',
    phone: factsCheckedOn('2026-11-24').read(REGIONAL_LOAN_CENTER_PHONE, sources.govLoans),
  },
];

export const vaHomesGuide = {
  lead: 'What a home costs beside your BAH, and where to search near your base.',
  search: { label: 'Search homes within 30 minutes', url: HOME_SEARCH_URL },
  medians: newest.read(`Oahu’s median prices in ${MEDIANS_MONTH}.`, oahuMedians),
  rate: surveyedRate,
  bah: bahInBrief.examples,
  benefits,
  first: [
    'Get your Certificate of Eligibility (COE) from VA. It shows lenders that you qualify.',
    'Compare any three lenders: ask each for a Loan Estimate on the same day.',
    'Drive to base before you make an offer. Go from the home to the gate at the hour you’d report.',
  ],
  action: { label: 'Request your COE', url: 'https://www.va.gov/housing-assistance/home-loans/how-to-request-coe/' },
  listings,
  baseSearches,
  islands,
  newDevelopment: {
    title: 'Hoopili, a new town',
    text: 'By D.R. Horton, in East Kapolei.',
  },
  eligible: read('If you’re still serving, 90 days of active duty is usually enough. Your Certificate of Eligibility (COE) tells you for sure.', sources.service),
  fundingFees,
  exempt,
  costs,
  entitlement,
  paymentsFor: `What each sample price costs a month, with no down payment, at ${PLANNING_RATE_PERCENT}% over ${EXAMPLE_TERM_YEARS} years`,
  newOrders: 'With nothing down you own almost nothing at first. If you sell before prices go up, you may owe more than you get.',
  checks,
  condoSearch: { label: 'VA condo search', url: VA_CONDO_SEARCH_URL },
  creditTerms,
  phones,
  institutions,
  links: [
    {
      label: 'NMLS Consumer Access',
      url: NMLS_URL,
      purpose: 'check a lender’s license',
    },
  ],
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  medians: Fact;
  rate: Fact;
  benefits: typeof benefits;
  newOrders: string;
  costs: readonly TipItem[];
  bah: Fact;
  paymentsFor: string;
  fundingFees: typeof fundingFees;
  exempt: readonly Text[];
  eligible: Text;
  entitlement: readonly Text[];
  listings: readonly Listing[];
  creditTerms: readonly Text[];
  baseSearches: readonly BaseSearch[];
  islands: readonly IslandMarket[];
  newDevelopment: { title: string; text: Text };
  search: WebLink;
  institutions: readonly WebLink[];
  checks: readonly TipItem[];
  condoSearch: WebLink;
  phones: readonly OfficePhone[];
  links: readonly WebLink[];
};
