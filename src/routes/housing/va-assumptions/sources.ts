// Sources for the guide to assumptions. One without a URL is a copy not worth linking to.
import { unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { assumeList, assumptionFees, govLoans, loanAssumptionLaw, secondLoans, vaFundingFee } from '@/guides/shared-sources';
import { loanLimit } from '@/guides/va-loan-figures';
import { ROAM_URL } from '@/guides/websites';

export const sources = {
  illustration: { title: 'Our own published illustration', by: 'us', issued: 'undated', unlinked: 'ours' },
  program: unpublished.program,
  law: loanAssumptionLaw,
  circular: {
    title: 'VA Circular 26-23-10',
    by: 'government',
    issued: '2023-05-22',
    url: 'https://www.benefits.va.gov/HOMELOANS/documents/circulars/26-23-10.pdf',
  },
  fundingFee: vaFundingFee,
  govLoans: govLoans,
  circularSummary: { title: 'DocMagic, 2023: summary of VA Circular 26-23-10', by: 'other', issued: '2023', url: 'https://www.docmagic.com/node/12187' },
  feeRules: assumptionFees,
  debtAnalysis: secondLoans,
  sellerForm: { title: 'Loanwright, 2026: the VA assumption process', by: 'other', issued: '2026', url: 'https://loanwright.io/blog/va-loan-assumption-process-2026' },
  gapVideo: { title: 'Wevett (a broker): what the assumption gap is', by: 'other', issued: 'undated', url: 'https://wevett.com/videos/what-is-the-assumption-gap/' },
  loanLimit: loanLimit.source,
  assumeList: assumeList,
  assumeListReview: { title: 'Gerald, 2026: guide to AssumeList', by: 'other', issued: '2026', url: 'https://joingerald.com/learn/life--lifestyle/assumelist-assumable-mortgage-guide' },
  roam: { title: 'Roam', by: 'other', issued: '2025', url: ROAM_URL },
  hearsay: unpublished.common,
} as const satisfies Record<string, Source>;
