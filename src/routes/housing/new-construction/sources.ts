// Sources for the guide to new homes.
import { unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { kauluNews, loanOnHomeLaw, respaSection8, vaPurchaseLoan } from '@/guides/loan-sources';
import { VA_LENDERS_HANDBOOK_URL } from '@/guides/websites';

export const sources = {
  program: unpublished.program,
  offer: unpublished.offer,
  handbook: {
    title: 'VA Lenders Handbook, chapters 8, 10 and 14 (we read undated copies; the link is VA’s own)',
    by: 'government',
    issued: 'undated',
    url: VA_LENDERS_HANDBOOK_URL,
  },
  energy: loanOnHomeLaw,
  warranty: { title: '38 U.S.C. 3705, on the builder’s warranty', by: 'law', issued: 'undated', readOn: '2026-11-30', url: 'https://www.law.cornell.edu/uscode/text/38/3705' },
  respa: respaSection8,
  purchase: vaPurchaseLoan,
  condoLaw: {
    title: 'HRS chapter 514B on condos (sections 86 and 96 to 98), text of 2017',
    by: 'law',
    issued: '2017',
    readOn: '2026-11-30',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0514B/',
  },
  practice: unpublished.common,
  kaulu: kauluNews,
} as const satisfies Record<string, Source>;
