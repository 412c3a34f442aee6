// Sources for the firearms guide. One without a URL is a copy not worth linking to.

import type { Source } from '@/facts/types';
import { firearmsLaw, marinePassOffice, pashaPreparing } from '@/guides/shared-sources';
import { GIFFORDS_URL, GUN_LAWS_URL, MAUI_FIREARMS_URL } from '@/guides/websites';

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
  honoluluOrdinance: {
    title: 'Revised Ordinances of Honolulu, chapter 41, article 31 (an undated copy)',
    by: 'law',
    issued: 'undated',
    url: 'https://codelibrary.amlegal.com/codes/honolulu/latest/honolulu/0-0-0-62350',
  },
  hemani: {
    title: 'Courtlib on United States v. Hemani, No. 24-1234, Jun 18, 2026',
    by: 'other',
    issued: '2026-06-18',
    url: 'https://www.courtlib.us/united-states-v-hemani',
  },
  article112a: {
    title: 'Hurlburt Field on marijuana and Article 112a of the military’s code of justice',
    by: 'government',
    issued: '2017',
    url: 'https://www.hurlburt.af.mil/News/Article-Display/Article/1192434/service-members-should-stay-vigilant-in-areas-where-recreational-medicinal-mari/',
  },
  gardenIsland: { title: 'The Garden Island, April 24, 2025', by: 'other', issued: '2025-04-24', url: 'https://thegardenisland.com/2025/04/24/opinion/editorial-slow-but-steady-progress-on-guns' },
  advertiser: {
    title: 'Honolulu Star-Advertiser, Dec 30, 2023',
    by: 'other',
    issued: '2023-12-30',
    url: 'https://staradvertiser.com/2023/12/30/hawaii-news/new-laws-for-owning-firearms-on-oahu-take-hold-on-monday',
  },
  rifleAssociation: { title: 'Hawaii Rifle Association (advocacy group): law summary, May 5, 2025', by: 'other', issued: '2025-05-05', url: GUN_LAWS_URL },
  broughtIn: { title: 'Kona Guns: Hawaii gun laws', by: 'other', issued: 'undated', readOn: '2026-11-30', url: 'https://www.konaguns.com/hawaii-gun-laws.html' },
  mauiPolice: { title: 'Maui Police: permit to acquire a firearm', by: 'government', issued: 'undated', url: 'https://www.mauipolice.com/permit-to-acquire-a-firearm.html' },
  mauiCounty: {
    title: 'Maui County: firearms information',
    by: 'government',
    issued: '2021',
    url: MAUI_FIREARMS_URL,
  },
  mauiRules: { title: 'A copy of the Maui police rules, about 2021-22', by: 'government', issued: '2021', unlinked: 'copy' },
  marineRule: { title: 'Military.com on the Marine Corps rules of 2014', by: 'other', issued: '2014', url: 'https://www.military.com/kitup/2014/04/marine-corps-issues-interim-rules.html' },
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
  bigIsland: { title: 'Big Island police: notice in West Hawaii Today, 2025', by: 'government', issued: '2025', url: 'https://classifieds.westhawaiitoday.com/?p=7368', readOn: '2026-11-30' },
  marineBase: marinePassOffice,
  army: {
    title: 'U.S. Army Garrison Hawaii: notice of Dec 9, 2011, and a phone list of 2013',
    by: 'government',
    issued: '2013',
    url: 'https://www.army.mil/article/70664/USAG_HI_to_no_longer_issue_DOD_vehicle_decals_for_POVs/',
  },
} as const satisfies Record<string, Source>;
