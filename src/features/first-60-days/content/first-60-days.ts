// What the calculator says around its fields. Rates and percentages are in src/money.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { FOOD_GUESS_CENTS } from '@/features/first-60-days/food-figure';
import { dlaNotPaid, tlaEnd } from '@/guides/arrival-rules';
import { exampleFamily } from '@/guides/example-family';
import { baseKodiakTla, dodTlaQuestions, militaryGuide2025, uponArrival } from '@/guides/lodging-sources';
import { travelAdvances } from '@/guides/orders-sources';
import { PET_ALLOWANCE } from '@/guides/pet-figures';
import { petAllowanceQuestions } from '@/guides/pet-sources';
import { TRAVEL_CHANGES_URL } from '@/guides/websites';
import { BAH_CHECKED_ON, BAH_DUE, BAH_YEAR, bahDollars, bahGrades, bahNewsSource, bahSource } from '@/money/bah';
import { DLA_CHECKED_ON, DLA_DUE, DLA_YEAR, dlaSource } from '@/money/dla';
import { TLA_FIRST_DAYS, TLA_MOST_DAYS } from '@/money/lodging-figures';
import {
  type DailyRates,
  publishedRates,
  TLA_EACH_OLDER_PERCENT,
  TLA_EACH_YOUNGER_PERCENT,
  TLA_OLDER_AGE,
  TLA_ONE_PERSON_PERCENT,
  TLA_RATES_CHECKED_ON,
  TLA_RATES_DUE,
  TLA_RATES_YEAR,
  TLA_TWO_PEOPLE_PERCENT,
  tlaPercent,
  tlaRatesSource,
} from '@/money/tla';
import { formatUsd } from '@/money/usd';

const { read } = factsCheckedOn('2026-11-23');
const today = factsCheckedOn('2026-11-30');

const sources = {
  questions: dodTlaQuestions,
  militaryGuide: militaryGuide2025,
  percents: {
    title: 'Andersen Air Force Base, Guam: what TLA pays',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.andersen.af.mil/About-Us/Fact-Sheets/Display/Article/414579/337-tla-entitlement/',
  },
  kodiak: baseKodiakTla,
  arrival: uponArrival,
  pets: petAllowanceQuestions,
  advances: travelAdvances,
  advancePay: { title: '37 U.S.C. 1006 (advance pay), text of 2003', by: 'law', issued: '2003', readOn: '2026-11-30', url: 'https://www.law.cornell.edu/uscode/text/37/1006' },
  dependents: {
    title: 'DFAS: dependents’ travel on a PCS',
    by: 'government',
    issued: '2020-10-05',
    readOn: '2026-12-01',
    url: 'https://www.dfas.mil/MilitaryMembers/travelpay/armypcs/dependents/',
  },
  changes: {
    title: 'DoD: changes to the Joint Travel Regulations',
    by: 'government',
    issued: 'undated',
    readOn: '2026-12-01',
    url: TRAVEL_CHANGES_URL,
  },
} as const satisfies Record<string, Source>;

const bahOnOahu = bahGrades.map((grade) => bahDollars('oahu', grade, true));
const [bahFrom, bahTo] = [Math.min(...bahOnOahu), Math.max(...bahOnOahu)].map(formatUsd);

const oahu: DailyRates = publishedRates.oahu ?? { lodgingCents: 0, mealsCents: 0 };

const { dependents, dependentAges } = exampleFamily;
const examplePercent = tlaPercent(true, dependentAges) ?? 0;

/** Shown until there is an answer: a family whose room costs just what TLA pays. */
export const example = {
  nights: 20,
  waitDays: 7,
  roomCents: (oahu.lodgingCents * examplePercent) / 100,
  foodCents: (1 + dependents) * FOOD_GUESS_CENTS,
  rates: oahu,
};

