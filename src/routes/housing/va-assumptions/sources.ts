// Sources for the guide to assumptions. One without a URL is a copy not worth linking to.
import { unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import {
  ASSUME_LIST_TITLE,
  ASSUME_LIST_URL,
  ASSUMPTION_FEES_TITLE,
  ASSUMPTION_FEES_URL,
  GOV_LOANS_TITLE,
  GOV_LOANS_URL,
  LOAN_ASSUMPTION_LAW_TITLE,
  LOAN_ASSUMPTION_LAW_URL,
  SECOND_LOANS_TITLE,
  SECOND_LOANS_URL,
  VA_FUNDING_FEE_TITLE,
  VA_FUNDING_FEE_URL,
} from '@/guides/shared-sources';
import { loanLimit } from '@/guides/va-loan-figures';
import { ROAM_URL } from '@/guides/websites';

export const sources = {
  illustration: { title: 'The Veterans Home Program’s published illustration', unlinked: 'ours' },
  program: unpublished.program,
  law: { title: LOAN_ASSUMPTION_LAW_TITLE, url: LOAN_ASSUMPTION_LAW_URL },
  circular: {
    title: 'VA Circular 26-23-10, May 22, 2023',
    url: 'https://www.benefits.va.gov/HOMELOANS/documents/circulars/26-23-10.pdf',
  },
  fundingFee: {
    title: VA_FUNDING_FEE_TITLE,
    url: VA_FUNDING_FEE_URL,
  },
  govLoans: { title: GOV_LOANS_TITLE, url: GOV_LOANS_URL },
  circularSummary: { title: 'DocMagic, 2023: summary of VA Circular 26-23-10', url: 'https://www.docmagic.com/node/12187' },
  feeRules: { title: ASSUMPTION_FEES_TITLE, url: ASSUMPTION_FEES_URL },
  debtAnalysis: { title: SECOND_LOANS_TITLE, url: SECOND_LOANS_URL },
  sellerForm: { title: 'Loanwright, 2026: the VA assumption process', url: 'https://loanwright.io/blog/va-loan-assumption-process-2026' },
  gapVideo: { title: 'Wevett (a broker): what the assumption gap is', url: 'https://wevett.com/videos/what-is-the-assumption-gap/' },
  loanLimit: loanLimit.source,
  assumeList: { title: ASSUME_LIST_TITLE, url: ASSUME_LIST_URL },
  assumeListReview: { title: 'Gerald, 2026: guide to AssumeList', url: 'https://joingerald.com/learn/life--lifestyle/assumelist-assumable-mortgage-guide' },
  roam: { title: 'Roam, 2025', url: ROAM_URL },
  hearsay: unpublished.common,
} as const satisfies Record<string, Source>;
