// Sources for the checklist's items. One without a URL is a copy not worth linking to.

import type { Source } from '@/facts/types';
import { screeningSources } from '@/guides/screening-sources';
import {
  childCareRequest,
  coastGuardHousing,
  globalVetLink,
  hawaiiCountyCarPermit,
  hickamShippingPets,
  iepTransfer,
  kaneoheHousingApplication,
  marinePassOffice,
  mccsMoving,
  militaryGuide2026,
  petImportRules,
  stationPhone,
  tricareMoving,
  uponArrival,
} from '@/guides/shared-sources';
import { MOVING_URL, SCHOOL_HEALTH_URL } from '@/guides/websites';
import { COLA_TABLES_URL } from '@/money/cola';

export const sources = {
  movingFaq: {
    title: 'Military OneSource: moving FAQ, 2023',
    url: MOVING_URL,
  },
  ...screeningSources,
  milMove: {
    title: 'MyCG: potential changes to your PCS move, Jul 7, 2025',
    url: 'https://www.mycg.uscg.mil/News/Article/4236021/potential-changes-to-your-pcs-move',
  },
  fedweek: { title: 'FEDweek: PCS moves season approaches', url: 'https://www.fedweek.com/armed-forces-news/pcs-moves-season-approaches' },
  shippingOffice: hickamShippingPets,
  kaneoheShipping: mccsMoving,
  motorcycle: { title: 'Reserve Wives: moving day basics (undated)', unlinked: 'insecure' },
  coastGuardArrival: coastGuardHousing,
  marineHousing: kaneoheHousingApplication,
  petPapers: globalVetLink,
  petRules: petImportRules,
  petStation: stationPhone,
  militaryGuide2025: { title: 'Hawaii Military Guide, Winter/Spring 2025', unlinked: 'insecure' },
  militaryGuide2026: militaryGuide2026,
  tricareChecklist: { title: 'DVIDS: your TRICARE checklist for moving, May 27, 2025', url: 'https://www.dvidshub.net/news/499506/your-tricare-checklist-moving' },
  schoolHealth: {
    title: 'Hawaii Department of Education: student health requirements',
    url: SCHOOL_HEALTH_URL,
  },
  iepTransfer,
  soes: { title: 'VA: SGLI Online Enrollment System', url: 'https://www.benefits.va.gov/INSURANCE/SOES.asp' },
  genesis: {
    title: 'TRICARE Newsroom: electronic health records, Jan 12, 2022',
    url: 'https://newsroom.tricare.mil/News/Defense-Health-Network-News/Article/2897411/new-electronic-health-records-rollout-will-hit-major-milestone-in-2022',
  },
  cola: { title: 'DoD: overseas COLA tables, and when cuts take effect', url: COLA_TABLES_URL },
  usps: {
    title: 'USPS: forwarding of military mail',
    url: 'https://faq.usps.com/articles/Knowledge/How-is-Change-of-Address-and-Forwarding-of-Military-Mail-Accomplished',
  },
  mailBriefing: { title: 'Marine Corps change-of-address briefing, undated', unlinked: 'copy' },
  elections: {
    title: 'Hawaii Office of Elections: military and overseas voters, 2024',
    url: 'https://elections.hawaii.gov/voters/military-and-overseas-voters',
  },
  licenseRules: {
    title: 'Hawaii Administrative Rules, chapter 19-122',
    url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-19-122-1',
  },
  timeDifference: { title: 'Travel Smart Hawaii: time difference', unlinked: 'insecure' },
  emergencyData: {
    title: 'U.S. Army IPPS-A: Record of Emergency Data, Mar 7, 2024',
    url: 'https://ipps-a.army.mil/Resources/News/Article/3705515/',
  },
  vehiclePermit: hawaiiCountyCarPermit,
  tricareMove: {
    title: 'TRICARE: packing up and moving, Jul 1, 2020',
    url: 'https://tricare.mil/CoveredServices/BenefitUpdates/Archives/07_01_2020_Packing_Up_Moving',
  },
  prescriptions: tricareMoving,
  uponArrival: uponArrival,
  marineArrival: { title: 'MCB Hawaii: inbound arrival information (old copy)', unlinked: 'insecure' },
  pearlHarborPass: {
    title: 'Navy Region Hawaii: Nimitz visitor control center and Pass & ID',
    url: 'https://cnrh.cnic.navy.mil/Installations/JB-Pearl-Harbor-Hickam/Operations-and-Management/Nimitz-Visitor-Control-Center-Pass-ID/smdpage96682/2/',
  },
  marinePass: marinePassOffice,
  armyVisitors: {
    title: 'U.S. Army Garrison Hawaii: visitor information',
    url: 'https://home.army.mil/hawaii/index.php/about/visitor-information',
  },
  childCareRequests: childCareRequest,
  armyOrders: { title: 'Aerotech News, May 17, 2021: Army orders 120 days ahead', unlinked: 'copy' },
  movers: { title: 'Dayton Daily News, Jun 28, 2021: moving season', unlinked: 'copy' },
  planners: { title: 'PCS Pal and Garrison Ledger: PCS timelines', unlinked: 'copy' },
  sponsor: { title: 'PCSing.us: sponsors, Feb 28, 2026', unlinked: 'copy' },
  advances: { title: 'DFAS: advances for Army moves, Apr 28, 2022', url: 'https://www.dfas.mil/MilitaryMembers/travelpay/armypcs/advances/' },
  advancePay: { title: 'U.S. Army Garrison Italy: finance when you leave (undated)', url: 'https://home.army.mil/italy/my-garrison-Italy/pcsguidevic/leaving-vicenza/finance' },
  releaseFees: { title: 'A copy of the State’s list of quarantine fees (undated)', unlinked: 'copy' },
} as const satisfies Record<string, Source>;
