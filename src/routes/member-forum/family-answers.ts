// What families ask in public, with our answers in short: the member forum shows them after its preview. The guides that
// they lead to have the sources.

import { basesWithWait } from '@/facts/bases';
import type { IsoDate, Publisher, RangeBar } from '@/facts/types';
import { bahExamples } from '@/guides/bah-facts';
import { EXAMPLE_COLA_INDEX, exampleFamily } from '@/guides/example-family';
import { MOST_HANDGUN_ROUNDS, POLICE_DAYS_BY_LAW, POLICE_DAYS_TO_AIM_FOR } from '@/guides/firearms-figures';
import { GOODS_WAIT, GOODS_WAIT_MONTHS } from '@/guides/goods-figures';
import { LICENSE_BOARD_DAYS } from '@/guides/license-figures';
import { PET_SHORTEST_DAYS, PET_START } from '@/guides/pet-figures';
import { AIR_FORCE_SCREENING_DAYS, SCREENING_DAYS } from '@/guides/screening-figures';
import { TOWNHOME_RENT_DOLLARS, TOWNHOME_RENT_MONTH } from '@/guides/townhome-rents';
import { MATSON_TO_HONOLULU_DAYS, VEHICLE_PERMIT_DAYS } from '@/guides/vehicle-figures';
import { BAH_CHECKED_ON, BAH_YEAR } from '@/money/bah';
import { COLA_CHECKED_ON, COLA_YEAR, colaCents, colaPointCents } from '@/money/cola';
import { TLA_CLAIM_DAYS, TLA_MOST_DAYS, TLA_REPORT_HOURS } from '@/money/lodging-figures';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';

/** A bar of an answer, in months. All bars have one axis. */
export type Wait = { label: string; text: string; months: NonNullable<RangeBar['range']> };

/** Rents on one axis with what BAH pays. Its answer's words say the same. */
export type RentChart = {
  bah: readonly { at: number; label: string; isDashed: boolean }[];
  rents: readonly { label: string; text: string; dollars: number; short: number }[];
};

/** What families ask in public, and the guide's section that has the whole answer. */
export type FamilyQuestion = {
  asked: string;
  /** The deciding point, then what to do. */
  inShort: string;
  answer: string;
  waits?: readonly Wait[];
  rentChart?: RentChart;
  /** Who says so, and the day we looked. */
  by: string;
  publisher: Publisher;
  checkedOn: IsoDate;
  guide: AppPath;
  /** The section's id. Without one, the top of the page has it. */
  part?: string;
};

export type QuestionGroup = { title: string; icon: IconName; questions: readonly FamilyQuestion[] };

const DAYS_IN_MONTH = 30;
const allWaits = basesWithWait.flatMap(({ waitMonths }) => waitMonths);
const longestWait = Math.max(...allWaits);
const screeningMonths = [SCREENING_DAYS / DAYS_IN_MONTH, AIR_FORCE_SCREENING_DAYS / DAYS_IN_MONTH] as const;
const monthsText = (range: readonly [number, number]) => `${range.join('-')} months`;

/** COLA a month of a family like the examples', of a grade. */
const colaOf = (grade: PayGrade) => formatUsd(colaCents(colaPointCents(grade, exampleFamily.years, exampleFamily.dependents) ?? 0, EXAMPLE_COLA_INDEX) / 100);

/** What takes longest, and decides a family's dates. */
export const readFirst: QuestionGroup = {
  title: 'The waits that set your dates',
  icon: 'calendar-plus',
  questions: [
    {
      asked: 'Who needs a medical screening?',
      inShort: `Usually everyone. Allow ${SCREENING_DAYS} days`,
      waits: [{ label: 'Air Force, unconfirmed', text: `${SCREENING_DAYS}-${AIR_FORCE_SCREENING_DAYS} days`, months: screeningMonths }],
      answer: 'Don’t ship before you’re approved.',
      by: 'U.S. Army',
      publisher: 'government',
      checkedOn: '2026-11-23',
      guide: '/pcs-toolkit/family-orders',
      part: 'screening-service-by-service',
    },
    {
      asked: 'How long do our goods take?',
      inShort: `Plan on ${GOODS_WAIT}`,
      waits: [{ label: 'From pick-up to delivery', text: GOODS_WAIT, months: [GOODS_WAIT_MONTHS] }],
      answer: 'Carry your documents, medicine and weeks of clothes.',
      by: 'Our estimate',
      publisher: 'us',
      checkedOn: '2026-11-26',
      guide: '/pcs-toolkit/storage-facilities',
      part: 'ship-carry-or-leave',
    },
    {
      asked: 'How long is the base housing wait?',
      inShort: `${Math.min(...allWaits)}-${longestWait} months`,
      waits: basesWithWait.map(({ shortName, waitMonths }) => ({ label: shortName, text: monthsText(waitMonths), months: waitMonths })),
      answer: 'Get on the list the week your orders arrive. Ask for today’s wait.',
      by: 'An undated list',
      publisher: 'other',
      checkedOn: '2026-11-21',
      guide: '/housing/base-housing',
      part: 'your-base-s-housing-office',
    },
  ],
};

const { aiea, windward } = TOWNHOME_RENT_DOLLARS;
const { grade } = exampleFamily;
const [{ dollars: bahToRent }, officer] = bahExamples;
/** Where BAH is enough for the rent. */
const coveredBy = (bahDollars: number) => (bahDollars >= windward ? 'Aiea and windward' : bahDollars >= aiea ? 'Aiea only' : 'neither');
/** What BAH leaves of a rent, or lacks. */
const left = (bahDollars: number, rentDollars: number) => (bahDollars < rentDollars ? `${formatUsd(rentDollars - bahDollars)} short` : `${formatUsd(bahDollars - rentDollars)} left`);

