// The vehicle shipping guide; what comes after the port is in vehicle-arrival.ts, motorcycles in motorcycles.ts. To change a price, a port or a rule, edit its entry below; keep the source next to it and
// update the checked date.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Contact, Fact, Figures, GuideAction, Source, Step, Text, WebLink } from '@/facts/types';
import { militaryGuide2025 } from '@/guides/lodging-sources';
import { carLeaseRule } from '@/guides/rental-figures';
import { oneVehicleSource, secondCar } from '@/guides/second-car';
import { HONOLULU_VEHICLE_CENTER_PHONE, MATSON_PHONE } from '@/guides/shared-phones';
import { CARRIER_BOOKING, CARRIER_PRICE_OF_ONE, LEAST_FUEL_AT_PASHA, MATSON_BY_BARGE_DAYS, MATSON_CAR_SIZE, MATSON_TO_HONOLULU_DAYS, MOST_FUEL, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import { hawaiiCountyCarPermit, matsonCarQuestions, pashaMotorcycles, pashaPreparing } from '@/guides/vehicle-sources';
import { HONOLULU_CARS_URL, MAUI_CAR_PERMIT_URL, PCS_MY_POV_URL, TRAVEL_CHANGES_URL } from '@/guides/websites';
import { motorcycles, riding } from './motorcycles';
import { vehicleArrival } from './vehicle-arrival';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-27');
const today = factsCheckedOn('2026-11-30');

const sources = {
  pcsMyPov: { title: 'PCSmyPOV: questions and answers', by: 'company', issued: 'undated', readOn: '2026-11-30', url: 'https://pcsmypov.com/FAQ' },
  travelRules: {
    title: 'Joint Travel Regulations: change list of Sep 27, 2024',
    by: 'government',
    issued: '2024-09-27',
    readOn: '2026-11-30',
    url: TRAVEL_CHANGES_URL,
  },
  transportRules: {
    title: 'Defense Transportation Regulation, Part IV, Attachment K3, Dec 2015',
    by: 'government',
    issued: '2015-12',
    url: 'https://docplayer.net/11791070-Attachment-k3-shipping-your-pov.html',
  },
  militaryGuide: militaryGuide2025,
  matson: matsonCarQuestions,
  pashaPreparing: pashaPreparing,
  pashaMotorcycles: pashaMotorcycles,
} as const satisfies Record<string, Source>;

const governmentPays = newest.read('Your orders can cover one vehicle that you or a dependent owns, if they say so. You turn it in at a vehicle processing center (VPC).', oneVehicleSource);

const daysToHonolulu = read(`${MATSON_TO_HONOLULU_DAYS.join('-')} days`, sources.matson);

const bringOrBuy: readonly Text[] = [
  'Cars on the island rust, and there are fewer to choose from.',
  'Buying used here: compare prices before you sell yours. Have a mechanic look for rust, and look at your base’s resale lot.',
  'Leave behind a car whose lender won’t write the letter, or whose tint or lift fails the safety check here.',
];

const secondVehicle: { found: Text; ask: readonly string[] } = {
  found: secondCar,
  ask: ['Ask: is our move covered, which approval do we need first, and what’s the limit?', 'Keep the paid invoice, bill of lading, orders and proof that you own the car.'],
};

const governmentSteps: readonly Step[] = [
  {
    title: 'Visit your transportation office',
    when: 'Orders in hand',
    text: ['Ask which vehicles your orders cover before you plan.'],
  },
  {
    title: 'Make an appointment at PCSmyPOV.com',
    when: 'As soon as you have a date',
    text: [read('It’s the site of International Auto Logistics (IAL), which ships cars for the government. Send your documents ahead (“FASTPASS”), and track the car there.', sources.pcsMyPov)],
  },
  {
    title: 'Gather your documents',
    text: ['The list is below.'],
  },
  {
    title: 'Clean it, empty it and run down the tank',
    when: 'The week of turn-in',
    text: [
      read(`The car must be safe to drive. Take out camping gear and household items. Propane tanks can’t ship.`, sources.transportRules),
      'Ask your center what may stay in it, such as the spare tire, jack and car seats.',
      'Don’t leave any firearm or ammunition in it.',
      'Photograph every side, all damage and the odometer. Dated photos are your evidence if you file a claim.',
    ],
  },
  {
    title: 'Turn it in',
    text: [
      'Bring two sets of keys, one to hand over and one to keep. Turn off any alarm.',
      read('Keep the inspection form: your shipping instruction number is at the top right, and you track the car with it.', sources.pcsMyPov),
    ],
  },
  {
    title: 'If the car is late',
    text: [
      latest.read(
        'The contractor pays for a rental car only if yours misses its required delivery date. Ask the contractor (IAL), not finance: since Oct 1, 2024, finance doesn’t take this claim.',
        sources.travelRules,
      ),
    ],
  },
  {
    title: 'Pick it up in Honolulu',
    text: ['Bring your ID. Walk around the car with the form, and get new damage written down before you drive away.'],
  },
];

const honoluluCenter = {
  name: 'Honolulu vehicle processing center',
  role: 'If the government ships it: International Auto Logistics (IAL). Your own carrier names its terminal.',
  phone: today.read(HONOLULU_VEHICLE_CENTER_PHONE, sources.militaryGuide),
  address: today.read('242 Forrest Avenue, Pier 1, Honolulu, HI 96813', sources.militaryGuide),
  website: { label: 'pcsmypov.com', url: PCS_MY_POV_URL },
  note: 'This is from early 2025: check the address and hours under Locations, Honolulu, before you drive there.',
} as const satisfies Contact;

const papersIntro = 'Centers usually ask for these. Get your center’s own list when you book';

const papers = [
  'A full set of your orders, with all amendments.',
  'Your military ID. Anyone else needs a photo ID and a power of attorney or your signed letter. A spouse named on the orders needs no letter.',
  'The title or registration in your name. If it’s in a former name, bring the marriage certificate.',
  'Financed or leased: the letter from the lender or leasing company.',
] as const;

const commercialCosts: readonly Text[] = [
  read(`Size: a standard car at Matson is up to ${MATSON_CAR_SIZE}. Anything larger gets a separate quote.`, sources.matson),
  read('Documents: title or registration in the shipper’s name, photo ID and the booking number. With a car loan, ask about the lender’s consent.', sources.matson),
];

const carriers: readonly Contact[] = [
  {
    name: 'Matson',
    phone: read(MATSON_PHONE, sources.matson),
    website: {
      label: 'matson.com, shipping your car',
      url: matsonCarQuestions.url,
    },
    note: read('Leaves from Long Beach, Oakland, Seattle and Tacoma. Arrives in Honolulu; a barge goes on to the other islands.', sources.matson),
  },
  {
    name: 'Pasha Hawaii, sales desk',
    phone: factsCheckedOn('2026-11-25').read('866-363-7485', sources.pashaMotorcycles),
    website: { label: 'pashahawaii.com', url: 'https://www.pashahawaii.com/' },
    note: read('Boats have a desk of their own. Its ports include San Diego and Hilo. Ask which others take cars.', sources.pashaPreparing),
  },
];

/** What a family plans by. */
const figures: Figures = {
  title: 'If you pay a carrier',
  rows: [
    { label: 'Per vehicle', figure: read(CARRIER_PRICE_OF_ONE, unpublished.program), note: read('Matson’s prices start at $1,070, on an undated page.', sources.matson) },
    { label: 'Book', figure: CARRIER_BOOKING, note: 'Get a quote from Matson and Pasha.' },
    { label: 'Fuel', figure: read(`${MOST_FUEL} tank or less`, sources.transportRules), note: read(`Pasha requires at least ${LEAST_FUEL_AT_PASHA}.`, sources.pashaPreparing) },
    {
      label: 'Days at sea, by port',
      figure: read(VEHICLE_TRANSIT, unpublished.program),
      note: read(`Matson says ${MATSON_TO_HONOLULU_DAYS.join('-')} to Honolulu, ${MATSON_BY_BARGE_DAYS.join('-')} to other islands.`, sources.matson),
    },
  ],
};

const preparation: readonly Text[] = [
  read('Electric cars: no more than 30% charge at Pasha, and no charging at the port.', sources.pashaPreparing),
  read('The car must start and drive normally, with no leaks and the alarm off. Take everything of yours out.', sources.pashaPreparing),
  'Wash off all mud, soil and seeds, in the wheel wells and under the hood, too. Otherwise the car can be held for cleaning.',
];

/** From the sailing to the port, in days. */
type TransitTime = { port: string; days: readonly [number, number]; text: Fact; note: Text };

/** For the car on the orders. */
const onOrdersWeeks: Text = 'On orders, get the required delivery date in writing at turn-in.';

const transit: readonly TransitTime[] = [
  {
    port: 'Honolulu',
    days: MATSON_TO_HONOLULU_DAYS,
    text: daysToHonolulu,
    note: read(`Matson says. Our list has ${VEHICLE_TRANSIT}.`, unpublished.program),
  },
  {
    port: 'Kauai, Maui and the Big Island',
    days: MATSON_BY_BARGE_DAYS,
    text: read(`${MATSON_BY_BARGE_DAYS.join('-')} days`, sources.matson),
    note: 'By barge, Matson says',
  },
];

const daysCount = 'Days count from the sailing, not from the day you hand over the keys: ask for the sailing date.';

const travelRules: WebLink = {
  label: 'Joint Travel Regulations and changes',
  url: sources.travelRules.url,
  purpose: 'current rules on a second vehicle',
};

const links: readonly WebLink[] = [
  {
    label: 'Honolulu motor vehicle questions',
    url: HONOLULU_CARS_URL,
    purpose: 'registration on Oahu',
  },
  {
    label: 'Honolulu vehicle fee inquiry',
    url: 'https://mvinquiry.hnl.info/',
    purpose: 'what registration will cost',
  },
  {
    label: 'Hawaii County out-of-state permit',
    url: hawaiiCountyCarPermit.url,
    purpose: 'on the Big Island',
  },
  {
    label: 'Maui County out-of-state permit',
    url: MAUI_CAR_PERMIT_URL,
    purpose: 'on Maui',
  },
];

export const vehicleGuide = {
  lead: 'Your orders can ship one vehicle. You may have to pay a carrier for any other.',
  first: [
    'If you have orders, ask what they cover. Then book at PCSmyPOV.com.',
    'Turn in the car clean and empty. Run the tank down first.',
    today.read('Reserve a rental car early. Budget and Enterprise have military rates.', sources.militaryGuide),
    vehicleArrival.inShort,
  ],
  action: {
    label: 'Go to PCSmyPOV.com',
    url: PCS_MY_POV_URL,
  },
  figures,
  governmentPays,
  governmentSteps,
  papersIntro,
  papers,
  carriers,
  commercialCosts,
  preparation,
  carLoan: 'If you still owe money on your car, ask the lender today for a letter that allows shipment to Hawaii.',
  carLease: carLeaseRule,
  secondVehicle,
  bringOrBuy,
  onOrdersWeeks,
  transit,
  daysCount,
  honoluluCenter,
  arrival: vehicleArrival,
  riding,
  motorcycles,
  travelRules,
  links,
} as const satisfies { lead: string; first: readonly Text[]; action: GuideAction } & Record<string, unknown>;
