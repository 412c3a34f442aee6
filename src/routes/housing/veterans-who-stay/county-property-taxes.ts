// What each county takes off the property tax of a disabled veteran's home, and of any owner's, for the guide to veterans
// who stay. An amount that no source gives says to ask the county.
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, OfficePhone, Source, Text, TipItem, WebLink } from '@/facts/types';
import { OAHU_HOME_EXEMPTION, oahuExemptionSource } from '@/guides/property-tax-figures';

const MAUI_EXEMPTION_URL = 'https://mauirecovers.com/news/dec-31-deadline-for-filing-county-real-property-2025-assessment-year-exemptions';

const { read } = factsCheckedOn('2026-11-23');
const latest = factsCheckedOn('2026-11-25');

const sources = {
  honoluluNotice: {
    title: 'City and County of Honolulu: notice of the Sept 30 deadline',
    by: 'government',
    issued: '2024-08-30',
    readOn: '2026-11-30',
    url: 'https://statelegals.staradvertiser.com/2024/08/30/0001465707-01',
  },
  honoluluExemption: oahuExemptionSource,
  honoluluMinimum: {
    title: 'City and County of Honolulu: questions about property tax',
    by: 'government',
    issued: 'undated',
    readOn: '2026-12-01',
    url: 'https://realproperty.honolulu.gov/help-resources/faq',
  },
  mauiLaw: {
    title: 'Maui County Council, June 16, 2022: Bill 110, which became law that August',
    by: 'government',
    issued: '2022-06-16',
    readOn: '2026-11-30',
    url: 'https://www.mauicounty.us/council-meeting/press-release-molina-proposes-changes-to-veterans-homeowner-exemption-to-help-maui-countys-severely-disabled-veterans/',
  },
  mauiClaim: {
    title: 'Maui Now, Oct 6, 2022: tax relief for severely disabled veterans',
    by: 'other',
    issued: '2022-10-06',
    readOn: '2026-11-30',
    url: 'https://mauinow.com/2022/10/06/mayor-victorino-extends-real-property-tax-relief-to-severely-disabled-veterans',
  },
  mauiDeadline: {
    title: 'Maui Recovers, Dec 11, 2024: deadline for exemptions',
    by: 'government',
    issued: '2024-12-11',
    url: MAUI_EXEMPTION_URL,
  },
  kauaiVeterans: {
    title: 'The Garden Island, Feb 7, 2024: veterans and Kauai’s county code',
    by: 'other',
    issued: '2024-02-07',
    readOn: '2026-11-30',
    url: 'https://thegardenisland.com/2024/02/07/hawaii-news/veterans-encouraged-to-learn-about-kauai-county-code-changes',
  },
  kauaiRelease: {
    title: 'County of Kauai, Sept 18, 2025: tax relief and exemptions',
    by: 'government',
    issued: '2025-09-18',
    readOn: '2026-11-30',
    url: 'https://www.kauai.gov/County-Press-Releases/Real-Property-Tax-relief-and-exemptions-deadline-for-the-upcoming-2026-assessments-is-Sept.-30-2025',
  },
  kauaiExemption: {
    title: 'County of Kauai: exemptions',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://kauai.gov/Government/Departments-Agencies/Finance/Real-Property/Exemption-Information',
  },
  hawaiiNotice: {
    title: 'County of Hawaii: notice of the Dec 31 deadline',
    by: 'government',
    issued: '2024-12-10',
    readOn: '2026-11-30',
    url: 'https://statelegals.staradvertiser.com/2024/12/10/0001477224-01',
  },
  hawaiiLaw: {
    title: 'County of Hawaii: ordinance of 2018 on disabled or unemployable veterans’ homes',
    by: 'law',
    issued: '2018',
    readOn: '2026-11-30',
    url: 'https://records.hawaiicounty.gov/WebLink/0/doc/966064/Page1.aspx',
  },
  hawaiiOffices: {
    title: 'County of Hawaii: RP Form 19-75 (a copy of 2013; one of 2024 has the same numbers)',
    by: 'government',
    issued: '2024-02',
    readOn: '2026-11-30',
    url: 'https://paperzz.com/doc/9379646/rp-form-19-75-claim-for-disability-exemption',
  },
} as const satisfies Record<string, Source>;

const ASK = 'ask the county';

const names = { honolulu: 'Honolulu (Oahu)', maui: 'Maui, Molokai, Lanai', kauai: 'Kauai', bigIsland: 'Big Island' } as const;

