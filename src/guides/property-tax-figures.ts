// What two guides say about property tax.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';

export const oahuExemptionSource = {
  title: 'City and County of Honolulu: questions about exemptions',
  by: 'government',
  issued: 'undated',
  readOn: '2026-12-01',
  url: 'https://realproperty.honolulu.gov/tax-relief-and-forms/exemptions/exemption-faq',
} as const satisfies Source;

/** What comes off the taxable value of a home on Oahu that its owner lives in. */
export const OAHU_HOME_EXEMPTION = '$120,000';

/** What an owner who lives in the home may claim on Oahu, stationed there or not. */
export const oahuHomeExemption = factsCheckedOn('2026-11-23').read(
  `On Oahu ${OAHU_HOME_EXEMPTION} comes off the value that is taxed, for active-duty owners, too. File by September 30.`,
  oahuExemptionSource,
);

const rates = {
  title: 'City and County of Honolulu: Residential A, and the City Council’s notice of rates for 2025-26',
  by: 'government',
  issued: '2025-05-23',
  url: 'https://realproperty.honolulu.gov/help-resources/residential-a',
} as const satisfies Source;

/** What a home that its owner lives in pays a year on Oahu. */
export const oahuHomeRate = factsCheckedOn('2026-11-30').read('On Oahu, $3.50 a year for each $1,000 of a home’s taxable value in 2025-26. Ask for this year’s rate.', rates, 'every 07-01');

/** What a home that its owner doesn't live in can cost a year on Oahu. */
export const residentialA = factsCheckedOn('2026-11-30').read(
  'On Oahu, a home assessed at $1,000,000 or more is taxed higher when it’s rented out or has no exemption. In 2025-26 the rate was $4 for each $1,000 up to a million, and $11.40 above.',
  rates,
  'every 07-01',
);
