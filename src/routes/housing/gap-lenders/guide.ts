// The guide to GAP loans. To change a rule, edit it here; keep its source and update the date below. The lenders and
// the agent are in operator/site.ts; the example's payments are computed on the page, never hardcoded.

import type { IconTip } from '@/blocks/icon-tips';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, GuideAction, Source, Text, TipItem, WebLink } from '@/facts/types';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_FROM_PERCENT, GAP_RATE_TO_PERCENT } from '@/guides/gap-figures';
import { gapLoanCircular, respaSection8 } from '@/guides/loan-sources';
import { RATE_SURVEY_URL, surveyedRate } from '@/guides/rate-survey';
import { NMLS_URL } from '@/guides/websites';
import { site } from '@/operator/site';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  program: unpublished.program,
  circular: gapLoanCircular,
  respa: respaSection8,
} as const satisfies Record<string, Source>;

const terms = read(
  `Together, the seller’s loan and a GAP loan can cover up to ${GAP_COVERS_UP_TO_PERCENT}% of the price. GAP rates are typically ${GAP_RATE_FROM_PERCENT}-${GAP_RATE_TO_PERCENT}%.`,
  sources.program,
);

const comesSecond = read('In a foreclosure the VA loan is paid first, so the GAP loan costs more.', sources.circular);

const forms: readonly Text[] = ['A GAP loan can be paid off over years, start as interest-only, or be a home-equity line.', 'This isn’t the “gap insurance” on a car loan.'];

const benefits: readonly IconTip[] = [
  { icon: 'key-round', title: 'You get the low rate', text: 'You take over the seller’s loan without paying the whole difference in cash.' },
  { icon: 'coins', title: 'Two loans can still cost less', text: 'The seller’s low rate can make up for the GAP loan’s high one.' },
  { icon: 'handshake', title: 'The seller is paid in full', text: 'The seller doesn’t wait for any of the money.' },
  { icon: 'wallet', title: 'The expensive loan is the smaller one', text: 'Without a prepayment penalty, you can pay it off early.' },
];

const risks: readonly TipItem[] = [
  {
    title: 'Two loans, two payments',
    text: 'If you miss either payment, you can lose the home.',
  },
  {
    title: 'You have little equity',
    text: 'If you sell early, you may owe money.',
  },
  {
    title: 'The payment can jump',
    text: 'Ask whether the rate is fixed, and get the answer in writing.',
  },
  {
    title: 'Your own buyer may not be able to assume it',
    text: read('VA doesn’t require the second loan to be assumable. One that isn’t must be paid off when you sell, so your home is harder to sell with an assumption.', sources.circular),
  },
  {
    title: 'The contract is all you have',
    text: 'Few rules protect you: read the parts on late fees, default and selling.',
  },
  {
    title: 'More fees',
    text: 'You also pay points, an appraisal and title costs.',
  },
  {
    title: 'Both lenders have to approve in time',
    text: 'The second lender and the servicer have to be ready for the same closing day. Either one can end the deal.',
  },
];

const vaRules: readonly Text[] = [
  read('VA allows a second loan with an assumption, for veterans and non-veterans.', sources.circular),
  read('The VA loan must come first. The servicer may want that in writing, in a subordination agreement.', sources.circular),
  read('The file must show the lender’s name, the amount and how it is repaid. Its payment counts as debt.', sources.circular),
  read('The money can pay the seller and the closing costs VA allows. You can’t take any of it as cash.', sources.circular),
];

const kinds: readonly TipItem[] = [
  {
    title: 'Second-mortgage companies',
    text: 'Some lend for assumptions. Ask how many they have closed in Hawaii.',
  },
  {
    title: 'Assumption platforms',
    text: 'They offer their own second loan or a partner’s.',
  },
  {
    title: 'Credit unions and banks in Hawaii',
    text: 'They make home-equity loans, often only once you own the home. Ask how much of the value they lend.',
  },
  {
    title: 'The seller',
    text: 'The seller lends you the money as a second mortgage. Tell the servicer: it counts as debt.',
  },
  {
    title: 'A personal loan',
    text: 'There is no lien on the home, but it counts as debt, too, and usually costs more.',
  },
];