export const firstSixtyPage = {
  lead: 'What you’ll pay, and when you’re reimbursed.',
  /** Without orders. */
  ownLead: 'What you’ll pay. Without orders, nothing is reimbursed.',

  /** By line of the ledger. */
  rules: {
    hotel: [
      read(
        `TLA pays the night’s price or the most it allows, whichever is lower: a percentage of the island’s daily rate. It’s ${TLA_ONE_PERSON_PERCENT}% for one person, ${TLA_TWO_PEOPLE_PERCENT}% for two, plus ${TLA_EACH_OLDER_PERCENT}% for each additional person ${TLA_OLDER_AGE} or older and ${TLA_EACH_YOUNGER_PERCENT}% for each younger child. The oldest count first.`,
        sources.percents,
      ),
      read('Meals are the same percentage of the daily meal rate, without receipts. A full kitchen (stove, counter, fridge, sink, table, chairs and dishes) halves them.', sources.percents),
      factsCheckedOn(TLA_RATES_CHECKED_ON).read(
        `Oahu’s ${TLA_RATES_YEAR} daily rates: ${formatUsd(oahu.lodgingCents / 100)} for lodging and ${formatUsd(oahu.mealsCents / 100)} for meals. They can change any month: look them up at DoD. We found no current rates for the other islands.`,
        tlaRatesSource,
        TLA_RATES_DUE,
      ),
      read('The day you land is a travel day: claim the room with TLA and the meals on your travel voucher. We leave those meals out.', sources.kodiak),
      tlaEnd,
      read(`TLA is usually approved ${TLA_FIRST_DAYS} days at a time, so we assume you claim every ${TLA_FIRST_DAYS} days, after you’ve paid.`, sources.militaryGuide),
      read(`TLA ordinarily ends at ${TLA_MOST_DAYS} days.`, sources.questions),
      read('If a room on base is available and you stay elsewhere, lodging is limited to what the base room costs.', sources.questions),
    ],
    dla: [
      factsCheckedOn(DLA_CHECKED_ON).read(`The Dislocation Allowance (DLA) is one flat amount for the move, by pay grade, with or without dependents.`, dlaSource, DLA_DUE),
      'DLA isn’t automatic: ask finance for it before the move, or claim it after you arrive.',
      dlaNotPaid,
    ],
    bah: [
      factsCheckedOn(BAH_CHECKED_ON).read(`BAH depends on your duty station, your pay grade and whether you have dependents.`, bahSource, BAH_DUE),
      read('In Hawaii, BAH, COLA and TLA all start when you check in. So check in the day you arrive.', sources.arrival),
      'In Hawaii you get BAH, not the overseas housing allowance (OHA), though TLA and COLA count Hawaii as overseas.',
      'If you’re promoted during the move, BAH goes up with your grade. Ask finance which grade sets DLA and the weight limit.',
    ],
    beforeYouFly: [
      read('At your old base: TLE pays for lodging there for up to 7 days when you leave the mainland for overseas.', sources.changes),
      'Put TLE on your travel claim. Claim TLA at the TLA office in Hawaii.',
    ],
    onTheWay: [
      today.read('Dependents who travel with you get 75% of your per diem at age 12 or older, 50% if younger.', sources.dependents),
      'If you drive, mileage (MALT) is paid for the official miles. Ask about a second car, and today’s rate.',
    ],
    pets: [read(`One dog or cat per move: up to ${PET_ALLOWANCE}, with receipts. Quarantine fees count toward it. Ask whether the hotel’s pet fee can, too: TLA doesn’t pay it.`, sources.pets)],
  },

  nextYear: read('The next year’s rates are usually announced in mid-December, for January 1.', bahNewsSource, `${BAH_YEAR}-12-15`),

  /** Of the folded sections. */
  answers: {
    rules: 'TLE pays before you fly, TLA after you land, claim by claim. DLA is one flat amount. BAH is in your pay.',
    live: 'On base, you normally pay your full BAH. Off base, you keep what’s left after rent. If you buy, you pay closing costs.',
    never: `A room or food above what TLA allows, nights after day ${TLA_MOST_DAYS}, and moves between hotels.`,
    ask: 'Call finance, base lodging and the TLA office. If money runs short: advance pay and emergency loans.',
    bah: `${bahFrom} to ${bahTo} a month on Oahu with dependents, by pay grade.`,
  },

  /** At the end of the example's line. */
  exampleEnd: 'with full TLA meals',
  /** What the picture shows until there is an answer. */
  exampleWeeks: factsCheckedOn(TLA_RATES_CHECKED_ON).read(
    `Two adults and two children under ${TLA_OLDER_AGE} on Oahu: ${example.nights} nights at ${formatUsd(example.roomCents / 100)}, food at ${formatUsd(example.foodCents / 100)} a day (our guess), claims paid in ${example.waitDays} days. The line ends above $0 only if TLA pays its full meal rate. Don’t plan on that.`,
    tlaRatesSource,
    TLA_RATES_DUE,
  ),
  tlaTable: factsCheckedOn(TLA_RATES_CHECKED_ON).read(`The most a day on Oahu, ${TLA_RATES_YEAR}`, tlaRatesSource, TLA_RATES_DUE),
  bahTable: factsCheckedOn(BAH_CHECKED_ON).read(`BAH a month, ${BAH_YEAR}: with dependents / without`, bahSource, BAH_DUE),
  dlaTable: factsCheckedOn(DLA_CHECKED_ON).read(`DLA by pay grade, ${DLA_YEAR}`, dlaSource, DLA_DUE),

  neverBack: ['The part of the price above what TLA allows, for one room or two together.', 'A rental car. If the company that ships your car is late, ask the vehicle processing center about one.'],

  askFirst: [
    'Finance office: “Can I have DLA before the move?” and “How long do you take to pay a TLA claim?” Keep every itemized receipt.',
    read('Base lodging in Hawaii: a room with a kitchen for your dates. If it’s full, the certificate of non-availability.', sources.questions),
    'TLA office: which hotels qualify, before you pay for a room.',
    'Every hotel: itemized receipts for each night, in the name of the person who claims.',
  ],

  short: [
    today.read('Advance pay is a loan of up to three months’ pay at a PCS, on DD Form 2560. Ask finance how many months you have to repay it.', sources.advancePay),
    today.read('Army: before you sign out you can get all of DLA, and 80% of the travel money if you have no government travel card.', sources.advances),
    'If you were overpaid, have finance explain the debt. Dispute a wrong one first. Otherwise ask for a waiver (DD Form 2789), or smaller payments.',
  ],
} as const satisfies Record<string, unknown> & { neverBack: readonly Text[]; askFirst: readonly Text[]; short: readonly Text[] };
