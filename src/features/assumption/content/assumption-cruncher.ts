// The assumption calculator's text around its fields. Figures that can go stale have a source and a checked date.
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, Source, Text } from '@/facts/types';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_FROM_PERCENT, GAP_RATE_TO_PERCENT } from '@/guides/gap-figures';
import { assumptionFees, gapLoanCircular, loanAssumptionLaw, vaLoanFeeLaw } from '@/guides/loan-sources';
import { surveyedRate } from '@/guides/rate-survey';
import {
  ASSUMPTION_FUNDING_FEE_PERCENT,
  FIRST_USE_FUNDING_FEE_PERCENT,
  LATER_USE_FUNDING_FEE_PERCENT,
  PROCESSING_FEE_DOLLARS,
  PROCESSING_FEE_WITHOUT_AUTHORITY_DOLLARS,
} from '@/guides/va-loan-figures';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  program: unpublished.program,
  rule: gapLoanCircular,
  fee: vaLoanFeeLaw,
  feeRules: assumptionFees,
  law: loanAssumptionLaw,
} as const satisfies Record<string, Source>;

const fundingFee = read(
  `VA’s funding fee: ${ASSUMPTION_FUNDING_FEE_PERCENT}% of the balance when you assume a VA loan; ${FIRST_USE_FUNDING_FEE_PERCENT}% of a new VA loan with no down payment, ${LATER_USE_FUNDING_FEE_PERCENT}% after the first use. Some veterans are exempt.`,
  sources.fee,
);

const processingFee = read(
  `The servicer’s processing fee for an assumption: at most $${PROCESSING_FEE_DOLLARS}, or $${PROCESSING_FEE_WITHOUT_AUTHORITY_DOLLARS} without automatic authority, plus, since May 2024, an amount that varies by location.`,
  sources.feeRules,
);

/** Shown next to the closing cost fields. */
export const closingWords: readonly Fact[] = [fundingFee, processingFee];

export const assumptionPage = {
  lead: 'Take over the seller’s VA loan, or get a new one?',
  gap: read(
    `Together, the seller’s loan and a GAP loan can cover up to ${GAP_COVERS_UP_TO_PERCENT}% of the price. GAP rates are typically ${GAP_RATE_FROM_PERCENT}-${GAP_RATE_TO_PERCENT}%.`,
    sources.program,
  ),
  /** Beside the form. */
  rate: surveyedRate,
  words: [
    ['Assumption', read('You take over the seller’s loan as is: its rate, its balance and the remaining years. The company that services the loan has to approve you first.', sources.law)],
    ['GAP loan', read('A second mortgage, behind the seller’s VA loan, for the part of the price not covered by that loan and your down payment.', sources.rule)],
    [
      'Principal and interest',
      'Each payment repays some of the loan (principal) and pays for borrowing it (interest). Early payments are mostly interest; the payment itself stays the same. Lenders call this amortization.',
    ],
    ['Loan-to-value', 'What you owe as a percentage of the price. The closer to 100%, the less you have left if you have to sell early.'],
    ['Blended rate', 'The rates of the seller’s loan and the GAP loan, averaged by how much you borrow at each.'],
  ],
  leftOut: [
    fundingFee,
    processingFee,
    'Closing costs, lender fees, points and escrow balances, which differ between the two. You can add these and both fees below your result, under “Fees, and when you come out ahead.”',
    'Rates that change. We treat every rate as fixed, and every loan as repaid in equal monthly payments.',
    'Refinancing early, what a sale brings and costs, and what your money could earn elsewhere.',
  ],
} as const satisfies {
  lead: string;
  gap: Fact;
  rate: Fact;
  words: readonly (readonly [word: string, meaning: Text])[];
  leftOut: readonly Text[];
};
