// Sources for the schools guide. One without a URL is a copy not worth linking to.

import type { Source } from '@/facts/types';
import { schoolSources } from './base-offices';

export const sources = {
  ...schoolSources,
  enrollment: {
    title: 'Hawaii Department of Education: enrollment questions, 2025',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/enrollment-faqs',
  },
  health: {
    title: 'Hawaii Department of Education: health and immunization rules, 2025',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/student-health-immunization-requirements/',
  },
  exception: {
    title: 'Hawaii Department of Education: geographic exceptions, 2025',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/geographic-exceptions/',
  },
  exceptionQuestions: {
    title: 'Hawaii Department of Education: geographic exception questions, 2015 (a copy)',
  },
  kaimuki: { title: 'Kaimuki High School registrar: geographic exceptions' },
  enrollHow: {
    title: 'Hawaii Department of Education: how to enroll (an older copy; the link is its page today)',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/how-to-enroll/',
  },
  kiosk: { title: 'A Hawaii middle school’s registration page' },
  addressProof: { title: 'A Hawaii elementary school’s registration page' },
  charter: { title: 'A Hawaii charter school’s list of required documents, 2024' },
  calendar: {
    title: 'Two calendars of Hawaii’s public schools for 2026-27 that agree: Text to Calendar, checked Jun 6, 2026, and Calendars 2026',
    url: 'https://www.text-to-cal.com/hi/calendars/hawaii-public-schools',
  },
  pcsOahu: { title: 'PCS Oahu: schools, August 2026' },
  compact: {
    title: 'HRS 311D-1, as House Bill 2299 of 2026 quotes it',
    url: 'https://data.capitol.hawaii.gov/sessions/session2026/Bills/HB2299_.htm',
  },
  compactQuestions: { title: 'MIC3: frequently asked questions' },
  baseGuide: { title: 'MyBaseGuide: Hawaii schools' },
  militaryGuide: { title: 'Hawaii Military Guide, Summer-Fall 2023, page 86' },
  studentServices: {
    title: 'Hawaii Department of Education: Student Services Branch (a copy of its former page)',
  },
} as const satisfies Record<string, Source>;
