// How an assumption works: the eight steps, its time limits and fees, what a seller must know, and tips.

import { factsCheckedOn } from '@/facts/facts';
import type { RangeBar, Step, Text, TipItem } from '@/facts/types';
import {
  ASSUMPTION_APPEAL_DAYS,
  ASSUMPTION_DECISION_DAYS,
  ASSUMPTION_FUNDING_FEE_PERCENT,
  ASSUMPTION_TO_CLOSING_DAYS,
  LOAN_LIMIT_DOLLARS,
  LOAN_LIMIT_YEAR,
  loanLimit,
  PROCESSING_FEE_DOLLARS,
  PROCESSING_FEE_WITHOUT_AUTHORITY_DOLLARS,
} from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');

/** What the funding fee is for most of those who don't pay it. */
export const NO_FUNDING_FEE = '$0 if you get VA disability pay';

/** In days: the servicer's from a complete file, the buyer's from the contract. */
export const assumptionTimes: readonly RangeBar[] = [
  {
    label: 'The servicer decides',
    range: [ASSUMPTION_DECISION_DAYS],
    text: read(`${ASSUMPTION_DECISION_DAYS} days`, sources.circular),
  },
  {
    label: 'Contract to closing',
    range: ASSUMPTION_TO_CLOSING_DAYS,
    text: read(`${ASSUMPTION_TO_CLOSING_DAYS.join('-')} days`, sources.assumeList),
  },
];

/** `brief` is the step in one line. */
export const assumptionSteps: readonly (Step & { brief: string })[] = [
  {
    title: 'Find a home with an assumable loan',
    brief: 'Ask every listing agent: listings rarely say so.',
    text: ['Look for homes bought or refinanced in 2019-2022 with a VA, FHA or USDA loan.'],
  },
  {
    title: 'Get the loan details from the seller',
    brief: 'Ask for the latest mortgage statement.',
    text: ['Check the statement for the servicer, balance, rate, years left and escrow. Ask about any second loan, and whether every payment was made.'],
  },
  {
    title: 'Figure out the gap, and how to pay it',
    brief: 'Have a written quote or proof of your cash.',
    text: ['Use the Assumption Cruncher. Get a written quote for the second loan, or proof of your cash, before you make an offer.'],
  },
  {
    title: 'Make an offer contingent on the assumption',
    brief: 'Include the seller’s release from the loan and a late closing date.',
    text: [
      read('The contract must commit you to take on the whole loan.', sources.law),
      'Put in writing the seller’s release, whether you substitute your own entitlement, and who pays which fee. Add a closing date far enough out, and what happens if the servicer says no.',
    ],
  },
  {
    title: 'The seller asks the servicer to start',
    brief: 'The seller does this in writing, before the sale closes.',
    text: [
      read('The servicer has to be told in writing before the home changes hands, or the seller isn’t released.', sources.law),
      'Ask for the assumption package, and for the department that handles it.',
    ],
  },
  {
    title: 'Send a complete application',
    brief: 'The servicer’s deadline starts once the file is complete.',
    text: [
      'Income, savings, consent to a credit check, the contract, the terms of any second loan, and your Certificate of Eligibility if you substitute your entitlement.',
      read(`The servicer’s ${ASSUMPTION_DECISION_DAYS} days start only when the file is complete.`, sources.circular),
      read('If paperwork is missing, plan on 90-120 days to closing.', sources.assumeList),
    ],
  },
  {
    title: 'Wait for the answer, then title and escrow',
    brief: 'If the answer is no, appeal to VA.',
    text: [
      read(`If the answer is no, you or the seller can appeal to VA within ${ASSUMPTION_APPEAL_DAYS} days.`, sources.circular),
      'If the answer is yes, escrow gets the title search, insurance, HOA documents, and the paperwork that puts a second loan behind the first.',
    ],
  },
  {
    title: 'Close',
    brief: 'Pay the funding fee, and sign the assumption agreement.',
    text: [
      read(`Pay the ${ASSUMPTION_FUNDING_FEE_PERCENT}% funding fee (${NO_FUNDING_FEE}) and the closing costs VA allows.`, sources.fundingFee),
      'Sign the assumption agreement, have the deed recorded, and make sure the seller gets the release in writing. A seller who gets entitlement back should check the Certificate of Eligibility later.',
    ],
  },
];

export const assumptionLimits: readonly TipItem[] = [
  {
    title: 'Without VA’s automatic authority',
    text: read('The servicer sends the file to VA within 35 days.', sources.circular),
  },
  {
    title: 'The servicer’s fee',
    text: read(
      `At most $${PROCESSING_FEE_DOLLARS}, or $${PROCESSING_FEE_WITHOUT_AUTHORITY_DOLLARS} without automatic authority, plus, since May 2024, an amount that varies by location. Ask the servicer for Hawaii’s.`,
      sources.feeRules,
    ),
  },
  {
    title: 'No funding fee',
    text: read('Some buyers pay none, such as veterans with VA disability compensation and active-duty Purple Heart recipients.', sources.fundingFee),
  },
  {
    title: 'Other costs',
    text: read('VA’s funding fee, the credit report, recording fees and taxes, property tax, insurance, title search and title insurance. Few other fees are allowed.', sources.feeRules),
  },
  {
    title: 'Fees for help',
    text: 'Get any “assumption service” or platform fee in writing, and ask the servicer about it before you sign.',
  },
];

export const sellerNotes: readonly [Text, ...Text[]] = [
  read('Your release from the loan comes with the servicer’s approval. Get it in writing and keep it for life: without it VA can come after you if the buyer stops paying.', sources.law),
  read(
    'Getting your entitlement back is separate. It only comes back if an eligible veteran who will live there substitutes their own. Otherwise it is tied up until the loan is paid off.',
    sources.circular,
  ),
  factsCheckedOn(loanLimit.checkedOn).read(
    `In Hawaii that hurts. With part of your entitlement tied up, your next loan with no down payment depends on the county loan limit, at least ${formatUsd(LOAN_LIMIT_DOLLARS)} in ${LOAN_LIMIT_YEAR}.`,
    sources.loanLimit,
    loanLimit.dueOn,
  ),
  'If you’ll use a VA loan again, only accept a buyer who substitutes their own entitlement. Or ask for a price that makes up for it.',
];

export const assumptionTips: readonly TipItem[] = [
  {
    title: 'Ask the servicer two things on the first call',
    text: 'Can you approve this without VA (automatic authority)? Is anything missing from our file?',
  },
  {
    title: 'Qualify on both payments',
    text: read('VA counts the second loan’s payment as debt.', sources.secondLoan),
  },
  {
    title: 'Make sure the seller keeps paying until closing',
    text: read('If the seller misses a payment, the servicer can’t approve you.', sources.law),
  },
  {
    title: 'Don’t forget the escrow account',
    text: 'Ask the servicer who gets the balance. If you have to pay the seller for it, add it to the cash you need.',
  },
  {
    title: 'Compare interest and cash, not just the payment',
    text: 'A loan that ends sooner costs more each month and less overall. The calculator shows both.',
  },
  {
    title: 'Look at the home, not just the loan',
    text: 'Ask if it is leasehold or fee simple, and if VA has approved the condo project. Ask about the maintenance fee, and flood, tsunami and lava zones.',
  },
];
