// Sources for the schools guide. One without a URL is a copy not worth linking to.

import type { Source } from '@/facts/types';
import { schoolSources } from '@/guides/base-offices';
import { iepTransfer, militaryGuide2023, schoolHealthRules } from '@/guides/school-sources';

export const sources = {
  homeschool: { title: 'Hawaii Department of Education: homeschool', by: 'government', issued: '2026-02', url: 'https://hawaiipublicschools.org/enrolling-in-school/homeschool/' },
  ...schoolSources,
  enrollment: {
    title: 'Hawaii Department of Education: enrollment questions',
    by: 'government',
    issued: '2025',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/enrollment-faqs',
  },
  health: schoolHealthRules,
  exception: {
    title: 'Hawaii Department of Education: geographic exceptions',
    by: 'government',
    issued: '2025',
    readOn: '2026-12-01',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/geographic-exceptions/',
  },
  enrollHow: {
    title: 'Hawaii Department of Education: how to enroll',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/how-to-enroll/',
  },
  tuition: { title: 'DoD State Liaison Office: in-state tuition in Hawaii', by: 'government', issued: 'undated', url: 'https://statepolicy.militaryonesource.mil/state/HI/emeritus' },
  studentTravel: {
    title: 'Military OneSource: travel benefits for college students',
    by: 'government',
    issued: 'undated',
    url: 'https://www.militaryonesource.mil/recreation-travel-shopping/travel-lodging/travel-benefits-for-college-students-who-are-military-dependents/',
  },
  calendar: {
    title: 'Two calendars of Hawaii’s public schools for 2026-27 that agree: Text to Calendar, checked Jun 6, 2026, and Calendars 2026',
    by: 'other',
    issued: '2026-06-06',
    url: 'https://www.text-to-cal.com/hi/calendars/hawaii-public-schools',
  },
  bus: {
    title: 'Hawaii Department of Education: school bus eligibility',
    by: 'government',
    issued: '2026-02',
    readOn: '2026-11-30',
    url: 'https://hawaiipublicschools.org/school-services/eligibility-applying/',
  },
  giBill: {
    title: 'VA: Post-9/11 GI Bill rates, 2024-25 (we read a copy; the link is VA’s page)',
    by: 'government',
    issued: '2024',
    readOn: '2026-11-30',
    url: 'https://www.va.gov/education/benefit-rates/post-9-11-gi-bill-rates/',
  },
  compactQuestions: { title: 'MIC3: frequently asked questions', by: 'government', issued: 'undated', url: 'https://mic3.net/pages/FAQ/faq_indexnew.aspx' },
  militaryGuide: militaryGuide2023,
  iepTransfer,
  privateTuition: {
    title: 'Honolulu Star-Advertiser, May 29, 2023: private school tuition, from the Hawaii Association of Independent Schools',
    by: 'other',
    issued: '2023-05-29',
    url: 'https://www.staradvertiser.com/2023/05/29/hawaii-news/hawaii-private-school-tuitions-rise-with-inflation/',
  },
} as const satisfies Record<string, Source>;
