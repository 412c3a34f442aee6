// The guide for veterans who make Hawaii home. Each county has its own property tax: its rules are in `counties`, and an
// amount that no source gives says to ask the county.
import type { MapMark } from '@/maps/island-map';
import { countySeats, type StatePlace, towns } from '@/maps/places';
import { factsCheckedOn } from './facts';
import { oahuExemptionSource, oahuHomeExemption } from './property-tax-figures';
import { VA_BENEFITS_PHONE, VA_HEALTH_IN_HAWAII_PHONE } from './shared-phones';
import {
  ARMY_STATE_BENEFITS_TITLE,
  ARMY_STATE_BENEFITS_URL,
  VA_HEALTH_IN_HAWAII_TITLE,
  VA_HEALTH_IN_HAWAII_URL,
  VA_TITLE,
  VA_URL,
} from './shared-sources';
import type { Fact, GuideAction, OfficePhone, Source, Table, Text, TipItem, WebLink } from './types';

const { read, unconfirmed } = factsCheckedOn('2026-11-23');

const sources = {
  honoluluNotice: {
    title: 'City and County of Honolulu: notice of the Sept 30 deadline, Aug 30, 2024',
    url: 'https://statelegals.staradvertiser.com/2024/08/30/0001465707-01',
  },
  honoluluExemption: oahuExemptionSource,
  honoluluMinimum: {
    title: 'City and County of Honolulu: questions about property tax (undated)',
    url: 'https://realproperty.honolulu.gov/help-resources/faq',
  },
  honoluluVeterans: { title: 'Honolulu Star-Advertiser, Jan 22, 2019: disabled veterans’ property tax' },
  mauiLaw: {
    title: 'Maui Now, Oct 6, 2022: tax relief for severely disabled veterans',
    url: 'https://mauinow.com/2022/10/06/mayor-victorino-extends-real-property-tax-relief-to-severely-disabled-veterans',
  },
  mauiDeadline: {
    title: 'Maui Recovers, Dec 11, 2024: deadline for exemptions',
    url: 'https://mauirecovers.com/news/dec-31-deadline-for-filing-county-real-property-2025-assessment-year-exemptions',
  },
  mauiExemption: {
    title: 'County of Maui: who qualifies for a home exemption (undated)',
    url: 'https://www.mauicounty.gov/FAQ.aspx?QID=901',
  },
  kauaiVeterans: {
    title: 'The Garden Island, Feb 7, 2024: veterans and Kauai’s county code',
    url: 'https://thegardenisland.com/2024/02/07/hawaii-news/veterans-encouraged-to-learn-about-kauai-county-code-changes',
  },
  kauaiForms: {
    title: 'County of Kauai: assessment and forms, 2025',
    url: 'https://www.kauai.gov/Government/Departments-Agencies/Finance/Real-Property-Tax/Assessment',
  },
  kauaiCode: { title: 'Kauai County Code on exemptions', url: 'https://ecode360.com/42669493' },
  kauaiExemption: {
    title: 'County of Kauai: exemptions (undated)',
    url: 'https://kauai.gov/Government/Departments-Agencies/Finance/Real-Property/Exemption-Information',
  },
  hawaiiNotice: {
    title: 'County of Hawaii: notice of the Dec 31 deadline, Dec 10, 2024',
    url: 'https://statelegals.staradvertiser.com/2024/12/10/0001477224-01',
  },
  hawaiiLaw: { title: 'County of Hawaii: ordinance on disabled veterans’ homes, 2018' },
  hawaiiOffices: { title: 'County of Hawaii: how to claim a home exemption, Feb 2024' },
  summary: {
    title: 'Rated Now What: benefits in Hawaii (undated)',
    url: 'https://www.ratednowwhat.com/benefits-by-state/hawaii',
  },
  taxes: {
    title: ARMY_STATE_BENEFITS_TITLE,
    url: ARMY_STATE_BENEFITS_URL,
  },
  carLaw: { title: 'HRS 249-31.5 (registration fees), text of 2022' },
  clinic: {
    title: 'VA Pacific Islands: a year of the Akaka clinic, Apr 9, 2025',
    url: 'https://www.va.gov/pacific-islands-health-care/news-releases/va-pacific-islands-health-care-system-celebrates-one-year-anniversary-of-the-daniel-kahikina-akaka-va/',
  },
  cemetery: {
    title: 'Hawaii Office of Veterans’ Services: state veterans cemetery, July 2013',
    url: 'https://dod.hawaii.gov/ovs/veterans-cemetery/arranging-for-burial-in-the-hawaii-state-veterans-cemetery-kaneohe/',
  },
  insurance: { title: 'Hawaii Insurance Division, May 6, 2025: before hurricane season' },
  flood: {
    title: 'Kauai Now, Mar 22, 2026: flood insurance',
    url: 'https://kauainownews.com/2026/03/22/flooding-happens-residents-encouraged-to-consider-purchasing-flood-insurance',
  },
  va: { title: VA_TITLE, url: VA_URL },
  pacificIslands: {
    title: VA_HEALTH_IN_HAWAII_TITLE,
    url: VA_HEALTH_IN_HAWAII_URL,
  },
} as const satisfies Record<string, Source>;

