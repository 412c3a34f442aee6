// The boat shipping guide. To change a price, a deadline or a rule, edit its entry below; keep the source next to it
// and update the checked date.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Contact, Fact, GuideAction, RangeBar, Step, Text, TipItem, WebLink } from '@/facts/types';
import { MATSON_PHONE } from '@/guides/shared-phones';
import { BOAT_BOOKING, BOAT_REGISTRATION_DAYS, LEAST_FUEL_AT_PASHA, MOST_FUEL, TRAILER_REGISTRATION_DAYS } from '@/guides/vehicle-figures';
import { TRAVEL_REGULATIONS_URL } from '@/guides/websites';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');

/** Its desk for boats and other oversize cargo. */
const PASHA_PHONE = '866-393-9831';

/** What our list has. */
const PRICE = '$3,000-$15,000+';

/** What a family plans by. */
const figures = [
  { figure: read(PRICE, unpublished.program), about: 'to ship a boat: get two quotes' },
  { figure: read(`${BOAT_BOOKING} ahead`, unpublished.program), about: 'to book: ask each carrier for its next sailing' },
  { figure: read(`Under ${MOST_FUEL}`, sources.pashaPreparing), about: read(`of a tank of fuel: Pasha requires at least ${LEAST_FUEL_AT_PASHA}`, sources.pashaPreparing) },
] as const satisfies readonly { figure: Fact; about: Text }[];

/** Who pays for it, as parts of one bill. */
const shares = [
  { payer: 'With orders, the government may pay', part: 'Up to what the same weight of household goods costs to ship.' },
  { payer: 'You pay', part: 'The rest, which can be most of the bill, and any special packing or handling.' },
] as const;

const payment = {
  larger: 'A larger boat, or one on a trailer, is priced case by case. If the quote is close to the boat’s value, sell it and buy one in Hawaii.',
  decidedBy: 'A boat doesn’t count as a car. The rules are in chapter 5 of the',
  rules: {
    label: 'Joint Travel Regulations',
    url: TRAVEL_REGULATIONS_URL,
  },
} as const satisfies {
  larger: Text;
  decidedBy: string;
  rules: WebLink;
};

/** `drawing` names what carries the boat. */
const methods = [
  {
    way: 'As household goods',
    drawing: 'kayak',
    worksFor: 'A canoe, kayak or skiff without a trailer',
  },
  { way: 'Roll-on/roll-off', drawing: 'trailer', worksFor: 'A boat on its own roadworthy trailer' },
  { way: 'Container or flat rack', drawing: 'container', worksFor: 'A small boat, or one without a trailer' },
  { way: 'Cradle on deck', drawing: 'cradle', worksFor: 'A boat too big for a trailer or container' },
  { way: 'Interisland barge', drawing: 'barge', worksFor: 'The last leg from Oahu' },
  { way: 'Sailing it over', drawing: 'sail', worksFor: 'An ocean-ready boat with its crew' },
] as const;

const questions: readonly TipItem[] = [
  { text: 'What will it cost? Have the exact length, beam, height on the trailer, and weight ready.' },
  { text: 'How would my boat travel, and what’s in the quote: loading, tie-downs, a cradle, the barge?' },
  { text: 'Do the boat and trailer have to be empty?' },
  { text: 'How far ahead should I book, and when is the next sailing?' },
];

const carriers: readonly Contact[] = [
  {
    name: 'Matson',
    role: 'Quotes each boat',
    phone: read(MATSON_PHONE, sources.matson),
    website: { label: 'matson.com', url: 'https://www.matson.com/' },
  },
  {
    name: 'Pasha Hawaii',
    role: 'Oversize cargo desk, for boats. Its sales desk, for cars, has another number.',
    phone: read(PASHA_PHONE, sources.pashaOversize),
    email: 'OHW@pashahawaii.com',
    website: {
      label: 'pashahawaii.com',
      url: sources.pashaOversize.url,
    },
    note: 'Won’t take household goods or personal items inside.',
  },
];

