// The storage guide. To change a discount or an address, edit the card; keep its source and update the checked date.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, GuideAction, Source, Text, TipItem, WebLink } from '@/facts/types';
import { DOD_TRAVEL_URL, MOVING_GOODS_URL } from '@/guides/websites';
import type { TownName } from '@/maps/places';
import { movingItYourself } from './moving-it-yourself';
import { shipCarryLeave, shippingPhones } from './ship-carry-leave';
import { untilGoodsArrive } from './until-goods-arrive';
import { E5_FAMILY_LIMIT, weightAllowances } from './weight-allowances';

const EXTRA_SPACE_URL = 'https://www.extraspace.com/storage/facilities/us/hawaii/';

const WAIKELE_URL = 'https://waikeleselfstorage.com';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-26');
const newest = factsCheckedOn('2026-11-27');

const sources = {
  transportRules: {
    title: 'Defense Transportation Regulation, part IV, chapter 406, Jan 21, 2015 (a copy)',
    by: 'government',
    issued: '2015-01-21',
    url: 'https://kipdf.com/chapter-406-storage-a-sit_5afd170e8ead0e3b078b45f6.html',
  },
  wholeTour: {
    title: 'Coast Guard, Base Miami Beach: long-term storage for overseas duty',
    by: 'government',
    issued: 'undated',
    url: 'https://www.dcms.uscg.mil/Our-Organization/Operational-Logistics-Command-LOGCOM/Bases/Base-Miami-Beach/PPSO/NTS/',
  },
} as const satisfies Record<string, Source>;

export type StorageFacility = {
  title: string;
  /** The towns in `location` that a map can show. */
  towns: readonly TownName[];
  discount: Fact;
  /** Who gets it. */
  who: string;
  location: Text;
  perks: readonly Text[];
  url: string;
};

/** Military discounts, in percent. */
const LEAST_OFF = 5;
const MOST_OFF = 10;

const facilities: readonly StorageFacility[] = [
  {
    title: 'Hawaii Self Storage',
    towns: ['mililani', 'kapolei'],
    discount: read(`${MOST_OFF}% off`, unpublished.program),
    who: 'for active duty, Guard, Reserve and veterans',
    location: read('Mililani, Kapolei and other Oahu locations on its map', unpublished.program),
    perks: ['Indoor units.', 'Ask about air-conditioned halls and access hours.'],
    url: 'https://www.hawaiiselfstorage.com',
  },
  {
    title: 'Waikele Self Storage',
    towns: ['waipahu'],
    discount: read(`${LEAST_OFF}% off`, unpublished.program),
    who: 'for military and veterans',
    location: 'End of Pakela Street, Waipahu, in Kipapa Gulch',
    perks: ['“The Caves”: cool old Navy bunkers.', 'Ask if there’s power inside, and how and when you can get to your unit.'],
    url: WAIKELE_URL,
  },
  {
    title: 'Extra Space Storage',
    towns: ['honolulu'],
    discount: read(`${MOST_OFF}% off`, unpublished.program),
    who: 'for military and veterans, at some stores',
    location: 'Honolulu, Central Oahu and others. Search its map with your base’s ZIP: 96818, 96857 or 96863',
    perks: ['Rent by the month, and move in online.', 'It has mainland locations, too, for what you leave behind.'],
    url: EXTRA_SPACE_URL,
  },
];

const tips: readonly TipItem[] = [
  {
    title: 'Keep it dry',
    text: 'Choose an indoor or climate-controlled unit for wood, leather, paper, photos and electronics. Keep boxes off the floor, and look inside once a month.',
  },
  {
    title: 'Insure it yourself',
    text: 'A storage company doesn’t insure your things. Ask your renters insurance about storage, flood, hurricane and mold. Keep photos and serial numbers off-island.',
  },
  {
    title: 'Report damage early',
    text: 'Free government storage has its own claims rules: see “If the movers break or lose something.”',
  },
  {
    title: 'Read the terms first',
    text: 'Ask about gate hours, the elevator, the minimum stay and the price after the promotion. Ask what happens if you deploy, and who can get in with a power of attorney.',
  },
];

export const storageGuide = {
  lead: 'Which storage is free, for how long, and where to rent a unit.',
  ways: [
    {
      drawing: 'home',
      where: 'Near your old home',
      price: 'Free',
      about: newest.read('Called non-temporary storage, it lasts your whole tour.', sources.wholeTour),
    },
    {
      drawing: 'hawaii',
      where: 'In Hawaii',
      price: 'Free',
      about: latest.read('Called storage in transit, it’s often for 90 days. Ask how many days you get.', sources.transportRules),
    },
    {
      drawing: 'unit',
      where: 'A unit on Oahu',
      price: 'You pay',
      about: 'Ask for today’s price with the military discount.',
    },
  ],
  free: {
    if: 'Free if your orders allow it, and all you ship and store stays within your weight limit:',
    limit: E5_FAMILY_LIMIT,
    for: 'for an E-5 with family.',
  },
  first: [
    'If you have orders, ask your transportation office first. The office arranges free storage, here or near your old home.',
    'Get a unit’s price in writing. Ask for today’s military discount.',
    'Book early if you’re moving in summer. Oahu has little storage for its size.',
  ],
  action: { label: 'Find your transportation office', section: 'Offices and tools' },
  listed: 'These military discounts are from our list',
  facilities,
  windward: 'Near Kaneohe Bay, search for storage in Kailua.',
  shipCarryLeave,
  weights: weightAllowances,
  movingItYourself,
  untilGoodsArrive,
  government: [
    newest.read('Near your old home: if your rotation date changes, ask for more time. Once your orders no longer cover it, you pay.', sources.wholeTour),
    latest.read('More than 90 days in Hawaii: only if the shipping office approves it. Ask before the 90 days end, on DD Form 1857.', sources.transportRules),
    'Keep your copies of DD Form 1299 (your shipping application) and DD Form 1164 (the storage order).',
  ],
  tips,
  questions: [
    'What’s the military rate, how long does it last, and is it in writing?',
    'Do veterans, Guard and Reserve qualify, and with what proof?',
    'What’s the deposit, the pest policy, and the list of things I can’t store?',
  ],
  phones: shippingPhones,
  links: [
    {
      label: 'Military OneSource: moving personal property',
      url: MOVING_GOODS_URL,
      purpose: 'government storage and weight allowances',
    },
    {
      label: 'Joint Travel Regulations',
      url: DOD_TRAVEL_URL,
      purpose: 'the rules your office follows',
    },
    { label: 'U-Haul', url: 'https://www.uhaul.com', purpose: 'portable containers and more locations' },
  ],
} as const satisfies {
  lead: string;
  ways: readonly { drawing: string; where: string; price: 'Free' | 'You pay'; about: Text }[];
  first: readonly Text[];
  action: GuideAction;
  links: readonly WebLink[];
} & Record<string, unknown>;
