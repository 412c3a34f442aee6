// The guide to VA loan assumptions. To change a rule, edit it here; keep its source and update the date below. Results
// of the standard formula are computed on the page, never hardcoded. Steps, limits and tips: va-assumptions-steps.ts.

import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Figures, OfficePhone, TipItem, WebLink } from '@/facts/types';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_PERCENT } from '@/guides/gap-figures';
import { assumeList } from '@/guides/loan-sources';
import { surveyedRate } from '@/guides/rate-survey';
import { EXAMPLE_ASSUMED_DOLLARS, EXAMPLE_ASSUMED_RATE_PERCENT, EXAMPLE_PRICE_DOLLARS, EXAMPLE_TERM_YEARS, PUBLISHED_ASSUMPTION_DOLLARS, PUBLISHED_NEW_LOAN_DOLLARS } from '@/guides/savings-example';
import { REGIONAL_LOAN_CENTER_PHONE } from '@/guides/shared-phones';
import { ASSUMPTION_FUNDING_FEE_PERCENT, FIRST_USE_FUNDING_FEE_PERCENT, LATER_USE_FUNDING_FEE_PERCENT } from '@/guides/va-loan-figures';
import { ROAM_URL } from '@/guides/websites';
import { formatUsd } from '@/money/usd';
import { site } from '@/operator/site';
import { sources } from './sources';
import { assumptionLimits, assumptionSteps, assumptionTimes, assumptionTips, NO_FUNDING_FEE, sellerNotes } from './steps';

const { read } = factsCheckedOn('2026-11-21');

const price = formatUsd(EXAMPLE_PRICE_DOLLARS);
const balance = formatUsd(EXAMPLE_ASSUMED_DOLLARS);
const gap = formatUsd(EXAMPLE_PRICE_DOLLARS - EXAMPLE_ASSUMED_DOLLARS);
const savedAMonthDollars = PUBLISHED_NEW_LOAN_DOLLARS - PUBLISHED_ASSUMPTION_DOLLARS;
const percentOf = (percent: number, dollars: number) => formatUsd((percent * dollars) / 100);

const takeover: readonly Fact[] = [
  read('An assumption isn’t a new VA loan. You step into the seller’s: the home becomes yours, you make the remaining payments, and the seller is released.', sources.circular),
  read('Only the company that services the loan now can approve and close an assumption.', sources.circular),
];

const tests: readonly string[] = [
  'The loan is current: every payment has been made.',
  'Your contract commits you to buy the home and to take on the whole loan.',
  'Your credit and income would qualify for a VA loan of that balance.',
];

const benefits: Figures = {
  title: 'What taking over a VA loan gives you',
  rows: [
    {
      label: 'VA’s funding fee on the balance',
      figure: read(`${ASSUMPTION_FUNDING_FEE_PERCENT}%`, sources.fundingFee),
      note: `${percentOf(ASSUMPTION_FUNDING_FEE_PERCENT, EXAMPLE_ASSUMED_DOLLARS)} on ${balance}; ${NO_FUNDING_FEE}. A new VA loan with nothing down: ${FIRST_USE_FUNDING_FEE_PERCENT}% or ${LATER_USE_FUNDING_FEE_PERCENT}%.`,
    },
    {
      label: 'The rate on many VA loans from 2020-21',
      figure: read('2-4%', sources.roam),
      note: 'You keep the seller’s rate and remaining years.',
    },
    {
      label: 'Who can qualify, veteran or not',
      figure: 'Any buyer',
      note: read('You only have to live there if your own VA entitlement replaces the seller’s.', sources.circular),
    },
  ],
};

const risks: readonly TipItem[] = [
  {
    title: 'The cash gap is large',
    text: 'The seller’s equity is due at closing. You can’t add it to the loan you take over or cover it with a new VA loan.',
  },
  {
    title: 'Two loans, one home',
    text: 'A second loan for the gap costs far more than the first, and missing payments on either one can cost you the home.',
  },
  {
    title: 'Early orders can leave you short',
    text: 'With little equity, a small drop in price plus selling costs can mean you owe more than the sale brings in. Many families sell after three years.',
  },
  {
    title: 'The savings can disappear',
    text: 'They shrink fast as market rates fall. A lower payment can still mean more interest overall.',
  },
  {
    title: 'The answer can be no, or late',
    text: read('You or the seller can appeal to VA, but your own deadlines won’t wait.', sources.circular),
  },
  {
    title: 'Never just take over the payments',
    text: read('If the seller transfers the home without telling the servicer, the whole loan can come due at once.', sources.law),
  },
];

