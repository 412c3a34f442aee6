// The sources that the child care guide and others cite.

import type { Source } from '@/facts/types';
import { childCareRequest, militaryGuide2023 } from './school-sources';

export const sources = {
  requests: childCareRequest,
  travel: {
    title: 'MilitaryChildCare.com: travel reimbursement, from Oct 1, 2024',
    by: 'government',
    issued: '2024-10-01',
    readOn: '2026-12-01',
    url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/travel-reimbursement',
  },
  priority: {
    title: 'MCC Central: DoD priority changes',
    by: 'government',
    issued: '2020',
    url: 'https://www.mcccentral.com/training-center/components/dod-priority-changes',
  },
  fees: {
    title: 'Military.com: military child care fees',
    by: 'other',
    issued: '2024',
    url: 'https://secure.military.com/benefits/spouse-and-family-benefits/military-child-care-fees.html',
  },
  feesIn2026: {
    title: 'Operation Child Care Project, 2026: fee assistance updates',
    by: 'other',
    issued: '2026',
    url: 'https://www.occproject.org/post/child-care-fee-assistance-updates-2026',
  },
  feeAssistance: {
    title: 'Child Care Aware of America: military programs',
    by: 'company',
    issued: 'undated',
    url: 'https://childcareaware.org/fee-assistancerespite/militaryprograms',
  },
  careAwarePhone: militaryGuide2023,
  familyChildCare: {
    title: 'Army MWR Hawaii: Family Child Care',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://hawaii.armymwr.com/programs/family-child-care-fcc',
  },
  army: {
    title: 'MilitaryINSTALLATIONS: Schofield Barracks and Fort Shafter, child care',
    by: 'government',
    issued: 'undated',
    url: 'https://installations.militaryonesource.mil/military-installation/schofield-barracks-fort-shafter/child-and-youth-services/child-care',
  },
  armyRegister: {
    title: 'Army MWR Hawaii: Parent Central Services',
    by: 'government',
    issued: 'undated',
    url: 'https://hawaii.armymwr.com/programs/register-parent-central-services',
  },
  referral: {
    title: 'University of Hawaii at Manoa: child care for student parents',
    by: 'other',
    issued: 'undated',
    url: 'https://manoa.hawaii.edu/studentparents/resources/child_care.htm',
  },
  openDoors: {
    title: 'Hawaii Department of Human Services: Preschool Open Doors',
    by: 'government',
    issued: 'undated',
    url: 'https://childcaresubsidyapplication.dhs.hawaii.gov/program-overview/',
  },
  openDoorsNews: {
    title: 'Hawaii Department of Human Services, in Maui Now, Feb 18, 2025: Preschool Open Doors',
    by: 'government',
    issued: '2025-02-18',
    readOn: '2026-11-30',
    url: 'https://mauinow.com/2025/02/18/dhs-preschool-open-doors-priority-application-period-opens-on-february-18-for-the-2025-2026-school-year/',
  },
  afterSchool: {
    title: 'Kamaaina Kids: A+ program',
    by: 'company',
    issued: 'undated',
    url: 'https://kamaainakids.com/aplus-program',
  },
  afterSchoolOpens: {
    title: 'Hawaii Department of Education, Apr 14, 2026: A+ registration',
    by: 'government',
    issued: '2026-04-14',
    url: 'https://hawaiipublicschools.org',
  },
  helpDesk: {
    title: 'Military Connection (undated): MilitaryChildCare.com',
    by: 'other',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://militaryconnection.com/blog/website-helps-military-families-find-childcare-worldwide/',
  },
} as const satisfies Record<string, Source>;
