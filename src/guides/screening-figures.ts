// Family travel screening: the lead times that its guide and the checklist share.
import type { Service } from '@/facts/services';

export const SCREENING_DAYS = 60;
export const AIR_FORCE_SCREENING_DAYS = 90;
/** Before the flight, to ask for tickets. */
export const TICKET_DAYS = 21;
/** Before the report date, to book movers: how long they have needed in season. */
export const MOVERS_DAYS = 42;

/** In every service but the Navy, where sources disagree, and the Coast Guard on Oahu. */
export const EVERYONE_SCREENED = 'Every family member is screened';
export const NAVY_SCREENED = 'the manual says only family in EFMP (special needs) is screened; Navy hospitals say everyone is';

export type ScreeningRule = {
  /** To plan for. */
  days: number;
  /** No family is screened for a move to Oahu, but for one to the other islands. */
  isNotForOahu?: true;
  /** Sources disagree on whether everyone in the family is screened. */
  isDisputed?: true;
};

export const screeningRules: Readonly<Record<Service, ScreeningRule>> = {
  army: { days: SCREENING_DAYS },
  navy: { days: SCREENING_DAYS, isDisputed: true },
  'air-force': { days: AIR_FORCE_SCREENING_DAYS },
  'marine-corps': { days: SCREENING_DAYS },
  'coast-guard': { days: SCREENING_DAYS, isNotForOahu: true },
  'space-force': { days: AIR_FORCE_SCREENING_DAYS },
};
