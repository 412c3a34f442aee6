// Sources for the guide to new homes. One without a URL is a copy not worth linking to.
import { unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { RESPA_SECTION_8_TITLE, RESPA_SECTION_8_URL } from './shared-sources';

export const sources = {
  program: unpublished.program,
  offer: unpublished.offer,
  handbook: { title: 'Copies of the VA Lenders Handbook, chapters 8, 10 and 14, undated' },
  energy: { title: '38 U.S.C. 3704, on new homes' },
  warranty: { title: '38 U.S.C. 3705, on the builder’s warranty' },
  defects: { title: '38 U.S.C. 3727, on structural defects' },
  respa: {
    title: RESPA_SECTION_8_TITLE,
    url: RESPA_SECTION_8_URL,
  },
  purchase: { title: 'VA: purchase loan' },
  cancel: {
    title: 'Hawaii Revised Statutes, chapter 514B (section 86)',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0514B/',
  },
  ownerOccupant: { title: 'Copies of HRS 514B-96 to 514B-97, on owner-occupants' },
  lottery: { title: 'The Voice of Kapolei, Oct 2017, and The Honolulu Advertiser, April 4, 2004' },
  agent: { title: 'Real Hawaii (a brokerage): financing a new development home' },
  practice: unpublished.common,
  kapoleiStart: { title: 'Honolulu Star-Advertiser, Sept 8, 2016: Hoopili' },
  koaRidge: { title: 'Koa Ridge: questions and answers', url: 'https://koaridge.com/' },
  koaRidgeLots: { title: 'Honolulu Star-Advertiser, June 28, 2020: Koa Ridge' },
  kaulu: { title: 'Building Industry Hawaii, Jan 2024, and State of Hawaii, March 20, 2025: Kaulu' },
  ewa: { title: 'Honolulu Star-Advertiser, Sept 29, 2013: Ewa and Hoakalei' },
  homeLands: { title: 'Hawaiian Home Lands, Aug 2025: Kauluokahai' },
} as const satisfies Record<string, Source>;
