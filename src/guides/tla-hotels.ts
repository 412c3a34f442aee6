// The TLA guide: how the Temporary Lodging Allowance works, who approves it, and what to do about pets. The hotels are
// in tla-hotel-list.ts. To change a rule or a phone, edit its entry; keep the source and set the checking day.
import { factsCheckedOn } from './facts';
import { hotels } from './tla-hotel-list';
import type { Contact, Source, Text, TipItem, WebLink } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

const sources = {
  program: { title: 'Listed by the Veterans Home Program; no public source was found' },
  militaryGuide: { title: 'Hawaii Military Guide, Winter-Spring 2025' },
  pcsOahu: { title: 'PCS Oahu: TLA in Hawaii, Aug 2026' },
  armyBriefing: { title: 'Army arrival briefing on TLA (undated copy)' },
  navy: { title: 'MyBaseGuide: Navy TLA in Hawaii (undated)' },
  airForce: { title: 'TLA Hawaii: Air Force TLA (undated)' },
  coastGuard: { title: 'MyBaseGuide: Coast Guard housing in Hawaii (undated)' },
  kaneohe: {
    title: 'Military OneSource: MCB Hawaii temporary housing',
    url: 'https://installations.militaryonesource.mil/military-installation/mcb-hawaii/housing/temporary-housing',
  },
  kennels: { title: 'MyBaseGuide: arriving with the Coast Guard in Hawaii (undated)' },
  heat: { title: 'PCS Hawaii: flying with pets (undated)' },
} as const satisfies Record<string, Source>;

const inBrief: readonly Text[] = [
  read(
    'Hawaii counts as overseas, so arriving families draw the Temporary Lodging Allowance (TLA) and not the mainland’s TLE. It pays back part of your hotel and meals afterwards, never in advance.',
    sources.pcsOahu,
  ),
  read(
    'On arrival it is normally approved for 10 days, then 10 days at a time, up to 60 days, while you show that you are looking for a home.',
    sources.militaryGuide,
  ),
  read(
    'On departure, most who lived in quarters or gave up their home can have up to 10 nights. Get the approval first.',
    sources.militaryGuide,
  ),
  read(
    'The amount follows Honolulu’s per-diem table and your family’s size, with less for meals if the room has a kitchen. It changes every year: look it up before you budget.',
    sources.militaryGuide,
  ),
];

const rules: readonly Text[] = [
  confirm('It ends the day your home is ready, or sooner if you refuse or delay one.', sources.armyBriefing),
  read('Marines who sign a lease before they check in at the TLA office lose it.', sources.kaneohe),
  confirm('Coast Guard: check in by the next business day.', sources.coastGuard),
  confirm(
    'Not paid: holiday rentals, timeshares, MWR cabins, bed-and-breakfasts, and any stay whose receipt comes from a discount site.',
    sources.armyBriefing,
  ),
  confirm(
    'Keep for every claim: itemized daily hotel receipts with a zero balance, orders, flight itinerary, your housing-search sheet, the non-availability statement, and proof of dependents.',
    sources.armyBriefing,
  ),
];

const desks: readonly Contact[] = [
  {
    name: 'Marine Corps: MCBH TLA office',
    phone: read('808-496-2198', sources.kaneohe),
    email: 'MCBH.TLA.FMB@usmc.mil',
  },
  {
    name: 'Navy: Housing Service Center, Pearl Harbor-Hickam',
    phone: read('808-474-1820', { title: 'PCS Oahu: on-base housing waitlists, Aug 2026' }),
  },
  {
    name: 'Air Force: housing management',
    phone: confirm('808-448-6815', sources.airForce),
    address: confirm('Building 6500, 200 Kokomalei Street, HI 96818', sources.airForce),
  },
  {
    name: 'Army: housing office',
    phone: confirm('808-275-3700', { title: 'Army in-processing form (undated)' }),
    note: confirm(
      'The Fort Shafter office serves Shafter, Tripler, Camp Smith, Hickam and Pearl Harbor; the Schofield office serves Schofield, Wheeler and Helemano.',
      sources.armyBriefing,
    ),
  },
  {
    name: 'Coast Guard: Base Honolulu housing',
    phone: confirm('808-842-2073', sources.coastGuard),
  },
];

const petTips: readonly TipItem[] = [
  {
    title: 'Book the pet room by phone',
    text: 'Have the pet, its breed and weight, and the fee written into the confirmation email. Ask for the ground floor, near grass.',
  },
  {
    title: 'Keep money aside',
    text: confirm('TLA pays for no kennel, pet fee or trip between lodgings.', sources.kennels),
  },
  {
    title: 'Know a kennel',
    text: 'If no pet room is free, the base kennel below boards pets.',
  },
  {
    title: 'Land while the airport office is open',
    text: 'A pet that is not collected in time goes to the quarantine station, and that costs more. Ask the State for its hours before you book the flight.',
  },
  {
    title: 'Mind the heat',
    text: confirm('Many airlines take no pets from mid-May to mid-September.', sources.heat),
  },
  {
    title: 'Carry the papers',
    text: 'Crate, leash, vaccination record and microchip number go in your hand baggage.',
  },
];

const kennel: Contact = {
  name: 'MWR pet kennel, near Camp Smith',
  phone: read('808-368-3456', sources.kaneohe),
};

const links: readonly WebLink[] = [
  {
    label: 'Defense Travel Management Office',
    url: 'https://www.travel.dod.mil',
    purpose: 'today’s Honolulu per-diem rates and the Joint Travel Regulations',
  },
  {
    label: 'DoD lodging',
    url: 'https://www.travel.dod.mil/Programs/Lodging/DoD-Lodging/',
    purpose: 'every kind of military lodging',
  },
  {
    label: 'MCBH Temporary Lodging Allowance',
    url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/How-to-Apply/Temporary-Lodging-Allowance/',
    purpose: 'certificates and forms for Kaneohe Bay',
  },
  {
    label: 'Hawaii Animal Quarantine',
    url: 'https://hdoa.hawaii.gov/ai/aqs/aqs-info/',
    purpose: 'what a pet needs to enter',
  },
];

export const tlaGuide = {
  lead: 'Where to stay until you have a home: eight hotels on Oahu, what they do about pets, and how the lodging allowance pays you back.',
  first: [
    read(
      'Report to your housing or TLA office within 72 hours of landing, sooner if you can, and before you sign a lease.',
      sources.militaryGuide,
    ),
    confirm(
      'Ask for a room on base first. If it is full, get a Statement of Non-Availability and keep it.',
      sources.navy,
    ),
    read(
      'Have room on a card for at least the first 10 days. TLA is paid back later.',
      sources.militaryGuide,
    ),
    confirm('Stay only at a hotel on your own TLA office’s list.', sources.armyBriefing),
    'With a pet, call before you book: two of the eight hotels take none.',
  ],
  asListed: confirm(
    'Amenities and pet fees are as listed with us: ask the hotel about any you count on.',
    sources.program,
  ),
  hotels,
  inBrief,
  rules,
  desks,
  petTips,
  kennel,
  links,
} as const satisfies { lead: string; first: readonly Text[] } & Record<string, unknown>;
