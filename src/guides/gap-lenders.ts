// The guide to GAP loans. To change a rule, edit it here; keep its source and set the day below. The lenders and the
// agent are in operator.ts; the example's payments are computed on the page, never typed in.
import { factsCheckedOn } from './facts';
import type { Fact, Source, Text, TipItem, WebLink } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

const sources = {
  program: { title: 'Listed by the Veterans Home Program; brokers’ pages of 2025 and 2026 are close to it' },
  ltv: { title: 'Listed by the Veterans Home Program; ask the lender in writing' },
  circular: {
    title: 'VA Circular 26-24-17, August 2024',
    url: 'https://benefits.va.gov/HOMELOANS/documents/circulars/26-24-17.pdf',
  },
  alston: { title: 'Alston & Bird, August 2024: assumptions with secondary financing' },
  jdSupra: { title: 'JD Supra, August 2024: secondary borrowing on assumptions' },
  network: { title: 'VA Loan Network, Nov 4, 2025: secondary financing' },
  gnb: { title: 'GNB Mortgage: a second loan for VA assumptions' },
  roam: { title: 'Roam: questions and answers, 2025' },
  practice: { title: 'Usual practice; no published rule was found' },
  respa: { title: '12 U.S.C. 2607 (RESPA section 8)' },
} as const satisfies Record<string, Source>;

const explainer: readonly Text[] = [
  read(
    'It stands behind the VA loan: in a forced sale the VA loan is paid first. That is why it costs more.',
    sources.circular,
  ),
  confirm('GAP rates are typically 8-12%. Our examples count 9.5% over 30 years.', sources.program),
  confirm('GAP covers up to 90% of the price, the seller’s loan included.', sources.program),
  read(
    'It comes in several forms: paid off over 10-30 years, interest only at first, a home-equity line, or a note to the seller.',
    sources.network,
  ),
  'It has nothing to do with the “gap insurance” of a car loan.',
];

const benefits: readonly TipItem[] = [
  {
    title: 'The low rate stays within reach',
    text: 'You can take over the seller’s loan without having the whole difference in cash.',
  },
  {
    title: 'Together, the two can still cost less',
    text: 'Weighted by what you borrow at each, the two rates can be below a new loan’s. The example shows by how much.',
  },
  {
    title: 'The seller is paid in full at closing',
    text: 'Nobody has to wait for the seller’s share of the price.',
  },
  {
    title: 'The expensive loan is the small one',
    text: confirm(
      'You can pay it down or refinance it first and leave the low rate alone. Ask for no prepayment penalty; some lenders offer that.',
      sources.gnb,
    ),
  },
];

const risks: readonly TipItem[] = [
  {
    title: 'Two loans, two bills',
    text: 'Missing payments on either one can cost you the home.',
  },
  {
    title: 'Little of the home is yours',
    text: 'When you borrow 90-100% of the price, a small fall in price and the cost of selling leave you owing more than the sale brings. Orders can come after three years.',
  },
  {
    title: 'Your own buyer may not take it over',
    text: read(
      'VA does not ask that the second loan be assumable. One that is not must be paid off when you sell, which makes your home harder to pass on the same way.',
      sources.alston,
    ),
  },
  {
    title: 'The payment can jump',
    text: 'A variable rate, interest only at first, or a balloon (the rest due at once). Get the whole schedule in writing.',
  },
  {
    title: 'The contract is all there is',
    text: 'A VA loan has rules around it. A second loan is what its contract says: read what it says on late fees, default and selling.',
  },
  {
    title: 'More fees',
    text: 'Points, an appraisal and title costs come on top of what VA allows for the assumption.',
  },
  {
    title: 'Both must say yes in time',
    text: 'The second lender and the loan’s servicer have to approve for the same closing day. Either can end the deal.',
  },
  {
    title: 'The saving can vanish',
    text: 'When a new loan’s rate comes near the two rates together, you carry two loans for nothing.',
  },
];

const vaRules: readonly Text[] = [
  read(
    'VA allows a second loan beside an assumption, for veterans and others alike, since August 2024 with written rules.',
    sources.alston,
  ),
  read(
    'It must stand behind the VA loan. The servicer may want that in a subordination agreement.',
    sources.alston,
  ),
  read(
    'The file must show the lender’s name, the amount and how it is repaid. Its payment counts among your debts.',
    sources.jdSupra,
  ),
  read(
    'The money may pay the seller and the closing costs that VA allows. None of it may come to you as cash.',
    sources.jdSupra,
  ),
];

