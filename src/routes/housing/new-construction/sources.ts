// Sources for the guide to new homes. One without a URL is a copy not worth linking to.
import { unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { hoopiliNews, kauluNews, koaRidgeNews, loanOnHomeLaw, respaSection8, vaPurchaseLoan } from '@/guides/shared-sources';
import { KOA_RIDGE_URL } from '@/guides/websites';

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
  lottery: { title: 'The Voice of Kapolei, Oct 2017, and The Honolulu Advertiser, April 4, 2004', by: 'other', issued: '2017-10', unlinked: 'copy' },
  agent: {
    title: 'Real Hawaii (a brokerage): financing a new development home',
    by: 'other',
    issued: 'undated',
    url: 'https://realhawaii.co/new-developments-guide/financing-the-purchase-of-a-new-development-home',
  },
  practice: unpublished.common,
  kapoleiStart: hoopiliNews,
  koaRidge: { title: 'Koa Ridge: questions and answers', by: 'company', issued: 'undated', url: KOA_RIDGE_URL },
  koaRidgeLots: koaRidgeNews,
  kaulu: kauluNews,
  kauluEnd: { title: 'Building Industry Hawaii, Jan 2024: Kaulu', by: 'other', issued: '2024-01', url: 'https://buildingindustryhawaii.com/2024/01/expanding-kapolei' },
  homeLands: {
    title: 'Hawaiian Home Lands, Aug 2025: Kauluokahai',
    by: 'government',
    issued: '2025-08',
    url: 'https://www.thehonoluluherald.com/article/843064051-dhhl-media-release-department-of-hawaiian-home-lands-awards-115-turnkey-homes-in-east-kapolei',
  },
} as const satisfies Record<string, Source>;
