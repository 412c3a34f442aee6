// What storm insurance covers and when it starts, for renters and for owners.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';

const { read } = factsCheckedOn('2026-11-23');

/** From the day you buy federal flood insurance to the day it covers you. */
export const FLOOD_WAIT_DAYS = 30;
export const HURRICANE_SEASON_STARTS = 'June 1';

export const insuranceSources = {
  division: { title: 'Hawaii Insurance Division, May 6, 2025: before hurricane season', by: 'government', issued: '2025-05-06', url: 'https://cca.hawaii.gov/ins/' },
  flood: {
    title: '42 U.S.C. 4013 (when flood insurance starts)',
    by: 'law',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.law.cornell.edu/uscode/text/42/4013',
  },
} as const satisfies Record<string, Source>;

export const stormInsurance = [
  read('A homeowner’s or renter’s policy usually doesn’t cover hurricanes or floods. Hurricane insurance is a separate policy, or an addition to yours.', insuranceSources.division),
  read(`Federal flood insurance starts ${FLOOD_WAIT_DAYS} days after you buy it, or at once when you buy it for a loan’s closing.`, insuranceSources.flood),
  read(`Insurers stop selling when a storm is near. The season starts on ${HURRICANE_SEASON_STARTS}.`, insuranceSources.division),
] as const;
