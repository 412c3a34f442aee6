import type { Field, Group } from '@/features/kept-form/fields';
import { gradeField, placeField, rentsNearBase } from '@/features/kept-form/shared-fields';
import { serviceSteps } from '@/money/basic-pay';
import { COLA_MOST_DEPENDENTS } from '@/money/cola';
import {
  COLA_CALCULATOR_URL,
  COMMISSARY_SAVING_PERCENT,
  POWER_BILL,
  POWER_BILL_KWH,
  POWER_BILL_MONTH,
} from './content/cost-figures';
import type { LivingChoice } from './living';

/** The first one is open; the others are folded, each with what it adds to the answer. */
export const monthGroups = {
  pay: { legend: 'Your pay' },
  home: {
    legend: 'Your home',
    adds: 'On base, off base, buying, the barracks.',
    note: 'To compare renting, buying and base housing, fill in rent and payment.',
  },
  rest: { legend: 'The rest of the month', adds: 'Food, car, child care, phone.' },
  taxes: {
    legend: 'Taxes and other pay',
    adds: 'COLA, deductions on your LES, a second paycheck or a pension.',
    note: 'If you fill in both COLA fields, we use the dollars, not the index. “How COLA works”, below, links to DoD’s calculator.',
  },
  now: {
    legend: 'Where you live now',
    adds: 'What you pay now, to compare.',
    note: 'One month’s pay and allowances, and one month’s bills, where you live now.',
  },
} as const satisfies Record<string, Group>;

/** `line`: what it is a part of, if it isn't a line of its own. `homes`: where it is paid, if not in every home. */
export type Cost = { line?: 'home' | 'power'; homes?: readonly LivingChoice[] };

const everywhere: Cost = {};

/** Amounts are for a month, except `colaShown`, which is half of one. */
export const monthFields = {
  grade: { ...gradeField, group: 'pay' },
  years: {
    kind: 'choice',
    label: 'Years of service',
    group: 'pay',
    choices: serviceSteps.map((step) => [String(step), step === 0 ? '2 or less' : `Over ${step}`] as const),
  },
  place: { ...placeField, group: 'pay' },
  dependents: {
    kind: 'choice',
    label: 'Dependents',
    hint: 'Spouse and children on your orders.',
    group: 'pay',
    isWide: true,
    choices: Array.from(
      { length: COLA_MOST_DEPENDENTS + 1 },
      (_, count) => [String(count), dependentsInWords(count)] as const,
    ),
  },
  index: {
    kind: 'whole',
    label: 'COLA index',
    hint: 'For example, 112.',
    hintLink: { text: 'Look it up at DoD', url: COLA_CALCULATOR_URL },
    group: 'taxes',
    // Far beyond what DoD has set for any island in Hawaii.
    least: 50,
    most: 250,
    problem: (least: number, most: number) => `Type a whole number from ${least} to ${most}, such as 112`,
  },
  home: {
    kind: 'choice',
    label: 'Where will you live?',
    group: 'home',
    isWide: true,
    choices: [
      ['base', 'On base: BAH pays for it'],
      ['rent', 'Off base, renting'],
      ['buy', 'In a home we buy'],
      ['barracks', 'In the barracks'],
    ],
  },
  rent: {
    kind: 'dollars',
    label: 'Rent ($)',
    hint: 'Off base, with any excise tax.',
    hintLink: rentsNearBase,
    group: 'home',
    cost: { line: 'home', homes: ['rent'] },
  },
  payment: {
    kind: 'dollars',
    label: 'Loan payment ($)',
    hint: 'If you buy: with tax, insurance, HOA.',
    group: 'home',
    cost: { line: 'home', homes: ['buy'] },
  },
  power: {
    kind: 'dollars',
    label: 'Power off base ($)',
    hint: `${POWER_BILL_KWH} kWh on Oahu: ${POWER_BILL} in ${POWER_BILL_MONTH}. More now.`,
    group: 'home',
    cost: { line: 'power', homes: ['rent', 'buy'] },
  },
  basePower: {
    kind: 'dollars',
    label: 'Power on base ($)',
    hint: 'Army: included in 2023. Others: ask.',
    group: 'home',
    cost: { line: 'power', homes: ['base'] },
  },
  food: {
    kind: 'dollars',
    label: 'Food ($)',
    hint: `The commissary said in 2021: ${COMMISSARY_SAVING_PERCENT}% less than stores off base.`,
    group: 'rest',
    cost: everywhere,
  },
  car: {
    kind: 'dollars',
    label: 'Car ($)',
    hint: 'Loan, insurance, gas. Get a Hawaii quote.',
    group: 'rest',
    cost: everywhere,
  },
  childCare: {
    kind: 'dollars',
    label: 'Child care ($)',
    hint: 'Depends on income: see Child Care.',
    group: 'rest',
    cost: everywhere,
  },
  phone: {
    kind: 'dollars',
    label: 'Phone and internet ($)',
    hint: 'Ask for quotes before you move.',
    group: 'rest',
    cost: everywhere,
  },
  rest: {
    kind: 'dollars',
    label: 'Everything else ($)',
    hint: 'Debts, savings, flights home.',
    group: 'rest',
    cost: everywhere,
  },
  deductions: {
    kind: 'dollars',
    label: 'Taxes and deductions ($)',
    hint: 'From your LES, for a month.',
    group: 'taxes',
    cost: everywhere,
  },
  otherPay: {
    kind: 'dollars',
    label: 'Other pay ($)',
    hint: 'A spouse’s pay, special pay, pension, VA pay. After tax.',
    group: 'taxes',
    cost: false,
  },
  colaShown: {
    kind: 'dollars',
    label: 'COLA from DoD’s calculator ($)',
    hint: 'Twice-monthly amount: we double it.',
    group: 'taxes',
    cost: false,
  },
  pay: {
    kind: 'dollars',
    label: 'Basic pay ($)',
    hint: 'Only if your LES says otherwise.',
    group: 'taxes',
    cost: false,
  },
  nowIn: { kind: 'dollars', label: 'Comes in now ($)', group: 'now', cost: false },
  nowOut: { kind: 'dollars', label: 'Goes out now ($)', group: 'now', cost: false },
} as const satisfies Record<string, Field<keyof typeof monthGroups, Cost>>;

function dependentsInWords(count: number): string {
  if (count === 0) return 'None';
  return count === COLA_MOST_DEPENDENTS ? `${count} or more` : String(count);
}
