// The sources of the health care guide: its facts are in health-care.ts.

import type { Source } from '@/facts/types';
import { pregnancyRules } from '@/guides/pregnancy-sources';
import { crisisLine, militaryGuide2026, nurseLine, tricareMoving } from '@/guides/shared-sources';

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
  ohanaHome: {
    title: 'MyBaseGuide: Tripler Army Medical Center',
    by: 'other',
    issued: 'undated',
    url: 'https://mybaseguide.com/installation/tripler-army-community-hospital/community/tripler-army-medical-center/',
  },
  nurseLine: nurseLine,
  urgentCare: {
    title: 'TRICARE West before 2025: urgent care',
    by: 'other',
    issued: '2024',
    url: 'https://www.tricare-west.com/content/hnfs/home/tw/bene/auth/urgent_care.html',
  },
  move: tricareMoving,
  ...pregnancyRules,
  region: militaryGuide2026,
  remote: { title: 'TRICARE.com, not official: Hawaii', by: 'other', issued: '2026', url: 'https://tricare-com.domainspark.ai/states/hawaii' },
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
  vogWind: {
    title: 'Hawaiian Volcano Observatory, in West Hawaii Today, Nov 17, 2013',
    by: 'other',
    issued: '2013-11-17',
    url: 'https://www.westhawaiitoday.com/2013/11/17/hawaii-news/online-tools-help-hawaii-breathe-easier-during-trade-wind-time-outs/',
  },
  vogMask: {
    title: 'Hawaii Department of Health, in Hawaii News Now, Sep 11, 2023',
    by: 'other',
    issued: '2023-09-11',
    url: 'https://www.hawaiinewsnow.com/2023/09/12/kilauea-eruption-raises-potential-air-quality-hazards-vog-returns-west-hawaii-island/',
  },
  crisisLine: crisisLine,
  cares: {
    title: 'Hawaii CARES: mental and emotional health',
    by: 'government',
    issued: 'undated',
    url: 'https://hicares.hawaii.gov/how-we-help/mental-and-emotional-health',
  },
  caresYouth: {
    title: 'Hawaii CARES: children and teens',
    by: 'government',
    issued: 'undated',
    url: 'https://hicares.hawaii.gov/how-we-help/child-and-adolescent/',
  },
  psychiatrists: {
    title: 'Honolulu Civil Beat, April 2023: child psychiatrists',
    by: 'other',
    issued: '2023-04',
    url: 'https://www.civilbeat.org/2023/04/as-mental-health-crisis-worsens-in-hawaii-psychiatrist-shortage-takes-heavy-toll-on-kids/',
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
} as const satisfies Record<string, Source>;
