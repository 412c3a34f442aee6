// Sources for the firearms guide. One without a URL is a copy not worth linking to.

import type { Source } from '@/facts/types';
import { firearmsLaw, marinePassOffice, pashaPreparing } from '@/guides/vehicle-sources';
import { GIFFORDS_URL, MAUI_FIREARMS_URL } from '@/guides/websites';

export const sources = {
  giffords: { title: 'Giffords Law Center (advocacy group): registration of firearms in Hawaii', by: 'other', issued: 'undated', url: GIFFORDS_URL },
  sb600: firearmsLaw,
  sb3212: {
    title: 'HRS 134-8, as Senate Bill 3212 of Jan 27, 2026 quotes it',
    by: 'law',
    issued: '2026-01-27',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol03_Ch0121-0200D/hrs0134/HRS_0134-0008.htm',
  },
  definitions: {
    title: 'HRS 134-1, definitions',
    by: 'law',
    issued: 'undated',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol03_Ch0121-0200D/hrs0134/HRS_0134-0001.htm',
  },
  chapter134: {
    title: 'Hawaii Revised Statutes, chapter 134: list of sections',
    by: 'law',
    issued: 'undated',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol03_Ch0121-0200D/hrs0134/HRS_0134-.htm',
  },
  wolford: {
    title: 'CBS News on Wolford v. Lopez, No. 24-1046, Jun 25, 2026',
    by: 'other',
    issued: '2026-06-25',
    url: 'https://www.cbsnews.com/news/supreme-court-hawaii-gun-law-wolford-v-lopez-decision/',
  },
  gardenIsland: { title: 'The Garden Island, April 24, 2025', by: 'other', issued: '2025-04-24', url: 'https://thegardenisland.com/2025/04/24/opinion/editorial-slow-but-steady-progress-on-guns' },
  mauiCounty: {
    title: 'Maui County: firearms information',
    by: 'government',
    issued: '2021',
    url: MAUI_FIREARMS_URL,
  },
  tsaFirearms: {
    title: '49 CFR 1544.203(f), firearms in checked baggage',
    by: 'law',
    issued: 'undated',
    url: 'https://www.law.cornell.edu/cfr/text/49/1544.203',
  },
  tsaAmmunition: {
    title: 'TSA: ammunition',
    by: 'government',
    issued: 'undated',
    url: 'https://www.tsa.gov/travel/security-screening/whatcanibring/items/ammunition',
  },
  pasha: pashaPreparing,
  policeNotice: { title: 'Honolulu Police legal notice in the Star-Advertiser', by: 'government', issued: '2023-12-10', url: 'https://statelegals.staradvertiser.com/2023/12/10/0001439767-01/' },
  marineBase: marinePassOffice,
} as const satisfies Record<string, Source>;
