// The eight hotels in the TLA guide. To change a phone, a fee or a pet rule, edit the hotel; keep the source next to it
// and update the checked date.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, Source, Text, WebLink } from '@/facts/types';
import { officeSources } from '@/guides/base-offices';
import { DOD_LODGING_URL } from '@/guides/websites';
import type { Point } from '@/maps/geo';
import { basePlaces, towns } from '@/maps/places';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  jointBase: {
    title: 'Military OneSource: Pearl Harbor-Hickam temporary housing (we read an old copy; the link is its page)',
    by: 'government',
    issued: 'undated',
    url: 'https://installations.militaryonesource.mil/military-installation/joint-base-pearl-harbor-hickam/housing/temporary-housing',
  },
  wayfinder: { title: 'The Wayfinder Waikiki: pet policy', by: 'company', issued: 'undated', url: 'https://wayfinderwaikiki.com/ko/about-us-1/pet-policy' },
} as const satisfies Record<string, Source>;

/** The parts of Oahu that the list can be filtered by. */
export const hotelSides = {
  harbor: 'Pearl Harbor, Hickam and airport',
  waikiki: 'Waikiki',
  central: 'Central: Schofield',
  windward: 'Windward: Kaneohe Bay',
  west: 'West: Kapolei',
} as const;

export type HotelSide = keyof typeof hotelSides;

export type Hotel = {
  name: string;
  side: HotelSide;
  /** Its base or part of town: enough for a map. */
  at: Point;
  petsAllowed: boolean;
  petFee?: Fact;
  petNote?: Text;
  address: Fact;
  phone?: Fact;
  /** Central reservations, if they have a separate number. */
  reservations?: Fact;
  email?: Fact;
  website: WebLink;
  amenities: readonly string[];
  /** `ask` when we couldn't read any office's list that names the hotel. */
  tlaApproved: 'yes' | 'ask';
  notes: readonly Text[];
};

