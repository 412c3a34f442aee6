import { baseIds } from '@/facts/bases';
import { bahIslands } from '@/money/bah';
import { serviceSteps } from '@/money/basic-pay';
import { COLA_MOST_DEPENDENTS } from '@/money/cola';
import { payGrades } from '@/money/pay-grades';

/** Three homes to compare, as in the plan's question. */
export const homeChoices = ['base', 'rent', 'buy'] as const;

/** The plan's other answer, a room in the barracks, is compared with none. */
export const livingChoices = [...homeChoices, 'barracks'] as const;

export const monthChoices = {
  grade: payGrades,
  years: serviceSteps.map(String),
  dependents: Array.from({ length: COLA_MOST_DEPENDENTS + 1 }, (_, count) => String(count)),
  place: [...baseIds, ...bahIslands],
  home: livingChoices,
} as const;

/** A month, except `colaShown`, which is half of one. */
export const monthDollarFields = [
  'pay',
  'colaShown',
  'otherPay',
  'deductions',
  'rent',
  'payment',
  'power',
  'basePower',
  'food',
  'car',
  'childCare',
  'phone',
  'rest',
  'nowIn',
  'nowOut',
] as const;

export type MonthChoice = keyof typeof monthChoices;
export type MonthDollars = (typeof monthDollarFields)[number];
export type MonthField = MonthChoice | MonthDollars | 'index';
export type LivingChoice = (typeof livingChoices)[number];

export const monthChoiceFields = Object.keys(monthChoices) as MonthChoice[];

export const monthFields: readonly MonthField[] = [...monthChoiceFields, 'index', ...monthDollarFields];

/** What the form holds: every field as typed, '' when blank. */
export type MonthTexts = Record<MonthField, string>;

// Object.fromEntries loses the key type.
export const blankMonth = Object.fromEntries(monthFields.map((name) => [name, ''])) as MonthTexts;