const kinds: readonly TipItem[] = [
  {
    title: 'Second-mortgage companies',
    text: 'Some make loans for assumptions. Ask how many they have closed in Hawaii.',
  },
  {
    title: 'Assumption platforms',
    text: confirm('A second loan of their own or from a partner, often with 5-15% down.', sources.roam),
  },
  {
    title: 'Credit unions and banks in Hawaii',
    text: confirm(
      'Home-equity loans, often up to 80-90% of the value and often only once you own the home.',
      sources.practice,
    ),
  },
  {
    title: 'The seller',
    text: read('A note in second place. It has to be disclosed, and it counts as a debt.', sources.network),
  },
  {
    title: 'A personal loan',
    text: read(
      'It needs no lien on the home, but it counts as a debt too and usually costs more.',
      sources.network,
    ),
  },
];

const questions: readonly string[] = [
  'Up to what share of the value do you lend, both loans together, and whose value counts: the price or the appraisal?',
  'Is the rate fixed? For how many years? Is there a balloon or a time of interest only?',
  'What are the points and fees, and is there a penalty for paying early?',
  'What credit score and what share of debt do you ask for?',
  'Will you sign the servicer’s subordination agreement?',
  'Have you closed a second loan behind a VA assumption before, and can you close in Hawaii?',
  'Can my own buyer take this loan over later?',
];

/** The e-mail that a lender card's link opens. It asks for no number that could be stolen. */
const inquiry = {
  subject: 'GAP financing for a VA loan assumption in Hawaii',
  greeting: 'Hello',
  body: [
    'I am looking at a home in Hawaii with a VA loan that I could take over, and I need a second loan for the gap.',
    'Price of the home:\nBalance, rate and years left of the VA loan:\nMy down payment:\nGap to finance:\nClosing planned for:',
    'What rate, term and fees could you offer, and up to what share of the value do you lend?',
    'Please reply by e-mail or phone. I will not send a Social Security number, date of birth or account number by e-mail.',
    'Thank you,',
  ],
} as const;

const links: readonly WebLink[] = [
  {
    label: 'NMLS Consumer Access',
    url: 'https://www.nmlsconsumeraccess.org/',
    purpose: 'check the license of a lender or a loan officer',
  },
  {
    label: 'Hawaii Division of Financial Institutions',
    url: 'https://cca.hawaii.gov/dfi/',
    purpose: 'the State’s office for mortgage companies',
  },
  {
    label: 'VA Circular 26-24-17',
    url: 'https://benefits.va.gov/HOMELOANS/documents/circulars/26-24-17.pdf',
    purpose: 'VA’s rules for the second loan',
  },
  {
    label: 'Consumer Financial Protection Bureau: questions and answers',
    url: 'https://www.consumerfinance.gov/ask-cfpb/',
    purpose: 'second mortgages explained by someone who sells none',
  },
  {
    label: 'Consumer Financial Protection Bureau: complaints',
    url: 'https://www.consumerfinance.gov/complaint/',
    purpose: 'when something goes wrong',
  },
  {
    label: 'HUD: find a counselor',
    url: 'https://www.hud.gov/findacounselor',
    purpose: 'advice, free or at a low cost',
  },
];

const ltvNote: Fact = confirm(
  'LTV (loan-to-value): the highest share of the home’s value that this lender may finance, both loans together. Not an offer: ask on what value it is measured.',
  sources.ltv,
);

export const gapGuide = {
  lead: 'The VA loan you take over rarely covers the price. A GAP loan pays the difference. It is the expensive part, so read the risks before you call a lender.',
  first: [
    'Work out your gap: the price, minus your down payment, minus the balance of the seller’s loan.',
    'Look at both payments together against one new loan. A saving on paper can be nothing at today’s rate.',
    'Know the main risks: missing payments on either loan can cost the home, and if orders make you sell early, little of the price may be yours.',
    confirm(
      'Before you send papers, look up the lender’s license on NMLS Consumer Access (link below).',
      sources.practice,
    ),
  ],
  explainer,
  benefits,
  risks,
  vaRules,
  kinds,
  questions,
  inquiry,
  ltvNote,
  notALender: read(
    'Paradise PCS takes no applications and is not a lender. Federal law bans paying for referrals to settlement services, loans included.',
    sources.respa,
  ),
  links,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  explainer: readonly Text[];
  benefits: readonly TipItem[];
  risks: readonly TipItem[];
  vaRules: readonly Text[];
  kinds: readonly TipItem[];
  questions: readonly string[];
  inquiry: object;
  ltvNote: Fact;
  notALender: Fact;
  links: readonly WebLink[];
};
