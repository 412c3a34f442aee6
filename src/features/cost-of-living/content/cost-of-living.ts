// What the page says around its fields. Pay tables are in src/money; the prices that fields name are in cost-figures.ts.
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Figures, Source, Text } from '@/facts/types';
import { carInsuranceCost } from '@/guides/car-insurance';
import { EXAMPLE_COLA_INDEX, exampleFamily } from '@/guides/example-family';
import { armyPower, exciseSurcharge, navyPower } from '@/guides/housing-sources';
import { memberTax } from '@/guides/orders-sources';
import { rentsSources, TOWNHOME_RENT_DOLLARS, TOWNHOME_RENT_MONTH } from '@/guides/townhome-rents';
import { DOD_TRAVEL_URL } from '@/guides/websites';
import { BAH_CHECKED_ON, BAH_DUE, BAH_YEAR, bahSource } from '@/money/bah';
import { BAS_CHECKED_ON, BAS_DUE, BAS_ENLISTED_CENTS, BAS_OFFICER_CENTS, BAS_YEAR, basSource } from '@/money/bas';
import { BASIC_PAY_CHECKED_ON, BASIC_PAY_DUE, BASIC_PAY_YEAR, basicPaySource } from '@/money/basic-pay';
import { usd } from '@/money/cents';
import { COLA_CHECKED_ON, COLA_DUE, COLA_YEAR, colaCents, colaPointCents, colaSource } from '@/money/cola';
import { OAHU_EXCISE_TAX_PERCENT } from '@/money/property-management';
import { COLA_CALCULATOR_URL, COMMISSARY_SAVING_PERCENT, EXCISE_TAX_PERCENT, PAYROLL_TAX_PERCENT, POWER_BILL, POWER_BILL_CENTS, POWER_BILL_KWH, POWER_BILL_MONTH } from './cost-figures';

const { read } = factsCheckedOn('2026-11-26');

const sources = {
  colaTables: { title: 'DoD: overseas COLA tables, and when cuts take effect', by: 'government', issued: 'undated', url: colaSource.url ?? DOD_TRAVEL_URL },
  colaFlyer: { title: 'DoD: flyer on overseas COLA, an undated copy; the link is DoD’s own page', by: 'government', issued: 'undated', readOn: '2026-12-01', url: COLA_CALCULATOR_URL },
  colaQuestions: {
    title: 'DoD, Sept 5, 2024: questions about overseas COLA',
    by: 'government',
    issued: '2024-09-05',
    url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2963206/oconus-cost-of-living-allowance/',
  },
  payrollTax: {
    title: '26 U.S.C. 3101 (Social Security and Medicare tax), text of May 2014',
    by: 'law',
    issued: '2014-05',
    readOn: '2026-11-30',
    url: 'https://www.law.cornell.edu/uscode/text/26/3101',
  },
  allowances: { title: 'DoD: tax-exempt allowances', by: 'government', issued: 'undated', url: 'https://militarypay.defense.gov/Pay/Tax-Information/Exempt/' },
  power: {
    title: 'Honolulu Star-Advertiser, May 4, 2023, quoting Hawaiian Electric',
    by: 'other',
    issued: '2023-05-04',
    url: 'https://www.staradvertiser.com/2023/05/04/hawaii-news/hawaiian-electric-bills-lower-than-a-year-ago/',
  },
  prices: {
    title: 'Bureau of Labor Statistics: prices in the Honolulu area',
    by: 'government',
    issued: '2026-05',
    url: 'https://www.bls.gov/regions/west/news-release/2026/consumerpriceindex_honolulu_20260610.htm',
  },
  commissary: { title: 'Defense Commissary Agency: savings by region, fiscal year 2021', by: 'government', issued: '2021', url: 'https://www.commissaries.com/customer-service/faqs-listing' },
  snap: {
    title: 'USDA: SNAP amounts for fiscal year 2026, from two copies that agree; the link is USDA’s own page',
    by: 'government',
    issued: '2025-10',
    readOn: '2026-11-30',
    url: 'https://www.fns.usda.gov/snap/allotment/cola',
  },
  wic: {
    title: 'Hawaii Department of Health, Oct 31, 2025: WIC',
    by: 'government',
    issued: '2025-10-31',
    readOn: '2026-11-30',
    url: 'https://www.einpresswire.com/article/863304892/hawai-i-wic-clinics-and-enrollment-remain-open',
  },
} as const satisfies Record<string, Source>;