const ASK = 'Ask the county';

/** Flood coverage bought on this day starts on June 1. */
const FLOOD_BY = 'May 2';

export type County = {
  name: string;
  shortName: string;
  /** The county's seat, with what is left to pay. */
  onMap: StatePlace;
  /** A disabled veteran's home: who, what is left to pay in a year, and by when to claim. */
  who: Fact;
  pays: Fact;
  paysNote: string;
  fileBy: Fact;
  form: Text;
  phones: readonly OfficePhone[];
  /** Where we found no number. */
  page?: { office: string; link: WebLink };
  /** Any owner's home exemption: what comes off the home's value, and who may have it while on active duty. */
  exemption: Text;
  onOrders: Text;
};

const onMap = (seat: keyof typeof countySeats, text: string): StatePlace => ({
  ...countySeats[seat],
  label: { ...countySeats[seat].label, text },
});

const counties: readonly County[] = [
  {
    name: 'Honolulu (Oahu)',
    shortName: 'Oahu',
    onMap: onMap('oahu', '$300'),
    who: read('Totally disabled by an injury on duty', sources.honoluluVeterans),
    pays: read('$300', sources.honoluluMinimum),
    paysNote: 'a year, the minimum tax',
    fileBy: read('Sept 30', sources.honoluluNotice),
    form: read(
      'Ask for the claim of a totally disabled veteran, at bfsrpmailbox@honolulu.gov.',
      sources.honoluluNotice,
    ),
    phones: [{ office: 'Property tax: Honolulu', phone: read('808-768-3799', sources.honoluluNotice) }],
    exemption: read('$120,000, or $160,000 from age 65', sources.honoluluNotice),
    onOrders: read('Yes: being stationed there counts', sources.honoluluExemption),
  },
  {
    name: 'Maui, Molokai, Lanai',
    shortName: 'Maui County',
    onMap: onMap('maui', '$150'),
    who: read('VA rating of 70% or more', sources.mauiLaw),
    pays: read('$150', sources.mauiLaw),
    paysNote: 'a year',
    fileBy: read('Dec 31', sources.mauiDeadline),
    form: read('“Disability Exemption for Disabled Veteran Application”', sources.mauiLaw),
    phones: [{ office: 'Property tax: Maui', phone: read('808-270-7297', sources.mauiLaw) }],
    exemption: ASK,
    onOrders: read('Only with a Hawaii resident’s tax return from Maui', sources.mauiExemption),
  },
  {
    name: 'Kauai',
    shortName: 'Kauai',
    onMap: onMap('kauai', '$150'),
    who: read('VA rating of 80% or more. Below that: ask', sources.kauaiVeterans),
    pays: read('$150', sources.kauaiVeterans),
    paysNote: 'a year, the minimum tax',
    fileBy: read('Sept 30', sources.kauaiCode),
    form: unconfirmed(
      'The county lists its own “Claim for Totally Disabled Veteran (Sec. 5A-11.6)”; the newspaper names forms RP P-6 and P-3. Ask which, at 4444 Rice St., A-454, Lihue.',
      sources.kauaiForms,
    ),
    phones: [],
    page: {
      office: 'Property tax: Kauai',
      link: { label: 'its page of forms', url: sources.kauaiForms.url },
    },
    exemption: read('$220,000', sources.kauaiExemption),
    onOrders: read('Yes: being stationed there counts', sources.kauaiExemption),
  },
  {
    name: 'Big Island',
    shortName: 'the Big Island',
    onMap: onMap('bigIsland', 'half'),
    who: read('100% disabled or unemployable by an injury on duty', sources.hawaiiLaw),
    pays: read('Half', sources.hawaiiLaw),
    paysNote: 'the minimum tax: ask how much',
    fileBy: read('Dec 31', sources.hawaiiNotice),
    form: read(
      'The home exemption is RP Form 19-71. Ask for the veterans’ claim with it.',
      sources.hawaiiNotice,
    ),
    phones: [
      {
        office: 'Property tax: Hilo',
        phone: read('808-961-8201', sources.hawaiiOffices),
      },
      {
        office: 'Property tax: Kona',
        phone: read('808-323-4880', sources.hawaiiOffices),
      },
    ],
    exemption: ASK,
    onOrders: ASK,
  },
];

const anyOwner: Table = {
  caption: 'The plain home exemption, for any owner who lives there',
  columns: ['County', 'Comes off the home’s value', 'While on active duty?', 'File\u00a0by'],
  rows: counties.map(({ name, exemption, onOrders, fileBy }) => [name, exemption, onOrders, fileBy]),
};

const claims: readonly TipItem[] = counties.map(({ name, form }) => ({ title: name, text: form }));

