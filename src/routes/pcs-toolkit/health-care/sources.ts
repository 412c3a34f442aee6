// The sources of the health care guide: its facts are in health-care.ts.

import type { Source } from '@/facts/types';
import { crisisLine, newborn, nurseLine, tricareMoving, triWest } from '@/guides/health-sources';

export const sources = {
  tripler: {
    title: 'Tripler Army Medical Center: appointments and referrals',
    by: 'government',
    issued: 'undated',
    url: 'https://tripler.tricare.mil/Getting-Care/Appointments-Referrals',
  },
  birth: {
    title: 'Tripler Army Medical Center: labor and delivery',
    by: 'government',
    issued: 'undated',
    url: 'https://tripler.tricare.mil/Health-Services/Womens-Health-Pregnancy/Labor-and-Delivery-Unit',
  },
  navyClinics: {
    title: 'Naval Health Clinic Hawaii: active duty',
    by: 'government',
    issued: 'undated',
    url: 'https://nhchawaii.tricare.mil/Health-Services/Primary-Care/Active-Duty',
  },
  nurseLine: nurseLine,
  move: tricareMoving,
  region: triWest,
  dentalPhone: {
    title: 'TRICARE, Feb 24, 2020: family dental, and how to enroll',
    by: 'government',
    issued: '2020-02-24',
    url: 'https://tricare.mil/CoveredServices/BenefitUpdates/Archives/2_24_20_Dental_Care_Tips_for_Kids_Using_TRICARE_Dental_Program',
  },
  crisisLine: crisisLine,
  cares: {
    title: 'Hawaii CARES: how it helps',
    by: 'government',
    issued: 'undated',
    url: 'https://hicares.hawaii.gov/how-we-help/mental-and-emotional-health',
  },
  newborn,
  armyEfmp: {
    title: 'Army MWR Hawaii: Exceptional Family Member Program',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://hawaii.armymwr.com/programs/exceptional-family-member-program',
  },
  earlyIntervention: { title: 'Hawaii Department of Health: Early Intervention Section', by: 'government', issued: 'undated', url: 'https://health.hawaii.gov/eis/' },
} as const satisfies Record<string, Source>;
