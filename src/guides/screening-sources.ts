// Family travel screening: the sources that its guide and the checklist share. Apart from the figures, which every page
// with a plan loads.
import type { Source } from '@/facts/types';
import { screeningFirst } from './orders-sources';
import { CAMP_PENDLETON_SCREENING_URL } from './websites';

export const screeningSources = {
  familyScreening: {
    title: 'U.S. Army: what is Family Medical Travel Screening?',
    by: 'government',
    issued: '2019-05-28',
    url: 'https://www.army.mil/article/222397/what_is_family_medical_travel_screening',
  },
  screeningFirst: screeningFirst,
  airForceScreening: {
    title: 'Military.com: family member medical clearance',
    by: 'other',
    issued: 'undated',
    url: 'https://www.military.com/pcs/pcs-family-member-medical-clearance.html',
  },
  navyScreening: {
    title: 'Naval Hospital Camp Pendleton: overseas screening',
    by: 'government',
    issued: 'undated',
    readOn: '2026-12-01',
    url: CAMP_PENDLETON_SCREENING_URL,
  },
  coastGuardScreening: {
    title: 'Coast Guard message ALCGPSC 058/19',
    by: 'government',
    issued: '2019-05-31',
    readOn: '2026-12-01',
    url: 'https://content.govdelivery.com/accounts/USDHSCG/bulletins/2487388',
  },
} as const satisfies Record<string, Source>;
