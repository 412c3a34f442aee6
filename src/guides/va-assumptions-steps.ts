// How an assumption runs: the eight steps, its time limits and fees, what a seller must know, and tips.
import { factsCheckedOn } from './facts';
import type { Step, Text, TipItem } from './types';
import { sources } from './va-assumptions-sources';

const { read, confirm } = factsCheckedOn('2026-11-21');

export const assumptionSteps: readonly Step[] = [
  {
    title: 'Find a home with a loan to take over',
    text: [
      confirm(
        'Listings rarely say so. Look for homes bought or refinanced in 2019-2022 with a VA, FHA or USDA loan, and ask the listing agent.',
        sources.finding,
      ),
    ],
  },
  {
    title: 'Get the facts of the loan from the seller',
    text: [
      'Ask for the latest mortgage statement: servicer, balance, rate, years left, escrow, any second loan, and whether every payment was made.',
    ],
  },
  {
    title: 'Work out the gap, and how to pay it',
    text: [
      'Use the Assumption Cruncher. Have a written quote for the second loan, or proof of your cash, before you make an offer.',
    ],
  },
  {
    title: 'Make an offer that depends on the assumption',
    text: [
      read('The contract must bind you to take on the whole loan.', sources.law),
      'Write down the seller’s release, whether you put in your own entitlement, who pays which fee, a closing date far enough away, and what happens if the servicer refuses.',
    ],
  },
  {
    title: 'The seller asks the servicer to start',
    text: [
      read(
        'The servicer has to be told in writing before the home changes hands, or the seller is not released.',
        sources.law,
      ),
      'Ask for the assumption package, and for the department that handles it.',
    ],
  },
  {
    title: 'Send a complete application',
    text: [
      'Income, savings, consent to a credit check, the contract, the terms of a second loan, and your Certificate of Eligibility if you put in your entitlement.',
      read('The servicer’s 45 days start only when the file is complete.', sources.circular),
    ],
  },
  {
    title: 'Wait for the answer, then title and escrow',
    text: [
      read('If it is no, you or the seller may appeal to VA within 30 days.', sources.circular),
      'If it is yes, escrow orders the title search, the papers that put a second loan behind the first, insurance, and condo or HOA documents.',
    ],
  },
  {
    title: 'Close',
    text: [
      read('Pay the 0.5% funding fee and the costs that VA allows.', sources.fundingFee),
      'Sign the assumption agreement, have the deed recorded, and see that the seller gets the release in writing. A seller whose entitlement comes back should check the Certificate of Eligibility later.',
    ],
  },
];

export const assumptionLimits: readonly TipItem[] = [
  {
    title: 'The decision',
    text: read(
      '45 days from a complete application. A servicer without VA’s automatic authority sends the file to VA within 35 days.',
      sources.circular,
    ),
  },
  {
    title: 'In real life',
    text: confirm('Often 90-120 days in all, because files start incomplete.', sources.assumeList),
  },
  {
    title: 'The servicer’s fee',
    text: read(
      'At most $300, or $250 without automatic authority; since May 2024 plus an amount that depends on the place. Ask the servicer for Hawaii’s.',
      sources.feeRules,
    ),
  },
  {
    title: 'Other costs',
    text: read(
      'VA’s funding fee, the credit report, recording fees and taxes, property tax, insurance, title search and title insurance. Little else may be charged.',
      sources.feeRules,
    ),
  },
  {
    title: 'A fee for help',
    text: 'Have any “assumption service” or platform fee in writing, and ask the servicer about it before you sign.',
  },
];

export const sellerNotes: readonly Text[] = [
  read(
    'Your release from the loan comes with the servicer’s approval. Get it in writing and keep it for life: without it VA can come to you if the buyer stops paying.',
    sources.law,
  ),
  read(
    'Getting your entitlement back is a different thing. It comes back only if an eligible veteran who will live there puts in their own. Otherwise it is tied up until the loan is paid off.',
    sources.circularSummary,
  ),
  confirm(
    'In Hawaii that hurts: with part of your entitlement tied up, what you can borrow next with nothing down depends on the county loan limit, $1,249,125 in 2026.',
    sources.loanLimit,
  ),
  confirm('A seller whose entitlement stays in signs VA Form 26-10291.', sources.sellerForm),
  'If you mean to buy with VA again, accept only a buyer who puts in their own entitlement, or ask for a price that makes up for it.',
];

export const assumptionTips: readonly TipItem[] = [
  {
    title: 'Ask the servicer two things on the first call',
    text: 'Do you have VA’s automatic authority? What is missing from our file?',
  },
  {
    title: 'Qualify on both payments',
    text: read('VA counts the second loan’s payment among your debts.', sources.debtAnalysis),
  },
  {
    title: 'Keep paying until closing',
    text: read('One missed payment, and the loan is no longer current: the first test fails.', sources.law),
  },
  {
    title: 'Mind the escrow account',
    text: confirm(
      'The buyer usually pays the seller for what is in it. Add it to your cash.',
      sources.practice,
    ),
  },
  {
    title: 'Compare interest and cash, not only the payment',
    text: 'A loan that ends sooner costs more each month and less in all. The calculator shows both.',
  },
  {
    title: 'Look at the home as well as the loan',
    text: 'Ask whether it is leasehold or fee simple, whether VA has approved the condo project, what the maintenance fee is, and about flood, tsunami and lava zones.',
  },
];
