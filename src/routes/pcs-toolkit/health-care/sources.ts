// The sources of the health care guide: its facts are in health-care.ts.

import type { Source } from '@/facts/types';
import { crisisLine, nurseLine, tricareMoving, triWest } from '@/guides/shared-sources';

export const sources = {
  tripler: {
    title: 'Tripler Army Medical Center: appointments and referrals',
    by: 'government',
    issued: 'undated',
    url: 'https://tripler.tricare.mil/Getting-Care/Appointments-Referrals',
  },
  emergency: {
    title: 'Tripler Army Medical Center: emergency department',
    by: 'government',
    issued: 'undated',
    url: 'https://tripler.tricare.mil/Health-Services/Urgent-Emergency-Care/Emergency-Department',
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
  kaneoheClinic: {
    title: 'MCB Hawaii news, Oct 9, 2019: the new clinic at Kaneohe Bay',
    by: 'government',
    issued: '2019-10-09',
    url: 'https://www.mcbhawaii.marines.mil/News/News-Article-Display/Article/1985498/new-construction-expands-and-develops-mcbh/',
  },
  airForceClinic: {
    title: 'U.S. Indo-Pacific Command, Aug 29, 2019: the Air Force clinic at Hickam',
    by: 'government',
    issued: '2019-08-29',
    url: 'https://www.pacom.mil/Media/News/News-Article-View/Article/1948065/15th-medical-group-reorgs-to-sky-warrior-and-ohana-clinics/',
  },
  nurseLine: nurseLine,
  move: tricareMoving,
  region: triWest,
  dental: {
    title: 'TRICARE, Jan 29, 2025: the dental program from March 2025',
    by: 'government',
    issued: '2025-01-29',
    url: 'https://www.dvidshub.net/news/489822/new-tricare-dental-program-contract-brings-updates-march-2025',
  },
  dentalPays: { title: 'TRICARE: dental premiums (copy of Sep 3, 2019)', by: 'government', issued: '2019-09-03', url: 'https://tricare.mil/Costs/PayFees/TDPPremiums.aspx' },
  dentalPhone: {
    title: 'TRICARE, Feb 24, 2020: family dental, and how to enroll',
    by: 'government',
    issued: '2020-02-24',
    url: 'https://tricare.mil/CoveredServices/BenefitUpdates/Archives/2_24_20_Dental_Care_Tips_for_Kids_Using_TRICARE_Dental_Program',
  },
  vog: {
    title: 'AirNow: air quality in Hawaii',
    by: 'government',
    issued: 'undated',
    url: 'https://www.airnow.gov/air-quality-information-hawaii-residents-visitors/',
  },
  crisisLine: crisisLine,
  cares: {
    title: 'Hawaii CARES: how it helps',
    by: 'government',
    issued: 'undated',
    url: 'https://hicares.hawaii.gov/how-we-help/mental-and-emotional-health',
  },
  newborn: {
    title: 'TRICARE Newsroom, Jul 8, 2025: your newborn',
    by: 'government',
    issued: '2025-07-08',
    url: 'https://newsroom.tricare.mil/News/TRICARE-News/Article/4236663/qa-getting-tricare-for-your-newborn-baby',
  },
  armyEfmp: {
    title: 'Army MWR Hawaii: Exceptional Family Member Program',
    by: 'government',
    issued: 'undated',
    url: 'https://hawaii.armymwr.com/programs/exceptional-family-member-program',
  },
  earlyIntervention: { title: 'Hawaii Department of Health: Early Intervention Section', by: 'government', issued: 'undated', url: 'https://health.hawaii.gov/eis/' },
  uso: {
    title: 'USO: finding family at Schofield Barracks',
    by: 'other',
    issued: 'undated',
    url: 'https://www.uso.org/stories/4053-finding-family-at-the-uso-how-maddy-built-community-at-schofield-barracks-hawaii',
  },
} as const satisfies Record<string, Source>;