/** What the example family pays off base. */
export const exampleCosts = { rent: TOWNHOME_RENT_DOLLARS.aiea * 100, power: POWER_BILL_CENTS };
const examplePoint = colaPointCents(exampleFamily.grade, exampleFamily.years, exampleFamily.dependents) ?? 0;

const pay: readonly Fact[] = [
  factsCheckedOn(BASIC_PAY_CHECKED_ON).read(`${BASIC_PAY_YEAR} basic pay, by pay grade and years of service.`, basicPaySource, BASIC_PAY_DUE),
  factsCheckedOn(BAS_CHECKED_ON).read(
    `BAS, for the member’s own food, in ${BAS_YEAR}: ${usd(BAS_ENLISTED_CENTS)} enlisted, ${usd(BAS_OFFICER_CENTS)} officers and warrant officers.`,
    basSource,
    BAS_DUE,
  ),
  factsCheckedOn(BAH_CHECKED_ON).read(`${BAH_YEAR} BAH, by duty station. In a home on base it normally goes to the company that runs the homes.`, bahSource, BAH_DUE),
];

const cola: readonly Text[] = [
  read('Overseas COLA, which Hawaii pays, isn’t taxed.', sources.colaFlyer),
  factsCheckedOn(COLA_CHECKED_ON).read(
    `Each point of your island’s index above 100 is worth the same to you every month. For an E-5 with over 4 years, a spouse and two children it’s ${usd(Math.round(examplePoint))} in ${COLA_YEAR}: an index of ${EXAMPLE_COLA_INDEX} pays 12 times that, ${usd(colaCents(examplePoint, EXAMPLE_COLA_INDEX))}.`,
    colaSource,
    COLA_DUE,
  ),
  'Look up today’s index in DoD’s calculator. It has Oahu as HI009, Maui as HI005 and Kauai as HI003.',
  'COLA goes down when prices on the mainland rise faster, when a survey finds Hawaii cheaper, or when a dependent leaves.',
  read('DoD cuts COLA on May 16 and November 16. A cut of more than two points from the yearly survey comes in two halves; a raise can come at any time.', sources.colaTables),
  read('In the barracks or aboard ship without dependents, COLA is lower. With command-sponsored dependents it’s the full amount, on base or off.', sources.colaQuestions),
];

const taxes: readonly Text[] = [
  factsCheckedOn('2026-11-29').read(
    `Social Security takes 6.2% of basic pay and Medicare 1.45%: ${PAYROLL_TAX_PERCENT}% together. We subtract that until you type your own deductions.`,
    sources.payrollTax,
  ),
  read('BAS and BAH aren’t taxed; federal tax, Social Security and Medicare come out of basic pay. Your LES has the amount.', sources.allowances),
  memberTax,
  read(`Nearly everything you buy carries the general excise tax: ${EXCISE_TAX_PERCENT}% on Oahu, which shops may show as ${OAHU_EXCISE_TAX_PERCENT}%.`, exciseSurcharge),
  'Groceries and over-the-counter medicine are taxed, too.',
];

const residency: readonly Text[] = [
  'If you become a legal resident, Hawaii taxes your pay and you vote here. Ask the county about the weight tax on your cars.',
  'Living here on orders doesn’t make you one. Ask your legal office before you change your home state.',
];

const powerBills: Figures = {
  title: read(`${POWER_BILL_KWH} kWh a month, ${POWER_BILL_MONTH}: the newest bills we found`, sources.power),
  rows: [
    { label: 'Oahu', figure: POWER_BILL },
    { label: 'Maui', figure: '$211' },
    { label: 'Hawaii island', figure: '$222' },
  ],
};

const billCentsPerKwh = POWER_BILL_CENTS / POWER_BILL_KWH;
/** A unit of 1,000 watts, eight hours a day, thirty days. */
const COOLER_KWH = 240;

