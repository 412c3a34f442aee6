// Sources for the checklist's items. One without a URL is a copy not worth linking to.

import type { Source } from '@/facts/types';
import { tricareMoving, triWest } from '@/guides/health-sources';
import { coastGuardHousing, kaneoheHousingApplication } from '@/guides/housing-sources';
import { militaryGuide2025, uponArrival } from '@/guides/lodging-sources';
import { pearlHarborPass } from '@/guides/orders-sources';
import { animalQuarantine, hickamShippingPets, petImportRules, stationPhone } from '@/guides/pet-sources';
import { childCareRequest, iepTransfer, schoolHealthRules } from '@/guides/school-sources';
import { screeningSources } from '@/guides/screening-sources';
import { hawaiiCountyCarPermit, marinePassOffice, mccsMoving } from '@/guides/vehicle-sources';
import { MOVING_URL } from '@/guides/websites';
import { COLA_TABLES_URL } from '@/money/cola';

export const sources = {
  movingFaq: {
    title: 'Military OneSource: moving FAQ',
    by: 'government',
    issued: '2023',
    url: MOVING_URL,
  },
  ...screeningSources,
  milMove: {
    title: 'MyCG: potential changes to your PCS move',
    by: 'government',
    issued: '2025-07-07',
    url: 'https://www.mycg.uscg.mil/News/Article/4236021/potential-changes-to-your-pcs-move',
  },
  shippingOffice: hickamShippingPets,
  kaneoheShipping: mccsMoving,
  coastGuardArrival: coastGuardHousing,
  marineHousing: kaneoheHousingApplication,
  petPapers: animalQuarantine,
  petRules: petImportRules,
  petStation: stationPhone,
  militaryGuide2025: militaryGuide2025,
  triWest,
  tricareChecklist: { title: 'DVIDS: your TRICARE checklist for moving', by: 'government', issued: '2025-05-27', url: 'https://www.dvidshub.net/news/499506/your-tricare-checklist-moving' },
  schoolHealth: schoolHealthRules,
  iepTransfer,
  soes: { title: 'VA: SGLI Online Enrollment System', by: 'government', issued: 'undated', url: 'https://www.benefits.va.gov/INSURANCE/SOES.asp' },
  cola: { title: 'DoD: overseas COLA tables, and when cuts take effect', by: 'government', issued: 'undated', url: COLA_TABLES_URL },
  usps: {
    title: 'USPS: forwarding of military mail',
    by: 'government',
    issued: 'undated',
    readOn: '2026-12-01',
    url: 'https://faq.usps.com/articles/Knowledge/How-is-Change-of-Address-and-Forwarding-of-Military-Mail-Accomplished',
  },
  mailDays: {
    title: 'USPS: forwarding mail, from a copy',
    by: 'government',
    issued: '2026-10-08',
    url: 'https://www.usps.com/manage/forward.htm',
    readOn: '2026-12-01',
  },
  licenseRules: {
    title: 'Hawaii Administrative Rules, chapter 19-122',
    by: 'law',
    issued: 'undated',
    url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-19-122-1',
  },
  vehiclePermit: hawaiiCountyCarPermit,
  prescriptions: tricareMoving,
  uponArrival: uponArrival,
  pearlHarborPass: pearlHarborPass,
  marinePass: marinePassOffice,
  armyVisitors: {
    title: 'U.S. Army Garrison Hawaii: visitor information',
    by: 'government',
    issued: 'undated',
    readOn: '2026-12-01',
    url: 'https://home.army.mil/hawaii/index.php/about/visitor-information',
  },
  childCareRequests: childCareRequest,
  movers: {
    title: 'Fort Leonard Wood: permanent change of station',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://home.army.mil/wood/index.php/about/Garrison/dhr/pcs',
  },
} as const satisfies Record<string, Source>;