/** Those that an office’s list names come first, then the others from Pearl Harbor outward. */
export const hotels: readonly Hotel[] = [
  {
    name: 'Navy Lodge Hawaii, Ford Island',
    at: towns.fordIsland,
    side: 'harbor',
    petsAllowed: true,
    petNote: read('Only some rooms take pets: call first.', unpublished.program),
    address: read('Building 78, Ford Island, Joint Base Pearl Harbor-Hickam, HI 96818', unpublished.common),
    phone: read('808-440-2290', unpublished.program),
    reservations: read('800-628-9466', unpublished.program),
    website: { label: 'navy-lodge.com', url: 'https://www.navy-lodge.com' },
    amenities: ['kitchenette', 'two-room suites', 'pool', 'laundry', 'Wi-Fi', 'mini-mart', 'air conditioning'],
    tlaApproved: 'yes',
    notes: ['Quiet, in the middle of Pearl Harbor. Book the day you get orders. Navy families: ask here first.'],
  },
  {
    name: 'Navy Gateway Inns & Suites, Pearl Harbor-Hickam',
    at: basePlaces['pearl-harbor-hickam'],
    side: 'harbor',
    petsAllowed: true,
    petNote: 'Only some locations have pet rooms.',
    address: read('Arizona Hall, 1623 Battleship Drive, JBPHH, HI 96860', sources.jointBase),
    phone: read('808-421-6113', sources.jointBase),
    website: {
      label: 'DoD lodging, to book',
      url: DOD_LODGING_URL,
    },
    amenities: ['air conditioning', 'housekeeping', 'laundry', 'Wi-Fi', 'kitchen in family units'],
    tlaApproved: 'yes',
    notes: ['Two locations: Arizona Hall, and the Royal Alaka’i Lodge on the Hickam side. Ask which has family units.'],
  },
  {
    name: 'The Inn at Schofield Barracks',
    at: basePlaces.schofield,
    side: 'central',
    petsAllowed: true,
    petFee: read('$75 one-time', unpublished.program),
    petNote: 'Some rooms take pets: ask for one.',
    address: read('563 Kolekole Avenue, Schofield Barracks, HI 96857', unpublished.program),
    phone: read('808-624-9650', unpublished.program),
    reservations: read('877-711-8326', unpublished.program),
    website: { label: 'ihgarmyhotels.com', url: 'https://www.ihgarmyhotels.com' },
    amenities: ['kitchenette', 'free breakfast', 'laundry', 'Wi-Fi', 'parking'],
    tlaApproved: 'yes',
    notes: ['Army lodging, run by IHG Army Hotels.'],
  },
  {
    name: 'Inns of the Corps, Kaneohe Bay',
    at: basePlaces.kaneohe,
    side: 'windward',
    petsAllowed: true,
    petFee: read('$25 a night per pet', unpublished.program),
    petNote: 'Some rooms take pets.',
    address: read('Building 3038, G Street, MCBH Kaneohe Bay, HI 96863', officeSources.kaneohe),
    phone: read('808-254-2806', officeSources.kaneohe),
    email: read('LodgingReservations.Hawaii@usmc-mccs.org', unpublished.program),
    website: { label: 'Its Military OneSource page', url: officeSources.kaneohe.url },
    amenities: ['refrigerator', 'microwave', 'coffee maker', 'dishes', 'dining area'],
    tlaApproved: 'yes',
    notes: [read('PCS families get priority.', officeSources.kaneohe), 'Marines: ask here first.'],
  },
  {
    name: 'Best Western The Plaza Hotel Honolulu Airport',
    at: towns.airport,
    side: 'harbor',
    petsAllowed: false,
    petNote: read('No pets', unpublished.program),
    address: read('3253 North Nimitz Highway, Honolulu, HI 96819', unpublished.program),
    phone: read('808-836-3636', unpublished.program),
    website: { label: 'bestwestern.com', url: 'https://www.bestwestern.com' },
    amenities: ['restaurant', 'pool', 'airport shuttle', 'parking'],
    tlaApproved: 'ask',
    notes: ['Ask for a room away from the freeway.'],
  },
  {
    name: 'Residence Inn by Marriott Oahu Kapolei',
    at: towns.kapolei,
    side: 'west',
    petsAllowed: true,
    petFee: read('$100 one-time', unpublished.program),
    address: read('725 Kunehi Street, Kapolei, HI 96707', unpublished.common),
    website: { label: 'marriott.com', url: 'https://www.marriott.com' },
    amenities: ['suites with full kitchens', 'extended-stay pricing', 'breakfast', 'pool'],
    tlaApproved: 'ask',
    notes: ['Best for the west side. Search its site for “Residence Inn Oahu Kapolei”. Check the drive to base at rush hour.'],
  },
  {
    name: 'Hale Koa Hotel',
    at: towns.waikiki,
    side: 'waikiki',
    petsAllowed: false,
    petNote: read('No pets, only service animals', unpublished.program),
    address: read('2055 Kalia Road, Honolulu, HI 96815', unpublished.program),
    phone: read('808-955-0555', unpublished.program),
    reservations: read('800-367-6027', unpublished.program),
    email: read('reservations@halekoa.com', unpublished.program),
    website: { label: 'halekoa.com', url: 'https://www.halekoa.com' },
    amenities: ['pools', 'beach', 'restaurants', 'laundry', 'exchange store', 'balconies'],
    tlaApproved: 'ask',
    notes: ['The military’s own resort, on the beach at Fort DeRussy. Book well ahead.'],
  },
  {
    name: 'The Wayfinder Waikiki',
    at: towns.waikiki,
    side: 'waikiki',
    petsAllowed: true,
    petFee: read('$50 a night per pet', unpublished.program),
    petNote: read('The hotel’s own undated page says $35 a night for up to two dogs, plus a $100 refundable deposit. Ask about cats.', sources.wayfinder),
    address: read('2375 Ala Wai Boulevard, Honolulu, HI 96815', unpublished.program),
    website: { label: 'wayfinderwaikiki.com', url: 'https://www.wayfinderwaikiki.com' },
    amenities: ['pool', 'air conditioning', 'dog rooms', 'walking paths by the Ala Wai canal'],
    tlaApproved: 'ask',
    notes: ['Ask for a dog room, and for its rules.'],
  },
];
