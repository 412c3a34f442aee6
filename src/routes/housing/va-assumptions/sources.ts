// Sources for the guide to assumptions.
import { unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { assumeList, assumptionFees, gapLoanCircular, govLoans, loanAssumptionLaw, vaLoanFeeLaw } from '@/guides/loan-sources';
import { loanLimit } from '@/guides/va-loan-figures';
import { ROAM_URL } from '@/guides/websites';

export const sources = {
  program: unpublished.program,
  law: loanAssumptionLaw,
  circular: {
    title: 'VA Circular 26-23-10',
    by: 'government',
    issued: '2023-05-22',
    readOn: '2026-11-30',
    url: 'https://www.benefits.va.gov/HOMELOANS/documents/circulars/26-23-10.pdf',
  },
  fundingFee: vaLoanFeeLaw,
  govLoans: govLoans,
  feeRules: assumptionFees,
  secondLoan: gapLoanCircular,
  loanLimit: loanLimit.source,
  assumeList: assumeList,
  roam: { title: 'Roam', by: 'other', issued: '2025', url: ROAM_URL },
} as const satisfies Record<string, Source>;