const claimRules: readonly Text[] = [
  read(
    'In every county it’s for the home you live in, and VA certifies your rating. Send VA’s letter with the claim.',
    sources.summary,
  ),
  read(
    'A widow or widower keeps it on Kauai and the Big Island, while unmarried and living there. Ask Honolulu and Maui.',
    sources.hawaiiLaw,
  ),
  read(
    'Selling, renting the home out, moving out: tell the county within 30 days, or pay a penalty.',
    sources.mauiDeadline,
  ),
  read(
    'On Oahu the deed must be recorded by September 30, too. Once approved, you don’t file again unless something changes.',
    sources.honoluluExemption,
  ),
  read('Maui: deployed? You have until June 30, with proof.', sources.mauiDeadline),
];

const claimCounts = read('Every year. On Oahu a claim counts from the next July 1.', sources.honoluluNotice);

const care: readonly MapMark[] = [
  {
    title: 'Tripler: Matsunaga VA Medical Center',
    at: towns.tripler,
    note: read('VA’s campus at the Army hospital', sources.clinic),
  },
  {
    title: 'Kapolei: Akaka VA Clinic',
    at: towns.kapolei,
    note: read(
      '91-1051 Franklin D. Roosevelt Ave. Primary and specialty care, MRI, urgent care, a benefits office and a Vet Center (counseling). Open since April 2024',
      sources.clinic,
    ),
  },
];

const storm: readonly Text[] = [
  read(
    'A homeowner’s or renter’s policy usually pays for neither hurricane nor flood. Hurricane is a policy of its own, or an addition to yours.',
    sources.insurance,
  ),
  read('Federal flood insurance starts 30 days after you buy it.', sources.flood),
  read('Insurers stop selling when a storm is near. The season starts on June 1.', sources.insurance),
];

const stateBenefits: readonly Text[] = [
  read('Hawaii doesn’t tax military retired pay or VA disability pay.', sources.taxes),
  unconfirmed(
    'A disabled veteran who lives in Hawaii pays no registration fee on a car, by state law (HRS 249-31.5). Ask the county’s vehicle office.',
    sources.carLaw,
  ),
  unconfirmed(
    'The state veterans cemetery in Kaneohe (45-349 Kamehameha Hwy.) buries veterans, spouses and minor children, without reservations. VA paid the $700 fee for veterans in 2013; families paid it for dependents. Ask for today’s fee: 808-369-3575.',
    sources.cemetery,
  ),
];

const mistakes: readonly TipItem[] = [
  {
    title: 'A day late',
    text: 'You pay the full tax for another year.',
  },
  {
    title: 'Another county’s rule',
    text: 'The rating you need and the day to file differ from island to island. Advice from the next one can cost you the benefit.',
  },
  {
    title: 'Waiting until a storm has a name',
    text: 'By then it’s too late to buy insurance.',
  },
  {
    title: 'Keeping the exemption on a home you rent out',
    text: 'You owe the tax back, with a penalty.',
  },
];

const vaPhones: readonly OfficePhone[] = [
  { office: 'VA benefits: your rating letter', phone: read(VA_BENEFITS_PHONE, sources.va) },
  {
    office: 'VA health care in Hawaii',
    phone: read(VA_HEALTH_IN_HAWAII_PHONE, sources.pacificIslands),
  },
];

const vaClinics = {
  label: 'VA Pacific Islands Health Care',
  url: VA_HEALTH_IN_HAWAII_URL,
  purpose: 'Enroll here. On another island, find your clinic here.',
} as const satisfies WebLink;

const floodMaps: WebLink = {
  label: 'Federal flood maps (FEMA)',
  url: 'https://msc.fema.gov/',
  purpose: 'is your home in a flood zone?',
};

const stateHelp = {
  label: 'Hawaii Office of Veterans’ Services',
  url: 'https://dod.hawaii.gov/ovs/',
  purpose: 'the State’s help with claims and benefits, free',
} as const satisfies WebLink;

export const veteransGuide = {
  lead: 'You’re leaving the service, not the islands: property tax by county, VA care, state benefits and storm insurance.',
  claimCounts,
  first: [
    'Ask VA for a letter with your rating: the county goes by it.',
    'Own your home? File with your county by the day above.',
    read(
      `Buy storm insurance by ${FLOOD_BY}: flood coverage waits 30 days, and the season starts June 1.`,
      sources.insurance,
    ),
  ],
  action: {
    label: 'Oahu: how to file your claim',
    url: sources.honoluluExemption.url,
    also: { label: 'The other counties', section: 'Who to call' },
  },
  counties,
  claims,
  claimRules,
  anyOwner,
  anyOwnerAnswer: oahuHomeExemption,
  mistakes,
  care,
  vaPhones,
  vaClinics,
  storm,
  floodMaps,
  stateBenefits,
  stateHelp,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  counties: readonly County[];
  claimCounts: Fact;
  claims: readonly TipItem[];
  claimRules: readonly Text[];
  anyOwner: Table;
  anyOwnerAnswer: Fact;
  care: readonly MapMark[];
  storm: readonly Text[];
  stateBenefits: readonly Text[];
  mistakes: readonly TipItem[];
  vaPhones: readonly OfficePhone[];
  vaClinics: WebLink;
  floodMaps: WebLink;
  stateHelp: WebLink;
};