const power: readonly Text[] = [
  read('Plan on more: energy in the Honolulu area, power and gas together, cost 28.8% more in May 2026 than a year before.', sources.prices),
  read(
    `Air conditioning: watts (on the unit) ÷ 1,000 × hours a day × 30 = kWh a month. 1,000 watts for 8 hours a day is ${COOLER_KWH} kWh: ${usd(Math.round((COOLER_KWH * billCentsPerKwh) / 100) * 100)} at Oahu’s ${POWER_BILL_MONTH} price, ${Math.round(billCentsPerKwh)} cents a kWh.`,
    sources.power,
  ),
  'Kauai has its own utility: ask to see the home’s bill.',
];

const prices: Figures = {
  title: 'Food off base, each with its month',
  rows: [
    { label: 'Food at home, in a year', figure: read('+3%', sources.prices), note: 'Honolulu area, to May 2026.' },
    {
      label: 'A month for four',
      figure: factsCheckedOn('2026-11-30').read('$1,689', sources.snap, ['2027-01-04', 'every 10-01']),
      note: 'The most SNAP (food stamps) paid in Hawaii, October 2025 to September 2026.',
    },
  ],
};

const foodHelp: readonly Text[] = [
  factsCheckedOn('2026-11-30').read('WIC, for pregnancy and children under 5: apply online, or call 808-586-8175. Bring the pay statement (LES).', sources.wic),
  'SNAP and WIC: ask which of your allowances count as income.',
];

const cheaperOnBase: readonly Text[] = [
  read(
    `Groceries: the commissary says it saved ${COMMISSARY_SAVING_PERCENT}% on average in fiscal 2021 in Alaska and Hawaii, taxes included, the most of any region in the States.`,
    sources.commissary,
  ),
  armyPower,
  navyPower,
  'Child care: on base you pay by family income, not by the market.',
];

const forgotten: readonly Text[] = [
  'Car: a Hawaii insurance quote, the safety check and registration in your first weeks.',
  'Insurance: a landlord’s policy doesn’t cover your things. Ask what renters insurance pays after a hurricane.',
  'Humidity: air conditioning or a dehumidifier runs up the power bill.',
  'Trips home: you’ll buy a plane ticket for each person. Save for it every month.',
  'The second car: plan on paying to ship it.',
];

/** In reading order, in which the sources are numbered. */
export const costPage = {
  lead: 'Your pay or pension, your costs, and what’s left each month.',
  example: [
    factsCheckedOn(BASIC_PAY_CHECKED_ON).read(`An E-5 with over 4 years, a spouse and two children on Oahu, before COLA and federal tax.`, basicPaySource, BASIC_PAY_DUE),
    read(`Rent: a townhome with 3 bedrooms in Aiea, ${TOWNHOME_RENT_MONTH}.`, rentsSources.aiea),
    read(`Power: ${POWER_BILL_KWH} kWh in ${POWER_BILL_MONTH}; it costs more now.`, sources.power),
  ],
  cola,
  taxes,
  residency,
  pay,
  powerBills,
  power,
  prices,
  foodHelp,
  carInsuranceCost,
  missing: 'Internet: Spectrum and Hawaiian Telcom are the big providers. On base, too, ask which serves the address, and the price after the first year.',
  cheaperOnBase,
  forgotten,
  links: {
    cola: [{ label: 'DoD: overseas COLA, with its calculator', url: COLA_CALCULATOR_URL, purpose: 'today’s index' }],
    power: [
      {
        label: 'Hawaiian Electric: average price of electricity',
        url: 'https://www.hawaiianelectric.com/billing-and-payment/rates-and-regulations/average-price-of-electricity',
        purpose: 'cents a kWh, by island',
      },
    ],
    gas: [{ label: 'AAA: gas prices in Hawaii', url: 'https://gasprices.aaa.com/?state=HI', purpose: 'today, by city' }],
  },
  /** Of the folded sections. */
  answers: {
    cola: 'COLA is calculated from your grade, years, dependents and the island’s index above 100. Double what DoD’s calculator shows: it’s half a month.',
    taxes: 'Hawaii doesn’t tax your military pay if you’re a resident of another state. It taxes nearly everything you buy.',
    power: 'Hawaiian Electric has the price by island. Air conditioning is the part you control.',
    gas: 'AAA has today’s price by city.',
    prices: 'Prices we found, with their dates.',
    base: 'Groceries and child care, and often power.',
    forgotten: 'Insurance, humidity, flights home and a second car.',
    pay: `The ${BASIC_PAY_YEAR} tables behind the numbers.`,
  },
} as const satisfies Record<string, unknown>;
