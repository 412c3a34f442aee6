// The figures of homes that several guides and pages name.
import type { Source } from '@/facts/types';

/** Oahu's median prices in the month that `MEDIANS_MONTH` names. Replace all three at once, and their source. */
export const MEDIAN_HOUSE_DOLLARS = 1_275_000;
export const MEDIAN_CONDO_DOLLARS = 530_000;
export const MEDIANS_MONTH = 'June 2026';

export const oahuMedians: Source = {
  title: `Honolulu Board of Realtors: medians of ${MEDIANS_MONTH}, as PCS Oahu gives them (Aug 2026)`,
  by: 'other',
  issued: '2026-06',
  url: 'https://pcsoahu.com/buy/',
};
