// Family travel screening: the lead times and sources that its guide and the checklist share.
import type { Service } from '@/facts/services';
import type { Source } from '@/facts/types';
import { SCREENING_FIRST_TITLE, SCREENING_FIRST_URL } from './shared-sources';

export const SCREENING_DAYS = 60;
export const AIR_FORCE_SCREENING_DAYS = 90;
/** Before the flight, to ask for tickets. */
export const TICKET_DAYS = 21;

/** In every service but the Navy, where sources disagree, and the Coast Guard on Oahu. */
export const EVERYONE_SCREENED = 'Every family member is screened';
export const NAVY_SCREENED = 'sources disagree on who is screened: every family member, or only those in EFMP (special needs)';

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

export const screeningSources = {
  familyScreening: {
    title: 'U.S. Army: what is Family Medical Travel Screening? May 28, 2019',
    url: 'https://www.army.mil/article/222397/what_is_family_medical_travel_screening',
  },
  screeningFirst: { title: SCREENING_FIRST_TITLE, url: SCREENING_FIRST_URL },
  airForceScreening: {
    title: 'Military.com: family member medical clearance, undated',
    url: 'https://www.military.com/pcs/pcs-family-member-medical-clearance.html',
  },
  navyScreening: {
    title: 'MILPERSMAN 1300-302 of 2024 (a copy), and the Camp Pendleton hospital',
    url: 'https://camp-pendleton.tricare.mil/Health-Services/Overseas-Screening',
  },
  coastGuardScreening: {
    title: 'Coast Guard message ALCGPSC 058/19, May 31, 2019',
    url: 'https://content.govdelivery.com/accounts/USDHSCG/bulletins/2487388',
  },
  ordersGuide: {
    title: 'Military OneSource: preparing to move or PCS',
    url: 'https://www.militaryonesource.mil/resources/millife-guides/preparing-to-move-or-pcs/',
  },
} as const satisfies Record<string, Source>;
