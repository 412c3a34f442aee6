// What two guides say about property tax.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';

export const oahuExemptionSource = {
  title: 'City and County of Honolulu: questions about exemptions (undated)',
  url: 'https://realproperty.honolulu.gov/tax-relief-and-forms/exemptions/exemption-faq',
} as const satisfies Source;

/** What an owner who lives in the home may claim on Oahu, stationed there or not. */
export const oahuHomeExemption = factsCheckedOn('2026-11-23').read('On Oahu $120,000 comes off the value that is taxed, for active-duty owners, too. File by September 30.', oahuExemptionSource);
