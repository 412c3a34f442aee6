// Sources for the schools guide. One without a URL is a copy not worth linking to.
import { schoolSources } from './base-offices';
import type { Source } from './types';

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
    title: 'Hawaii Department of Education: geographic exception questions, 2015',
    url: 'https://www.hawaiipublicschools.org/ParentsAndStudents/EnrollingInSchool/Pages/GE-FAQs.aspx',
  },
  kaimuki: { title: 'Kaimuki High School registrar: geographic exceptions' },
  enrollHow: {
    title: 'Hawaii Department of Education: how to enroll',
    url: 'https://www.hawaiipublicschools.org/ParentsAndStudents/EnrollingInSchool/HowToEnroll/Pages/home.aspx',
  },
  kiosk: { title: 'A Hawaii middle school’s registration page' },
  addressProof: { title: 'A Hawaii elementary school’s registration page' },
  charter: { title: 'A Hawaii charter school’s list of required documents, 2024' },
  pcsOahu: { title: 'PCS Oahu: schools, August 2026' },
  compact: {
    title: 'Hawaii Department of Education: military children’s compact',
    url: 'https://www.hawaiipublicschools.org/ParentsAndStudents/MilitaryFamilies/Pages/MIC3.aspx',
  },
  compactQuestions: { title: 'MIC3: frequently asked questions' },
  baseGuide: { title: 'MyBaseGuide: Hawaii schools' },
  militaryGuide: { title: 'Hawaii Military Guide, Summer-Fall 2023, page 86' },
  studentServices: {
    title: 'Hawaii Department of Education: Student Services Branch',
    url: 'https://www.hawaiipublicschools.org/ConnectWithUs/Organization/Offices/StudentSupportServices/StudentServicesBranch/Pages/default.aspx',
  },
} as const satisfies Record<string, Source>;
