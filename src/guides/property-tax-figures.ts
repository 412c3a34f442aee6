// What two guides say about property tax.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';

const MAUI_DEADLINE_URL = 'https://mauirecovers.com/news/dec-31-deadline-for-filing-county-real-property-2025-assessment-year-exemptions';

export const oahuExemptionSource = {
  title: 'City and County of Honolulu: questions about exemptions (undated)',
  url: 'https://realproperty.honolulu.gov/tax-relief-and-forms/exemptions/exemption-faq',
} as const satisfies Source;

/** From the change to telling the county. */
export const COUNTY_NOTICE_DAYS = 30;

export const countyNotice = factsCheckedOn('2026-11-23').read(`Selling, renting the home out, moving out: tell the county within ${COUNTY_NOTICE_DAYS} days, or pay a penalty on the exemption.`, {
  title: 'Maui Recovers, Dec 11, 2024: deadline for exemptions; Kauai County Code; Hawaii County RP Form 19-75',
  url: MAUI_DEADLINE_URL,
});

/** What an owner who lives in the home may claim on Oahu, stationed there or not. */
export const oahuHomeExemption = factsCheckedOn('2026-11-23').read('On Oahu $120,000 comes off the value that is taxed, for active-duty owners, too. File by September 30.', oahuExemptionSource);
