// What the 20 checklist items say; their titles are in item-titles.ts, their guides in checklist-guides.ts. To change what one says, edit its `know` lines; keep a Fact's source and update the date
// below when you check it. `only` marks a line for some families; whatever the answers, at least one line has to remain.

import { baseIds, basesWithWait } from '@/facts/bases';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { WebLink } from '@/facts/types';
import { allScreened, barracks, families, type Line, only, onOrders, screened, screenedLongest, withoutOrders } from '@/features/checklist/audience';
import { COAST_GUARD_CHECK_IN } from '@/guides/arrival-rules';
import { PET_LONG_STAY_DAYS, PET_PACKET_DAYS, PET_PACKET_DAYS_NEIGHBOR_ISLAND, PET_SHOTS_APART_DAYS, PET_START, PET_WAIT } from '@/guides/pet-figures';
import { AIR_FORCE_SCREENING_DAYS, EVERYONE_SCREENED, NAVY_SCREENED, SCREENING_DAYS } from '@/guides/screening-figures';
import { secondCar } from '@/guides/second-car';
import { ANIMAL_QUARANTINE_PHONE, HONOLULU_VEHICLE_CENTER_PHONE, HOUSEHOLD_GOODS_PHONE, KANEOHE_SHIPPING_PHONE, MILITARY_ONESOURCE_PHONE, TRIWEST_PHONE } from '@/guides/shared-phones';
import { dodTlaRules } from '@/guides/shared-sources';
import { CARRIER_BOOKING, CARRIER_PRICE, MOST_FUEL, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import { ANIMAL_QUARANTINE_URL, DOD_TRAVEL_URL, HONOLULU_CARS_URL, INSTALLATIONS_URL, MILITARY_ONESOURCE_URL, MOVING_URL, PCS_MY_POV_URL } from '@/guides/websites';
import { BAH_LOOKUP_URL } from '@/money/bah';
import { TLA_FIRST_DAYS, TLA_REPORT_HOURS } from '@/money/lodging-figures';
import { sources } from './hawaii-checklist-sources';
import type { ItemId } from './item-titles';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

export type ChecklistItem = {
  /** What to know, in a few short lines. */
  know: readonly Line[];
  /** The office or site that helps. */
  office?: Omit<WebLink, 'purpose'> & { purpose?: readonly Line[] };
};

const waits = basesWithWait.map(({ waitMonths }) => waitMonths.join('-'));

const militaryOneSourceMoving = {
  label: 'Military OneSource: moving',
  url: MOVING_URL,
} as const;

const animalQuarantine = {
  label: 'Hawaii Animal Quarantine',
  url: ANIMAL_QUARANTINE_URL,
} as const;

const milConnect = { label: 'milConnect', url: 'https://milconnect.dmdc.osd.mil/' } as const;

export const checklistItems: Readonly<Record<ItemId, ChecklistItem>> = {
  orders: {
    know: [
      read('Check every line first: name, station, dependents, report date. A mistake can hold up your shipment.', sources.ordersGuide),
      read('You can’t book anything without orders. A letter in lieu of orders sometimes works, but you pay if the move changes.', sources.movingFaq),
      only(
        allScreened,
        latest.read(
          `Family coming? ${EVERYONE_SCREENED} for Hawaii, special needs or not (Family Member Travel Screening). Start the day you’re notified; plan on ${SCREENING_DAYS} days.`,
          sources.familyScreening,
        ),
      ),
      only(screened, latest.read('Don’t ship, sell or end a lease until family travel is approved.', sources.screeningFirst)),
      only(screenedLongest, latest.unconfirmed(`Air Force and Space Force: it can take ${AIR_FORCE_SCREENING_DAYS} days.`, sources.airForceScreening)),
      only({ ...families, service: ['navy'] }, latest.unconfirmed(`Navy: ${NAVY_SCREENED}. Ask your command the day you get orders.`, sources.navyScreening)),
      only({ ...families, service: ['coast-guard'] }, latest.read('Coast Guard: not required for Oahu since 2019, still for the other islands.', sources.coastGuardScreening)),
    ],
    office: {
      ...militaryOneSourceMoving,
      purpose: [
        'to find your office',
        only({ service: ['air-force', 'space-force'] }, 'TMO (Air Force, Space Force)'),
        only({ service: ['army'] }, 'ITO (Army)'),
        only({ service: ['navy'] }, 'PPSO (Navy)'),
        only({ service: ['marine-corps'] }, 'PPSO (Marine Corps)'),
      ],
    },
  },
  'household-goods': {
    know: [
      only(withoutOrders, 'No orders? You hire and pay the movers. Get three prices in writing, door to door, with insurance and the weeks it takes.'),
      only(withoutOrders, 'Just retired or separated? Ask the transportation office first: your last move may still be paid.'),
      only(
        onOrders,
        latest.read(
          'Book in DPS, the military’s moving site, through Military OneSource or your transportation office. MilMove takes no new moves since the HomeSafe contract ended; pending ones must be rebooked in DPS.',
          sources.milMove,
        ),
      ),
      read('Ask for dates early: May to August is peak season.', sources.fedweek),
      read('No Hawaii address yet? A city, state and ZIP code are enough.', sources.movingFaq),
      'The main shipment goes by sea: keep with you what can’t wait.',
      only({ motorcycle: ['yes'] }, latest.unconfirmed('A motorcycle usually ships with household goods.', sources.motorcycle)),
    ],
    office: {
      ...militaryOneSourceMoving,
      purpose: [
        only({ base: ['pearl-harbor-hickam'] }, read(`or call the Pearl Harbor-Hickam shipping office, ${HOUSEHOLD_GOODS_PHONE}`, sources.shippingOffice)),
        only({ base: ['kaneohe'] }, latest.read(`or call the Kaneohe Bay distribution office, ${KANEOHE_SHIPPING_PHONE}`, sources.kaneoheShipping)),
      ],
    },
  },
  'home-search': {
    know: [
      only({ ...families, ...onOrders }, 'Look up your BAH (Basic Allowance for Housing) by ZIP code and pay grade first: it sets your budget.'),
      only(withoutOrders, 'Without BAH, start from what you can pay a month, and compare areas by it.'),
      only(
        { home: ['base'], base: baseIds },
        unconfirmed(`Our list has base housing waits of ${waits.slice(0, -1).join(', ')} or ${waits.at(-1)} months, depending on the base, so look off base too.`, unpublished.program),
      ),
      only({ home: ['buy'] }, 'Buying? Get your Certificate of Eligibility and a preapproval first.'),
      only(barracks, latest.unconfirmed('In the barracks? Commonly no BAH for a home. Allowed to live off base? Get it in writing first; your rate is without dependents.', unpublished.common)),
    ],
    office: {
      label: 'DoD: BAH rate lookup',
      url: BAH_LOOKUP_URL,
    },
  },
  'base-housing': {
    know: [
      read('Have the housing application (DD Form 1746) and your orders ready; the service member signs.', sources.marineHousing),
      only({ base: ['kaneohe'] }, read('Marine Corps Base Hawaii takes applications online before you arrive.', sources.marineHousing)),
      'Ask about wait times and parking before you say yes. Never email personal documents unencrypted.',
    ],
    office: {
      label: 'MilitaryINSTALLATIONS',
      url: INSTALLATIONS_URL,
      purpose: ['the housing office of any base'],
    },
  },
  'pet-travel': {
    know: [
      read(`Start ${PET_START} ahead (our suggestion): microchip, two rabies shots more than ${PET_SHOTS_APART_DAYS} days apart, a blood test, then a wait of ${PET_WAIT}.`, unpublished.suggestion),
      'Military families follow the same rules: we found no exemption.',
    ],
    office: animalQuarantine,
  },
  'vehicle-shipment': {
    know: [
      read('The government’s contractor ships your first car: book at PCSmyPOV once your transportation office has your orders.', sources.militaryGuide2025),
      'Still paying for it? Get the lender’s letter first.',
      only({ vehicles: ['more'] }, 'Second car? Get a yes in writing before you pay for it.'),
      only({ vehicles: ['more'] }, secondCar),
    ],
    office: {
      label: 'PCSmyPOV',
      url: PCS_MY_POV_URL,
      purpose: [read(`in Hawaii call ${HONOLULU_VEHICLE_CENTER_PHONE}`, sources.militaryGuide2025)],
    },
  },
  'military-records': {
    know: [
      read(
        'After you move, update DEERS, the military’s list of your family and address: old records hold up health care and claims. Only the service member adds or removes family, at an ID card office.',
        sources.tricareChecklist,
      ),
      only(onOrders, 'Then update pay, allotments and the unit’s recall roster.'),
    ],
    office: { ...milConnect, purpose: [read('or call DEERS, 800-538-9552', sources.tricareChecklist)] },
  },
  schools: {
    know: [
      read('Hand-carry the birth certificate, proof of address, the last school’s release, shot record, TB clearance and a physical from the past year.', sources.schoolHealth),
      'All of Hawaii is one school district; your address decides the school.',
    ],
    office: { label: 'Hawaii schools: health requirements', url: sources.schoolHealth.url },
  },
  'temporary-lodging': {
    know: [
      only(barracks, 'In the barracks? Ask if a room is ready the night you land: then you need no hotel.'),
      only(onOrders, read(`Apply for Temporary Lodging Allowance (TLA) at your base’s housing office within ${TLA_REPORT_HOURS} hours of landing, sooner if you can.`, sources.militaryGuide2025)),
      only(withoutOrders, 'TLA is for moves on orders. Book by the month, and ask base lodging if retirees get a room when there’s space.'),
      only({ ...onOrders, service: ['coast-guard'] }, unconfirmed(`Coast Guard: ${COAST_GUARD_CHECK_IN}.`, sources.coastGuardArrival)),
      only(onOrders, read(`You pay up front and get reimbursed later: keep room on a card for about ${TLA_FIRST_DAYS} nights.`, sources.militaryGuide2025)),
    ],
    office: {
      label: 'DoD: TLA',
      url: dodTlaRules.url,
      purpose: ['the rule and current rates'],
    },
  },
  'pet-quarantine': {
    know: [
      read(`For same-day release the State must have your paperwork ${PET_PACKET_DAYS} days before you land, ${PET_PACKET_DAYS_NEIGHBOR_ISLAND} on a neighbor island.`, sources.petPapers),
      read(`A pet that doesn’t meet the rules can be held for up to ${PET_LONG_STAY_DAYS} days.`, sources.petRules),
    ],
    office: {
      ...animalQuarantine,
      purpose: [read(`call ${ANIMAL_QUARANTINE_PHONE}`, sources.petStation)],
    },
  },
  sgli: {
    know: [
      read('SGLI covers you for $500,000 automatically. Name your beneficiaries online in SOES: sign in to milConnect, then go to Benefits, Life Insurance.', sources.soes),
      only(families, read('Coverage for your spouse and children (FSGLI) is separate: check both.', sources.soes)),
    ],
    office: { label: 'VA: SGLI and SOES', url: sources.soes.url },
  },
  'medical-records': {
    know: [
      read('Military hospitals, Tripler included, share one electronic record (MHS GENESIS). Civilian doctors don’t: ask them for copies before you leave.', sources.genesis),
      read('Don’t disenroll from TRICARE before the move: you stay covered on the way.', sources.tricareChecklist),
      'Refill prescriptions before you go.',
      only(screened, 'The family screening in the first item needs your records sooner.'),
    ],
    office: {
      label: 'TRICARE: moving',
      url: 'https://tricare.mil/Moving',
      purpose: [read(`in Hawaii call TriWest, ${TRIWEST_PHONE}`, sources.militaryGuide2026)],
    },
  },
  'cost-of-living': {
    know: [
      latest.read('For pay, Hawaii is overseas, so you get an overseas cost-of-living allowance (COLA). DoD cuts it on May 16 and Nov 16, and can raise it at any time.', sources.cola, [
        'every 05-16',
        'every 11-16',
      ]),
      'Double what the official calculator shows: it’s half a month.',
    ],
    office: {
      label: 'DoD travel allowances',
      url: DOD_TRAVEL_URL,
      purpose: ['COLA calculator'],
    },
  },
  'personal-vehicle': {
    know: [
      only(onOrders, 'This one is for a car the government doesn’t ship.'),
      unconfirmed(`Our list has carriers at ${CARRIER_PRICE} and ${VEHICLE_TRANSIT} by port. Book ${CARRIER_BOOKING}, with ${MOST_FUEL} tank of fuel or less.`, unpublished.program),
    ],
  },
  mail: {
    know: [
      read('File a change of address (PS Form 3575) with USPS. When you move on official orders, forwarding costs nothing extra.', sources.usps),
      unconfirmed('File about 14 days before you go: it takes 7-10 days to start.', sources.mailBriefing),
      'Tell your banks and insurers yourself. No address yet? Use General Delivery: see Cost of Living.',
    ],
    office: { label: 'USPS: forwarding military mail', url: sources.usps.url },
  },
  voting: {
    know: [
      read('You can keep voting in your home state: send the Federal Post Card Application each year and after each change of address.', sources.elections),
      'Making Hawaii your legal residence? Register in Hawaii instead, and look up this year’s deadlines.',
    ],
    office: { label: 'Federal Voting Assistance Program', url: 'https://www.fvap.gov/' },
  },
  'drivers-license': {
    know: [
      read('At 18 or older you can trade in a valid license from another state: no road test for the same class, and the written test can be waived. You turn in the old one.', sources.licenseRules),
      only(onOrders, unconfirmed('Commonly published: service members and spouses who keep their legal residence elsewhere can usually drive on their home-state license.', unpublished.common)),
    ],
    office: {
      label: 'Honolulu motor vehicle FAQs',
      url: HONOLULU_CARS_URL,
      purpose: ['the county issues licenses'],
    },
  },
  'time-zone': {
    know: [
      read('Hawaii has no daylight saving time. It is 2 hours behind Pacific and 5 behind Eastern time in winter, 3 and 6 in summer.', sources.timeDifference),
      'An East Coast office that closes at 5 p.m. closes at noon or 11 a.m. Hawaii time.',
    ],
  },
  'family-support': {
    know: [
      'Ask your gaining unit for a sponsor before you leave.',
      only({ base: ['schofield', 'shafter'] }, 'Family center at Schofield and Shafter: Army Community Service.'),
      only({ base: ['pearl-harbor-hickam'] }, 'At Pearl Harbor-Hickam: Military and Family Support Center.'),
      only({ base: ['kaneohe'] }, 'At Kaneohe Bay: MCCS.'),
    ],
    office: {
      label: 'Military OneSource',
      url: MILITARY_ONESOURCE_URL,
      purpose: [read(`free, 24/7: ${MILITARY_ONESOURCE_PHONE}`, sources.shippingOffice)],
    },
  },
  'emergency-contacts': {
    know: [
      only(
        onOrders,
        read('Update your Record of Emergency Data (DD Form 93) every year, and after a marriage, birth or divorce or when next of kin move. Your personnel office can help.', sources.emergencyData),
      ),
      'Give your bank, your insurers and your next of kin a number that works in Hawaii.',
    ],
    office: { ...milConnect, purpose: ['your own new phone and address, for DEERS'] },
  },
};