export type County = {
  name: string;
  /** A disabled veteran's home: what is left to pay in a year, with which VA rating (from the source of one of the others), and by when to claim. */
  pays: Fact;
  who: string;
  fileBy: Fact;
  /** Any owner's home exemption: what comes off the home's value. */
  exemption: Text;
  phones: readonly OfficePhone[];
  /** Where we found no number. */
  page?: WebLink;
};

export const counties: readonly County[] = [
  {
    name: names.honolulu,
    pays: read('$300', sources.honoluluMinimum),
    who: 'Totally disabled',
    fileBy: read('Sept 30', sources.honoluluNotice),
    exemption: read(`${OAHU_HOME_EXEMPTION} off the taxable value, or $160,000 at 65 or older`, sources.honoluluNotice),
    phones: [{ office: 'Honolulu', phone: read('808-768-3799', sources.honoluluNotice) }],
  },
  {
    name: names.maui,
    pays: read('$150', sources.mauiLaw),
    who: 'Rated 70% or more',
    fileBy: read('Dec 31', sources.mauiDeadline),
    exemption: ASK,
    phones: [{ office: 'Maui', phone: read('808-270-7297', sources.mauiClaim) }],
  },
  {
    name: names.kauai,
    pays: read('$150', sources.kauaiVeterans),
    who: 'Rated 80% or more',
    fileBy: latest.read('Sept 30', sources.kauaiRelease),
    exemption: read('$220,000 off the taxable value', sources.kauaiExemption),
    phones: [],
    page: { label: 'Kauai’s forms', url: 'https://www.kauai.gov/Government/Departments-Agencies/Finance/Real-Property-Tax/Assessment' },
  },
  {
    name: names.bigIsland,
    pays: read('Half the minimum tax', sources.hawaiiLaw),
    who: '100%, or TDIU',
    fileBy: read('Dec 31', sources.hawaiiNotice),
    exemption: ASK,
    phones: [
      {
        office: 'Hilo',
        phone: read('808-961-8201', sources.hawaiiOffices),
      },
      {
        office: 'Kona',
        phone: read('808-323-4880', sources.hawaiiOffices),
      },
    ],
  },
];

/** The disabled veteran's claim. */
export const claims: readonly TipItem[] = [
  { title: names.honolulu, text: read('Ask for the claim of a totally disabled veteran, at bfsrpmailbox@honolulu.gov.', sources.honoluluNotice) },
  { title: names.maui, text: read('“Disability Exemption for Disabled Veteran Application”', sources.mauiClaim) },
  {
    title: names.kauai,
    text: 'The claim for a totally disabled veteran, among the county’s forms above. Ask if the home exemption’s form goes with it.',
  },
  { title: names.bigIsland, text: read('The home exemption is RP Form 19-71. Ask for the veterans’ claim with it.', sources.hawaiiOffices) },
];

/** Any owner's home exemption, for an owner who is still on active duty. */
export const onOrders: readonly TipItem[] = [
  { title: names.honolulu, text: read('Yes: being stationed there counts', sources.honoluluExemption) },
  {
    title: names.kauai,
    text: latest.read('Yes, with 270 days a year in the home and a Hawaii resident’s tax return from Kauai. Orders can replace only the State ID', sources.kauaiRelease),
  },
  { title: 'Maui, Molokai, Lanai, and the Big Island', text: 'Ask the county' },
];

/** What the ratings leave open. */
export const ratingNotes: readonly Text[] = [
  'You must live in the home, and your rating must be service-connected. Send VA’s letter with the claim.',
  'Oahu: ask whether your rating counts as totally disabled.',
  read(
    'Call first if your rating is for an illness, or isn’t permanent and total. With TDIU, call first on any island but the Big Island. The laws we found say “injuries received while on duty.”',
    sources.hawaiiLaw,
  ),
];

export const claimRules: readonly Text[] = [
  read('A rating below 80% on Kauai can bring a smaller exemption. Ask.', sources.kauaiRelease),
  'Big Island: ask what half of the minimum tax is this year.',
  read('A widow or widower keeps the exemption on Kauai and the Big Island, while unmarried and living there. Ask Honolulu and Maui.', sources.hawaiiLaw),
  read('On Oahu the deed must be recorded by September 30, too. Once approved, you don’t file again unless something changes.', sources.honoluluExemption),
  read('If you’re deployed, Maui gives you until June 30, with proof.', sources.mauiDeadline),
];

export const countyNotice = read('If you sell the home, rent it out or move out, tell the county within 30 days, or pay a penalty on the exemption.', sources.mauiDeadline);

export const claimCounts = read('Each deadline is the same every year. On Oahu, a claim takes effect the next July 1.', sources.honoluluNotice);
