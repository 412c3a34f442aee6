// Sources for the guide to new homes. One without a URL is a copy not worth linking to.
import { unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { kauluNews, koaRidgeNews, loanOnHomeLaw, respaSection8, vaPurchaseLoan } from '@/guides/shared-sources';

export const sources = {
  program: unpublished.program,
  offer: unpublished.offer,
  handbook: { title: 'Copies of the VA Lenders Handbook, chapters 8, 10 and 14, undated', by: 'government', issued: 'undated', unlinked: 'copy' },
  energy: loanOnHomeLaw,
  warranty: { title: '38 U.S.C. 3705, on the builder’s warranty', by: 'law', issued: 'undated', url: 'https://www.law.cornell.edu/uscode/text/38/3705' },
  defects: { title: '38 U.S.C. 3727, on structural defects', by: 'law', issued: 'undated', url: 'https://www.law.cornell.edu/uscode/text/38/3727' },
  respa: respaSection8,
  purchase: vaPurchaseLoan,
  cancel: {
    title: 'Hawaii Revised Statutes, chapter 514B (section 86)',
    by: 'law',
    issued: 'undated',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0514B/',
  },
  ownerOccupant: {
    title: 'Copies of HRS 514B-96 to 514B-97, on owner-occupants',
    by: 'law',
    issued: 'undated',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0514B/HRS_0514B-0096.htm',
  },
  practice: unpublished.common,
  koaRidgeLots: koaRidgeNews,
  kaulu: kauluNews,
  homeLands: {
    title: 'Hawaiian Home Lands, Aug 2025: Kauluokahai',
    by: 'government',
    issued: '2025-08',
    url: 'https://www.thehonoluluherald.com/article/843064051-dhhl-media-release-department-of-hawaiian-home-lands-awards-115-turnkey-homes-in-east-kapolei',
  },
} as const satisfies Record<string, Source>;