/** In the order of the numbers in the page's drawing of a boat. */
const preparation: readonly TipItem[] = [
  {
    title: 'Hull and trailer washed clean',
    text: read('Pressure-wash the hull. No growth, mud, seeds or soil on the boat, the trailer, its tires, winch or bunks.', sources.pashaPreparing),
  },
  {
    title: 'Tanks drained, plugs out, dry',
    text: 'Empty the bilge, live wells, fresh water and waste tanks. Pull the drain plugs and let the boat dry.',
  },
  {
    title: `Fuel under ${MOST_FUEL} tank`,
    text: 'Some road haulers want an empty tank, so ask about each leg.',
  },
  {
    title: 'Nothing loose, motor up, batteries off',
    text: 'Disconnect batteries and raise motors. Take off antennas, anchors, canvas, electronics and outriggers. Lash biminis, and lock and tape hatches.',
  },
  {
    title: 'No propane, no fuel cans',
    text: 'Take propane bottles and fuel cans off the boat.',
  },
  {
    title: 'Height on the trailer',
    text: 'Ask the road hauler for its limit. Masts, towers and arches may have to come off.',
  },
  {
    title: 'Photos, serial numbers, insurance',
    text: 'Take dated photos of the hull, motor and trailer, write down serial numbers, and ask an insurer about coverage at sea.',
  },
];

const atThePort: readonly Text[] = [
  read(
    'Drop-off at Pasha: bring the dock receipt, certified proof of weight, and a TWIC card, the federal ID for port workers. Without the card, wait at the gate for an escort.',
    sources.pashaOversize,
  ),
  'Pickup: bring photo ID and the arrival notice. Again, you need a TWIC card or an escort.',
  'The trailer is empty, the cover is off, and you have the keys with you.',
];

const inspections: readonly Text[] = [
  'A dirty hull brings invasive sea life. Clean yours, and keep the receipt or a written record of the cleaning.',
  'Expect inspectors to check the trailer and any crate too: they’re looking for ants, beetles and soil.',
];

/** In days from arrival. */
const deadlines: readonly RangeBar[] = [
  {
    label: 'Trailer: the county',
    range: [TRAILER_REGISTRATION_DAYS],
    text: `within ${TRAILER_REGISTRATION_DAYS} days`,
  },
  {
    label: 'Boat and title: the State',
    range: [BOAT_REGISTRATION_DAYS],
    text: read(`within ${BOAT_REGISTRATION_DAYS} days`, sources.registering),
  },
];

const registration: readonly Step[] = [
  {
    title: 'Inspect and register the trailer',
    text: ['The county does both, for boat trailers, too.', 'Bring proof of its weight: the manufacturer’s statement or a weigh slip.'],
  },
  {
    title: 'Register the boat with the State',
    text: [
      read('Register the first time at a Division of Boating and Ocean Recreation (DOBOR) office. The fee depends on length. You renew every year.', sources.registering),
      'Bring your ID, proof of ownership, the current number, the hull identification number, and the date the boat entered Hawaii.',
      'You get an HA number to display on both sides of the bow.',
    ],
  },
  {
    title: 'Title the boat',
    when: 'At the same visit',
    text: ['A boat used mainly in Hawaii also needs a title, unless the Coast Guard documents it. You don’t renew a title.'],
  },
  {
    title: 'Take a boating course',
    when: 'Before you drive the boat',
    text: [
      read('For a motor over 10 hp, take an approved course and carry the proof.', sources.boatingSafety),
      read('A course from another state counts only if it has a Hawaii section. Jet skis need an extra course.', sources.boatingSafety),
    ],
  },
];

const links: readonly WebLink[] = [
  { label: 'DOBOR: registering your vessel', url: sources.registering.url, purpose: 'offices and forms' },
  { label: 'DOBOR: vessel title', url: 'https://dlnr.hawaii.gov/dobor/vessel-title-hawaii/', purpose: 'who needs a title' },
  { label: 'DOBOR: boating safety questions', url: sources.boatingSafety.url, purpose: 'courses and cards' },
];

export const boatGuide = {
  lead: 'Who pays, what it costs, and when to book.',
  figures,
  shares,
  first: [
    'With orders, ask your transportation office what it pays. Ask in writing. Without orders, you pay.',
    'Find a place to keep the boat: a slip, or a spot for the trailer.',
    read(`Get quotes ${BOAT_BOOKING} ahead: Matson ${MATSON_PHONE}, Pasha’s oversize desk ${PASHA_PHONE}.`, unpublished.program),
    read(`Register both: the boat within ${BOAT_REGISTRATION_DAYS} days, the trailer within ${TRAILER_REGISTRATION_DAYS}.`, sources.registering),
  ],
  action: { label: 'Ask a carrier for a quote', section: 'Carriers to ask' },
  payment,
  carriers,
  questions,
  methods,
  preparation,
  deadlines,
  registration,
  links,
  atThePort,
  inspections,
  space: [
    'State small boat harbors have waitlists. Military marinas, such as the one at Kaneohe Bay, may have a slip: ask your base’s MWR office.',
    'Ask your landlord or housing office before you bring a trailer home.',
  ],
} as const satisfies { lead: string; first: readonly Text[]; action: GuideAction } & Record<string, unknown>;
