// The 20 checklist items, in their fixed order: progress is saved by position, so never insert, remove or reorder.
// To change what an item says, edit its `know` lines; keep a Fact's source and set the day below when you check it.
import type { AppPath } from '@/site-map';
import { factsCheckedOn } from './facts';
import { sources } from './hawaii-checklist-sources';
import type { Text, WebLink } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

export type ChecklistItem = {
  title: string;
  /** What to know, one to three short sentences. */
  know: readonly Text[];
  /** The page of ours that helps. */
  guide?: AppPath;
  /** The office or site that helps. */
  office?: WebLink;
};

const militaryOneSourceMoving = {
  label: 'Military OneSource: moving',
  url: 'https://www.militaryonesource.mil/moving-pcs/',
} as const;

const animalQuarantine = {
  label: 'Hawaii Animal Quarantine',
  url: 'https://hdoa.hawaii.gov/ai/aqs/aqs-info/',
} as const;

const milConnect = { label: 'milConnect', url: 'https://milconnect.dmdc.osd.mil/' } as const;

export const checklistItems: readonly ChecklistItem[] = [
  {
    title: 'Submit PCS orders to the transportation office',
    know: [
      read(
        'Check every line first: name, station, dependents, report date. A mistake in the orders blocks shipments.',
        sources.ordersGuide,
      ),
      read(
        'Nothing is booked without orders. A letter in lieu of orders sometimes works, but you carry the cost if the move changes.',
        sources.movingFaq,
      ),
      'The office is called TMO in the Air Force, ITO in the Army, PPSO in the Navy and Marine Corps.',
    ],
    office: { ...militaryOneSourceMoving, purpose: 'orders, shipments and MilMove' },
  },
  {
    title: 'Schedule household goods shipment',
    know: [
      read('Ask for dates early: May to August is the busy season.', sources.fedweek),
      read('No Hawaii address yet? A city, state and ZIP code are enough to book.', sources.movingFaq),
      'The main shipment goes by sea, so keep what you need in the meantime with you.',
    ],
    guide: '/pcs-toolkit/storage-facilities',
    office: {
      ...militaryOneSourceMoving,
      purpose: read('or call the Pearl Harbor-Hickam shipping office, 808-473-7700', sources.shippingOffice),
    },
  },
  {
    title: 'Research Hawaii housing',
    know: [
      'Look up your BAH (Basic Allowance for Housing) by ZIP code and grade first: it sets your price.',
      confirm(
        'Waitlists for base housing are listed at 6-18, 3-12 or 4-15 months, depending on the base, so look off base too.',
        sources.program,
      ),
    ],
    guide: '/housing/verified-rentals',
    office: {
      label: 'DoD: BAH rate lookup',
      url: 'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/',
    },
  },
  {
    title: 'Apply for on-base housing if desired',
    know: [
      read(
        'Have DD Form 1746 and your orders ready; the service member signs. Marine Corps Base Hawaii takes applications online before you arrive.',
        sources.marineHousing,
      ),
      'Ask about waiting time, pets and car parking before you say yes. Never email papers with personal data unencrypted.',
    ],
    guide: '/housing/base-housing',
    office: {
      label: 'MilitaryINSTALLATIONS',
      url: 'https://installations.militaryonesource.mil/',
      purpose: 'the housing office of any base',
    },
  },
  {
    title: 'Register pets for travel',
    know: [
      read(
        'Start 4-6 months ahead: microchip, two rabies shots more than 30 days apart, a blood test, then at least 30 days of waiting.',
        sources.petWaits,
      ),
      'The rules are the same for military families: we found no exemption for a PCS.',
    ],
    guide: '/pcs-toolkit/pet-travel',
    office: animalQuarantine,
  },
  {
    title: 'Schedule vehicle shipment',
    know: [
      read(
        'The government’s contractor ships your first car: book at PCSmyPOV once your transportation office has seen the orders.',
        sources.militaryGuide2025,
      ),
      confirm('Two vehicles are listed as reimbursed from Dec 10, 2024.', sources.program),
      'Ask your finance office before you ship a second one.',
    ],
    guide: '/pcs-toolkit/vehicle-shipping',
    office: {
      label: 'PCSmyPOV',
      url: 'https://pcsmypov.com/',
      purpose: read('in Hawaii call 808-670-3095', sources.militaryGuide2025),
    },
  },
  {
    title: 'Update military records',
    know: [
      read(
        'Update DEERS (address, phone, family) after you move: wrong records hold up health care and claims. Only the service member can add or remove people, at an ID card office.',
        sources.tricareChecklist,
      ),
      'Then pay, allotments and the unit’s recall roster.',
    ],
    office: { ...milConnect, purpose: read('or call DEERS, 800-538-9552', sources.tricareChecklist) },
  },
  {
    title: 'Research schools',
    know: [
      read(
        'Carry with you: birth certificate, proof of address, the last school’s release, shot record, TB clearance and a physical exam from the past year.',
        sources.schoolHealth,
      ),
      'All of Hawaii is one school district; your address decides the school.',
    ],
    guide: '/pcs-toolkit/hawaii-schools',
    office: { label: 'Hawaii schools: health requirements', url: sources.schoolHealth.url },
  },
  {
    title: 'Plan temporary lodging',
    know: [
      read(
        'Apply for Temporary Lodging Allowance (TLA) at your base’s housing office within 72 hours of landing; some services want you sooner.',
        sources.militaryGuide2025,
      ),
      read(
        'You pay first and claim later: keep room for about 10 nights on a card.',
        sources.militaryGuide2025,
      ),
    ],
    guide: '/pcs-toolkit/tla-hotels',
    office: {
      label: 'DoD travel allowances',
      url: 'https://www.travel.dod.mil/',
      purpose: 'current TLA rates',
    },
  },
  {
    title: 'Prepare for pet quarantine',
    know: [
      read(
        'Aim for same-day release at the airport: the State must have the papers 10 days before you land.',
        sources.petPapers,
      ),
      read('A pet that does not meet the rules can be held for up to 120 days.', sources.petRules),
    ],
    guide: '/pcs-toolkit/pet-travel',
    office: { ...animalQuarantine, purpose: confirm('call 808-483-7151', sources.petStation) },
  },
  {
    title: 'Update SGLI beneficiaries',
    know: [
      read(
        'SGLI covers you for $500,000 automatically. You name beneficiaries online in SOES: sign in to milConnect, then Benefits, Life Insurance.',
        sources.soes,
      ),
      read('Cover for spouse and children (FSGLI) is separate: look at both.', sources.soes),
    ],
    office: { label: 'VA: SGLI and SOES', url: sources.soes.url },
  },
  {
    title: 'Transfer medical records',
    know: [
      read(
        'Military hospitals, Tripler too, share one electronic record (MHS GENESIS). Civilian doctors do not: ask them for copies before you leave.',
        sources.genesis,
      ),
      read('Do not leave TRICARE before the move: you stay covered on the way.', sources.tricareChecklist),
      'Refill prescriptions, and ask about EFMP screening if a family member has special needs.',
    ],
    office: {
      label: 'TRICARE: moving',
      url: 'https://tricare.mil/Moving',
      purpose: read('in Hawaii call TriWest, 888-874-9378', sources.militaryGuide2026),
    },
  },
  {
    title: 'Research cost of living',
    know: [
      read(
        'Hawaii counts as overseas for pay, so an overseas cost-of-living allowance (COLA) is paid there. It was cut in 2023 and can move again.',
        sources.cola,
      ),
      'Use the official calculator for today’s rate; do not budget with last year’s.',
    ],
    guide: '/calculators/assumption-cruncher',
    office: {
      label: 'DoD travel allowances',
      url: 'https://www.travel.dod.mil/',
      purpose: 'COLA calculator',
    },
  },
  {
    title: 'Plan personal vehicle shipping',
    know: [
      'For a car the government does not ship.',
      confirm(
        'Carriers are listed at $1,200-$2,000 per vehicle and 7-14 days by port. Book 2-4 weeks ahead, with 1/4 tank of fuel or less.',
        sources.program,
      ),
    ],
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    title: 'Arrange mail forwarding',
    know: [
      read(
        'File a change of address (PS Form 3575) with USPS. When official orders cause the move, forwarding costs nothing extra.',
        sources.usps,
      ),
      confirm('File about 14 days before you go: it takes 7-10 days to start.', sources.mailBriefing),
      'Tell banks and insurers yourself.',
    ],
    office: { label: 'USPS: forwarding military mail', url: sources.usps.url },
  },
  {
    title: 'Update voter registration',
    know: [
      read(
        'You may keep voting in your home state: send the Federal Post Card Application each year and after each change of address.',
        sources.elections,
      ),
      'Making Hawaii your legal residence? Register with Hawaii instead. Look up this year’s deadlines.',
    ],
    office: { label: 'Federal Voting Assistance Program', url: 'https://www.fvap.gov/' },
  },
  {
    title: 'Research driver’s license requirements',
    know: [
      read(
        'At 18 or over you can trade a valid license from another state: no road test for the same class, and the written test can be waived. You give up the old one.',
        sources.licenseRules,
      ),
      confirm(
        'Service members and spouses who keep legal residence elsewhere can normally drive on their home-state license.',
        sources.commonPractice,
      ),
    ],
    office: {
      label: 'Honolulu motor vehicle FAQs',
      url: 'https://www8.honolulu.gov/csd/motor-vehicle-faqs/',
      purpose: 'the county issues licenses',
    },
  },
  {
    title: 'Plan time zone adjustment',
    know: [
      read(
        'Hawaii has no daylight saving time. It is 2 hours behind Pacific and 5 behind Eastern time in winter, 3 and 6 in summer.',
        sources.timeDifference,
      ),
      'An Eastern office that closes at 5 p.m. is closed from noon Hawaii time in winter, and from 11 a.m. in summer.',
    ],
    office: {
      label: 'MilitaryINSTALLATIONS',
      url: 'https://installations.militaryonesource.mil/',
      purpose: 'the phone book of Hawaii’s bases',
    },
  },
  {
    title: 'Research military family support services',
    know: [
      'Ask your gaining unit for a sponsor before you leave.',
      'In Hawaii: Army Community Service, the Navy’s Military and Family Support Center, or MCCS for Marines.',
    ],
    guide: '/resources',
    office: {
      label: 'Military OneSource',
      url: 'https://www.militaryonesource.mil/',
      purpose: read('free, day and night: 800-342-9647', sources.shippingOffice),
    },
  },
  {
    title: 'Update emergency contacts',
    know: [
      read(
        'Your Record of Emergency Data (DD Form 93) is due every year and after a marriage, birth, divorce or when next of kin move. Your personnel office helps.',
        sources.emergencyData,
      ),
      'Give the school, the vet and the landlord a number that works in Hawaii.',
    ],
    office: { ...milConnect, purpose: 'your own new phone and address, for DEERS' },
  },
];