/** A rent, and what the first grade's BAH leaves or lacks. */
const rentOf = (label: string, dollars: number) => ({
  label,
  dollars,
  short: Math.max(dollars - bahToRent, 0),
  text: `${formatUsd(dollars)}, ${grade} ${left(bahToRent, dollars)}`,
});

/** The rest of the twelve asked most in public, by subject. */
export const familyAnswers: readonly QuestionGroup[] = [
  {
    title: 'Home and money',
    icon: 'house',
    questions: [
      {
        asked: 'Does BAH cover a three-bedroom?',
        inShort: `${grade}: ${coveredBy(bahToRent)}. ${officer.grade}: ${coveredBy(officer.dollars)}`,
        rentChart: {
          bah: bahExamples.map((of, at) => ({ at: of.dollars, label: `${of.grade} BAH ${of.amount}`, isDashed: at > 0 })),
          rents: [rentOf('Aiea', aiea), rentOf('Windward', windward)],
        },
        answer: `An ${officer.grade} has ${left(officer.dollars, aiea)} in Aiea, ${left(officer.dollars, windward)} windward.`,
        by: `One provider’s ${TOWNHOME_RENT_MONTH} townhomes`,
        publisher: 'other',
        checkedOn: '2026-11-21',
        guide: '/housing/verified-rentals',
        part: 'rents-compared-with-bah',
      },
      {
        asked: `Is ${grade} pay enough for a family on Oahu?`,
        inShort: `Yes, if rent and power fit ${formatUsd(bahToRent)}`,
        answer: 'That’s BAH with dependents. Your pay covers the rest.',
        by: `DoD’s ${BAH_YEAR} rates`,
        publisher: 'government',
        checkedOn: BAH_CHECKED_ON,
        guide: '/pcs-toolkit/cost-of-living',
      },
      {
        asked: 'How much is COLA in Hawaii?',
        inShort: bahExamples.map((of) => `${of.grade}: ${colaOf(of.grade)}`).join('. '),
        answer: `A month for a family of four, at index ${EXAMPLE_COLA_INDEX}. DoD’s calculator shows half: one payday.`,
        by: `A copy of DoD’s ${COLA_YEAR} tables`,
        publisher: 'other',
        checkedOn: COLA_CHECKED_ON,
        guide: '/pcs-toolkit/cost-of-living',
        part: 'how-cola-works',
      },
      {
        asked: 'How many days does TLA pay?',
        inShort: `Up to ${TLA_MOST_DAYS} days, claimed every ${TLA_CLAIM_DAYS}`,
        answer: `See the TLA office within ${TLA_REPORT_HOURS} hours of landing.`,
        by: 'Hawaii Military Guide, 2025',
        publisher: 'other',
        checkedOn: '2026-11-21',
        guide: '/pcs-toolkit/tla-hotels',
        part: 'sixty-days-of-tla-ten-at-a-time',
      },
    ],
  },
  {
    title: 'Family',
    icon: 'users',
    questions: [
      {
        asked: 'When can we enroll our kids?',
        inShort: 'Any month, with an address',
        answer: 'Bring school records and TB clearance.',
        by: 'Hawaii DOE',
        publisher: 'government',
        checkedOn: '2026-11-21',
        guide: '/pcs-toolkit/hawaii-schools',
        part: 'what-the-school-will-ask-for',
      },
      {
        asked: 'Does my license work in Hawaii?',
        inShort: `Often: a board has ${LICENSE_BOARD_DAYS} days to decide`,
        answer: 'Write “SCRA license portability” at the top of your application.',
        by: 'Justice Department',
        publisher: 'government',
        checkedOn: '2026-11-23',
        guide: '/pcs-toolkit/spouse-work',
        part: 'which-license-rule-is-yours',
      },
    ],
  },
  {
    title: 'The move',
    icon: 'plane',
    questions: [
      {
        asked: 'How early do the pet’s shots start?',
        inShort: `${PET_START} ahead`,
        answer: `Two rabies shots and a blood test take at least ${PET_SHORTEST_DAYS} days.`,
        by: 'The State’s rules',
        publisher: 'law',
        checkedOn: '2026-11-26',
        guide: '/pcs-toolkit/pet-travel',
        part: 'check-your-pet-s-dates',
      },
      {
        asked: 'How long does the car take?',
        inShort: `Weeks, with ${MATSON_TO_HONOLULU_DAYS.join('-')} days at sea`,
        answer: `You get a delivery date at turn-in. A permit is due within ${VEHICLE_PERMIT_DAYS} days of arrival.`,
        by: 'Matson; Hawaii County',
        publisher: 'company',
        checkedOn: '2026-11-21',
        guide: '/pcs-toolkit/vehicle-shipping',
        part: 'how-long-it-takes-and-where-you-pick-it-up',
      },
      {
        asked: 'Can we bring our guns?',
        inShort: `Yes, most. Register within ${POLICE_DAYS_BY_LAW} days`,
        answer: `Aim for day ${POLICE_DAYS_TO_AIM_FOR}. No handgun magazines over ${MOST_HANDGUN_ROUNDS} rounds; some guns can’t come.`,
        by: 'State law',
        publisher: 'law',
        checkedOn: '2026-11-21',
        guide: '/pcs-toolkit/firearms-pcs',
        part: 'prohibited-don-t-pack-these',
      },
    ],
  },
];