/** `name`: what is seen of the label where room is short. */
const searches: readonly (Required<WebLink> & { name: string })[] = [
  {
    name: 'Roam',
    label: 'Search on Roam',
    url: ROAM_URL,
    purpose: read('Lists homes with assumable loans and handles the process for you. Fees apply: ask first.', sources.roam),
  },
  {
    name: 'AssumeList',
    label: 'Search on AssumeList',
    url: assumeList.url,
    purpose: read('VA, FHA and USDA loans, on and off the market. Full access requires a subscription.', sources.assumeList),
  },
  {
    name: 'Assumable.io',
    label: 'Search on Assumable.io',
    url: 'https://www.assumable.io/',
    purpose: 'Listings with assumable loans.',
  },
  {
    name: 'Zillow',
    label: 'Search on Zillow',
    url: 'https://www.zillow.com/honolulu-county-hi/',
    purpose: 'All homes for sale in Honolulu County. In the filters, add the keyword “assumable.”',
  },
];

/** How a home is paid for. */
const parts = [
  { title: 'The seller’s VA loan', text: 'You take it over, at its old rate. That’s an assumption.' },
  { title: 'The gap: the rest', text: 'Pay it in cash, or with a second loan. That’s a GAP loan.' },
] as const;

/** An example with given figures; the page shows the formula's results beside them. */
const illustration = `On a ${price} home, you take over a ${balance} loan at ${EXAMPLE_ASSUMED_RATE_PERCENT}% and borrow the ${gap} gap at ${GAP_RATE_PERCENT}%.`;

const published = {
  bothLoans: PUBLISHED_ASSUMPTION_DOLLARS,
  newLoan: PUBLISHED_NEW_LOAN_DOLLARS,
  monthly: savedAMonthDollars,
  yearly: savedAMonthDollars * 12,
  lifetime: savedAMonthDollars * 12 * EXAMPLE_TERM_YEARS,
};

const gapLimit: Fact = read(`Together, the seller’s loan and a GAP loan can cover up to ${GAP_COVERS_UP_TO_PERCENT}% of the price.`, sources.program);

const phones: readonly OfficePhone[] = [
  {
    office: 'VA regional loan center',
    phone: factsCheckedOn('2026-11-24').read(REGIONAL_LOAN_CENTER_PHONE, sources.govLoans),
  },
];

const links = [
  {
    label: 'VA home loans',
    url: 'https://www.va.gov/housing-assistance/home-loans/',
    purpose: 'the official program and its offices',
  },
  {
    label: 'Consumer Financial Protection Bureau: mortgages',
    url: 'https://www.consumerfinance.gov/consumer-tools/mortgages/',
    purpose: 'mortgages explained by a federal agency',
  },
] as const satisfies readonly WebLink[];

export const assumptionsGuide = {
  lead: 'Buy a home, take over the seller’s VA loan, and keep its old rate.',
  parts,
  illustration,
  published,
  gapLimit,
  first: [
    'Ask who services the seller’s loan. Only that company can approve you.',
    'Figure out the gap: price minus down payment minus the loan’s balance.',
    'Run your numbers before you make an offer. You may save nothing.',
  ],
  action: { label: 'Run your own numbers', path: '/calculators/assumption-cruncher' },
  benefits,
  tips: assumptionTips,
  links,
  rate: surveyedRate,
  searches,
  takeover,
  approval: read('The servicer must approve you when all three are true:', sources.law),
  tests,
  notALender: `${site.name} is not a lender, and this isn’t lending or legal advice.`,
  risks,
  times: assumptionTimes,
  steps: assumptionSteps,
  limits: assumptionLimits,
  seller: sellerNotes,
  phones,
} as const;
