import type { CalendarDay } from '@/dates/calendar-day';
import { reportDayProblem } from '@/features/checklist/family-plan';
import type { Field, Group } from '@/features/kept-form/fields';
import { gradeField, placeField, rentsNearBase } from '@/features/kept-form/shared-fields';
import { BAH_YEAR } from '@/money/bah';
import { usd } from '@/money/cents';
import { TLA_OLDER_AGE } from '@/money/tla';
import { messages } from './content/messages';
import { FOOD_GUESS_CENTS } from './food-figure';

/** The first one is open; the others are folded, each with what it adds to the answer. */
export const firstSixtyGroups = {
  hotel: { legend: 'The hotel' },
  family: {
    legend: 'Your family',
    adds: 'Temporary Lodging (TLA), Dislocation (DLA) and Housing (BAH) allowances.',
  },
  costs: { legend: 'Other costs', adds: 'Rent, deposits, a car, pet fees.' },
  back: { legend: 'What comes back', adds: 'When each payment arrives.' },
  special: {
    legend: 'Dates and special cases',
    adds: 'Dates, a second room, other daily rates.',
    note: 'Not on Oahu, or your TLA office has newer rates? Type its daily rates here.',
  },
} as const satisfies Record<string, Group>;

/** A line of the ledger, and when it is paid: each night, on landing or on moving in. */
export type Cost = {
  name: string;
  when: string;
  paid: 'nightly' | 'landing' | 'moving-in';
  hasPetRules?: true;
};

const dateField = {
  kind: 'date',
  problem: (day: CalendarDay, today: CalendarDay) => {
    const problem = reportDayProblem(day, today);
    return problem && messages[problem];
  },
  note: (day: string) =>
    day === '' || day.startsWith(String(BAH_YEAR)) ? undefined : `We use the ${BAH_YEAR} tables`,
  group: 'special',
} as const;

/** `room` to `baseRoom` a night, `food` and the rates a day, `rent` a month; the others in all. */
export const firstSixtyFields = {
  nights: {
    kind: 'whole',
    label: 'Hotel nights',
    hint: 'Required. Until you move in.',
    group: 'hotel',
    least: 1,
    most: 90,
    problem: messages.nights,
  },
  room: {
    kind: 'dollars',
    label: 'Nightly rate ($)',
    hint: 'Required. Without pet fees.',
    group: 'hotel',
    cost: { name: 'Hotel', when: 'You pay every night, on your own card.', paid: 'nightly' },
  },
  kitchen: {
    kind: 'choice',
    label: 'Full kitchen?',
    hint: 'Stove, fridge, table, dishes.',
    group: 'hotel',
    choices: [
      ['yes', 'Yes, all of it'],
      ['no', 'No'],
    ],
  },
  food: {
    kind: 'dollars',
    label: 'Food a day ($)',
    hint: `If blank, we guess ${usd(FOOD_GUESS_CENTS)} a person.`,
    group: 'hotel',
    cost: { name: 'Food while in the hotel', when: 'You pay every day.', paid: 'nightly' },
  },
  who: {
    kind: 'choice',
    label: 'Who stays in the hotel?',
    group: 'family',
    isWide: true,
    choices: [
      ['single', 'Just me: no dependents'],
      ['family', 'My dependents and I'],
      ['member-first', 'Only me: my dependents come later'],
      ['dependents-first', 'Only my dependents, without me'],
    ],
  },
  ages: {
    kind: 'ages',
    label: 'Dependents’ ages',
    hint: `Spouse and children: 34, 9, 4. Baby: 0. TLA pays more from age ${TLA_OLDER_AGE}, so a spouse’s age can be a guess.`,
    group: 'family',
    isWide: true,
  },
  grade: { ...gradeField, hint: 'The service member’s.', group: 'family' },
  place: { ...placeField, group: 'family' },
  rent: {
    kind: 'dollars',
    label: 'First month’s rent ($)',
    hint: 'On base, type 0.',
    hintLink: rentsNearBase,
    group: 'costs',
    cost: {
      name: 'First month’s rent',
      when: 'When you move in. We count it on that day.',
      paid: 'moving-in',
    },
  },
  deposit: {
    kind: 'dollars',
    label: 'Deposits ($)',
    hint: 'For the home, and a pet.',
    group: 'costs',
    cost: {
      name: 'Deposits',
      when: 'When you sign. We count them on the day you move in.',
      paid: 'moving-in',
    },
  },
  car: {
    kind: 'dollars',
    label: 'Rental car and gas ($)',
    hint: 'The total. If none, type 0.',
    group: 'costs',
    cost: { name: 'Rental car and gas', when: 'We count all of it in the first week.', paid: 'landing' },
  },
  pet: {
    kind: 'dollars',
    label: 'Hotel’s pet fees ($)',
    hint: 'The total. If none, type 0.',
    hintLink: { text: 'Fees by hotel', to: '/pcs-toolkit/tla-hotels' },
    group: 'costs',
    cost: {
      name: 'Hotel’s pet fees',
      when: 'We count all of them in the first week.',
      paid: 'landing',
      hasPetRules: true,
    },
  },
  dla: {
    kind: 'choice',
    label: 'DLA, the moving allowance',
    group: 'back',
    isWide: true,
    choices: [
      ['before', 'I get it before the move'],
      ['after', 'I claim it after we land'],
      ['none', 'I don’t get it'],
    ],
  },
  wait: {
    kind: 'whole',
    label: 'Days until a claim is paid',
    hint: 'Ask your finance office.',
    group: 'back',
    isWide: true,
    least: 0,
    most: 90,
    problem: messages.wait,
  },
  landing: { ...dateField, label: 'Landing day' },
  reportDay: { ...dateField, label: 'Day you must report' },
  secondRoom: {
    kind: 'dollars',
    label: 'Second room, a night ($)',
    group: 'special',
    cost: false,
    isAboveZero: true,
  },
  baseRoom: {
    kind: 'dollars',
    label: 'Room on base, a night ($)',
    hint: 'Only if one is available and you stay elsewhere.',
    group: 'special',
    cost: false,
    isAboveZero: true,
  },
  lodgingRate: {
    kind: 'dollars',
    label: 'Lodging rate a day ($)',
    group: 'special',
    cost: false,
    isAboveZero: true,
  },
  mealsRate: {
    kind: 'dollars',
    label: 'Meal rate a day ($)',
    group: 'special',
    cost: false,
    isAboveZero: true,
  },
} as const satisfies Record<string, Field<keyof typeof firstSixtyGroups, Cost>>;
