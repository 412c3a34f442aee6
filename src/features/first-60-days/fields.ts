import { baseIds } from '@/facts/bases';
import { bahIslands } from '@/money/bah';
import { payGrades } from '@/money/pay-grades';

/** Where a family is stationed: a base on Oahu, or an island. */
export const places = [...baseIds, ...bahIslands] as const;

/** Who sleeps in the hotel. All but `single` have dependents on the orders. */
export const whoChoices = ['single', 'family', 'member-first', 'dependents-first'] as const;

export const choices = {
  grade: payGrades,
  place: places,
  who: whoChoices,
  kitchen: ['yes', 'no'],
  dla: ['before', 'after', 'none'],
} as const;

/** `room` to `baseRoom` a night, `food` and the rates a day, `rent` a month; the others in all. */
export const dollarFields = [
  'room',
  'secondRoom',
  'baseRoom',
  'food',
  'lodgingRate',
  'mealsRate',
  'rent',
  'deposit',
  'car',
  'pet',
] as const;

export const dateFields = ['landing', 'reportDay'] as const;
export const countFields = ['nights', 'wait'] as const;

export type ChoiceField = keyof typeof choices;
export type DollarField = (typeof dollarFields)[number];
export type DateField = (typeof dateFields)[number];
export type CountField = (typeof countFields)[number];
export type FieldName = ChoiceField | DollarField | DateField | CountField | 'ages';

export const choiceFields = Object.keys(choices) as ChoiceField[];

export const fieldNames: readonly FieldName[] = [
  ...choiceFields,
  'ages',
  ...countFields,
  ...dollarFields,
  ...dateFields,
];

/** What the form holds: every field as typed, '' when blank. */
export type FormTexts = Record<FieldName, string>;

// Object.fromEntries loses the key type.
export const emptyTexts = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FormTexts;