/** Where a lender is found, listed here or not. */
const whereToAsk = 'Ask more than one: a credit union or bank here, a second-mortgage company, an assumption platform.';

/** As one would say them on the phone. */
const questions: readonly string[] = [
  'How much of the price do you cover?',
  'Is the rate fixed? Is there a balloon payment?',
  'What points, fees and penalties do you charge?',
  'What credit score do you require?',
  'Will your loan come second to the VA loan?',
  'Have you closed loans like this in Hawaii?',
  'Can my own buyer take over your loan later?',
];

/** The email that a lender card's link opens. It asks for no sensitive numbers. */
const inquiry = {
  subject: 'GAP financing for a VA loan assumption in Hawaii',
  greeting: 'Hello',
  body: [
    'I am looking at a home in Hawaii with an assumable VA loan, and I need a second loan for the gap.',
    'Price of the home:\nBalance, rate and years left of the VA loan:\nMy down payment:\nGap to finance:\nClosing planned for:',
    'What rate, term and fees could you offer, and how much of the value will you lend?',
    'Please reply by email or phone. I will not send a Social Security number, date of birth or account number by email.',
    'Thank you,',
  ],
} as const;

const links: readonly WebLink[] = [
  {
    label: 'Hawaii Division of Financial Institutions',
    url: 'https://cca.hawaii.gov/dfi/',
    purpose: 'the State’s office for mortgage companies',
  },
  {
    label: 'VA Circular 26-24-17',
    url: sources.circular.url,
    purpose: 'VA’s rules for the second loan',
  },
  {
    label: 'Consumer Financial Protection Bureau: questions and answers',
    url: 'https://www.consumerfinance.gov/ask-cfpb/',
    purpose: 'second mortgages explained by a federal agency',
  },
  {
    label: 'Consumer Financial Protection Bureau: complaints',
    url: 'https://www.consumerfinance.gov/complaint/',
    purpose: 'when something goes wrong',
  },
  {
    label: 'HUD: find a counselor',
    url: 'https://www.hud.gov/findacounselor',
    purpose: 'free or low-cost advice',
  },
];

const ltvNote: Fact = read(`More than the usual ${GAP_COVERS_UP_TO_PERCENT}%.`, sources.program);

export const gapGuide = {
  lead: 'The second loan that fills the gap when you take over a seller’s VA loan.',
  whatItIs: 'A second mortgage for the part of the price that the seller’s VA loan and your cash don’t cover.',
  terms,
  first: [
    'Figure out your gap: price minus your cash minus the seller’s balance.',
    'Get a quote for a new loan, too. Its rate decides what you save.',
    'Check each lender’s license. Then ask: What do you cover? Is the rate fixed? What are the fees?',
  ],
  action: { label: 'Figure out your gap', path: '/calculators/assumption-cruncher' },
  benefits,
  ltvNote,
  inquiry,
  notALender: `${site.name} is not a lender.`,
  whereToAsk,
  questions,
  license: { label: 'Look up a license (NMLS)', url: NMLS_URL },
  risks,
  survey: surveyedRate,
  surveyPage: RATE_SURVEY_URL,
  forms,
  comesSecond,
  vaRules,
  kinds,
  links,
  referrals: read('Federal law bans paying for referrals to settlement services, loans included.', sources.respa),
} as const satisfies {
  lead: string;
  whatItIs: string;
  first: readonly Text[];
  action: GuideAction;
  license: WebLink;
  survey: Fact;
  surveyPage: string;
  terms: Fact;
  benefits: readonly IconTip[];
  comesSecond: Fact;
  risks: readonly TipItem[];
  vaRules: readonly Text[];
  forms: readonly Text[];
  kinds: readonly TipItem[];
  whereToAsk: Text;
  questions: readonly string[];
  inquiry: object;
  ltvNote: Fact;
  notALender: Text;
  referrals: Fact;
  links: readonly WebLink[];
};
