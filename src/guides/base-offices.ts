// Who to call: each base's housing offices, and each service's lodging allowance (TLA) desk and school liaison. The guides
// and the checklist's plan all use these numbers; keep the source next to a number and update the checked date.
import type { BaseId } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Service } from '@/facts/services';
import type { Contact, OfficePhone, Source } from '@/facts/types';
import { coastGuardHousing, kaneoheHousingApplication, kaneoheTemporaryHousing } from './housing-sources';
import { armySchools, stateMilitaryFamilies } from './school-sources';

const { read, disputed } = factsCheckedOn('2026-11-21');

export const officeSources = {
  waitlist: { title: 'PCS Oahu: on-base housing waitlists', by: 'other', issued: '2026-08-23', url: 'https://pcsoahu.com/guides/on-base-waitlist.html' },
  airForce: { title: 'TLA Hawaii: Air Force TLA', by: 'other', issued: 'undated', url: 'https://tlahawaii.com/air-force-tla-hawaii' },
  armyPhone: { title: 'U.S. Army Hawaii Reception Company: in-processing form (an undated copy)', by: 'government', issued: 'undated', readOn: '2026-11-30', unlinked: 'copy' },
  armyBriefing: { title: 'Army arrival briefing on TLA (undated copy)', by: 'government', issued: 'undated', url: 'https://slideplayer.com/slide/6024041' },
  mcbhApply: kaneoheHousingApplication,
  coastGuard: coastGuardHousing,
  kaneohe: kaneoheTemporaryHousing,
} as const satisfies Record<string, Source>;

const phones = {
  serviceCenter: read('808-474-1820', officeSources.waitlist),
  airForce: read('808-448-6815', officeSources.airForce),
  army: read('808-275-3700', officeSources.armyPhone),
  coastGuard: read('808-842-2073', officeSources.coastGuard),
} as const;

const armyHousing = [{ office: 'Army housing office', phone: phones.army }] as const;

export const housingPhones = {
  'pearl-harbor-hickam': [
    { office: 'Housing Service Center, which manages the list', phone: phones.serviceCenter },
    { office: 'Second number', phone: read('808-474-1821', officeSources.waitlist) },
    { office: 'Air Force housing office', phone: phones.airForce },
  ],
  schofield: armyHousing,
  shafter: armyHousing,
  kaneohe: [
    { office: 'Family Housing Department, toll free', phone: read('866-224-7942', officeSources.mcbhApply) },
    {
      office: 'Family Housing Department, older number',
      phone: disputed('808-257-2676', officeSources.mcbhApply),
    },
  ],
  'coast-guard': [
    { office: 'Base Honolulu housing office', phone: phones.coastGuard },
    { office: 'Island Palm, south office', phone: read('808-275-3800', officeSources.coastGuard) },
  ],
} as const satisfies Record<BaseId, readonly OfficePhone[]>;

export const tlaDesks = {
  marineCorps: {
    name: 'Marine Corps: MCBH TLA office',
    phone: read('808-496-2198', officeSources.kaneohe),
    email: 'MCBH.TLA.FMB@usmc.mil',
  },
  navy: { name: 'Navy: Housing Service Center, Pearl Harbor-Hickam', phone: phones.serviceCenter },
  airForce: {
    name: 'Air Force: housing management',
    phone: phones.airForce,
    address: read('Building 6500, 200 Kokomalei Street, HI 96818', officeSources.airForce),
  },
  army: {
    name: 'Army: housing office',
    phone: phones.army,
    note: read('The Fort Shafter office serves Shafter, Tripler, Camp Smith, Hickam and Pearl Harbor; the Schofield office serves Schofield, Wheeler and Helemano.', officeSources.armyBriefing),
  },
  coastGuard: { name: 'Coast Guard: Base Honolulu housing', phone: phones.coastGuard },
} as const satisfies Record<string, Contact>;

export const schoolSources = {
  military: stateMilitaryFamilies,
  oneSource: armySchools,
  pcsOahuLiaisons: { title: 'PCS Oahu, Aug 22, 2026; the link is the State’s list of 2025, which has another number', by: 'other', issued: '2026-08-22', url: stateMilitaryFamilies.url },
} as const satisfies Record<string, Source>;

export const schoolLiaisons = {
  navyAndAirForce: {
    office: 'Navy, Air Force and Space Force',
    phone: read('808-306-9247', schoolSources.military),
  },
  army: { office: 'Army', phone: read('808-787-5644', schoolSources.oneSource) },
  marineCorps: { office: 'Marine Corps', phone: read('808-496-2019', schoolSources.pcsOahuLiaisons) },
  coastGuard: { office: 'Coast Guard', phone: read('808-842-2089', schoolSources.military) },
} as const satisfies Record<string, OfficePhone>;

/** The TLA desk and the school liaison of each service. */
export const officesOfService = {
  army: { desk: tlaDesks.army, liaison: schoolLiaisons.army },
  navy: { desk: tlaDesks.navy, liaison: schoolLiaisons.navyAndAirForce },
  'air-force': { desk: tlaDesks.airForce, liaison: schoolLiaisons.navyAndAirForce },
  'marine-corps': { desk: tlaDesks.marineCorps, liaison: schoolLiaisons.marineCorps },
  'coast-guard': { desk: tlaDesks.coastGuard, liaison: schoolLiaisons.coastGuard },
  'space-force': { desk: tlaDesks.airForce, liaison: schoolLiaisons.navyAndAirForce },
} as const satisfies Record<Service, { desk: Contact; liaison: OfficePhone }>;
