// Where the checklist's items were read. A title without an address is a copy that is not one to send people to.
import type { Source } from './types';

export const sources = {
  movingFaq: {
    title: 'Military OneSource: moving FAQ, 2023',
    url: 'https://www.militaryonesource.mil/moving-pcs/',
  },
  ordersGuide: { title: 'Military OneSource: preparing to move or PCS' },
  fedweek: { title: 'FEDweek: PCS moves season approaches' },
  shippingOffice: {
    title: 'MilitaryINSTALLATIONS: Joint Base Pearl Harbor-Hickam, moving',
    url: 'https://installations.militaryonesource.mil/military-installation/joint-base-pearl-harbor-hickam/moving/shipping-pets',
  },
  program: { title: 'Listed by the Veterans Home Program; no published figure was found' },
  marineHousing: {
    title: 'Marine Corps Base Hawaii: how to apply for family housing',
    url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/How-to-Apply/',
  },
  petWaits: { title: 'Worked out from the State’s waiting times; see our pet guide' },
  petPapers: { title: 'GlobalVetLink: when the State must have a pet’s papers' },
  petRules: { title: 'Hawaii Administrative Rules 4-29-9' },
  petStation: { title: 'Animal Quarantine Station: import form and information sheet, copies' },
  militaryGuide2025: { title: 'Hawaii Military Guide, Winter/Spring 2025' },
  militaryGuide2026: { title: 'Hawaii Military Guide, Winter/Spring 2026' },
  tricareChecklist: { title: 'DVIDS: your TRICARE checklist for moving, May 27, 2025' },
  schoolHealth: {
    title: 'Hawaii Department of Education: student health requirements',
    url: 'https://hawaiipublicschools.org/enrolling-in-school/student-health-immunization-requirements/',
  },
  soes: { title: 'VA: SGLI Online Enrollment System', url: 'https://www.benefits.va.gov/INSURANCE/SOES.asp' },
  genesis: { title: 'TRICARE Newsroom: electronic health records, Jan 12, 2022' },
  cola: { title: 'Pacific Air Forces: COLA, 2023' },
  usps: {
    title: 'USPS: forwarding of military mail',
    url: 'https://faq.usps.com/articles/Knowledge/How-is-Change-of-Address-and-Forwarding-of-Military-Mail-Accomplished',
  },
  mailBriefing: { title: 'Marine Corps change-of-address briefing, undated' },
  elections: {
    title: 'Hawaii Office of Elections: military and overseas voters, 2024',
    url: 'https://elections.hawaii.gov/voters/military-and-overseas-voters',
  },
  licenseRules: { title: 'Hawaii Administrative Rules, chapter 19-122' },
  commonPractice: { title: 'Commonly stated; no official text was read' },
  timeDifference: { title: 'Travel Smart Hawaii: time difference' },
  emergencyData: { title: 'U.S. Army IPPS-A: Record of Emergency Data, Mar 7, 2024' },
} as const satisfies Record<string, Source>;
