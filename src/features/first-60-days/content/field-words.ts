import { baseAsAnswer, baseIds } from '@/facts/bases';
import { type ChoiceField, choices, type FieldName } from '@/features/first-60-days/fields';
import { FOOD_GUESS_CENTS } from '@/features/first-60-days/guess-food';
import type { FieldGroup, FoldedGroup } from '@/features/kept-form/components/entry-form';
import { bahIslands, islandNames } from '@/money/bah';
import { usd } from '@/money/cents';
import { payGrades } from '@/money/pay-grades';

type Words = { label: string; hint?: string };

export const fieldWords: Record<FieldName, Words> = {
  grade: { label: 'Pay grade', hint: 'The service member’s.' },
  place: { label: 'Duty station' },
  who: { label: 'Who stays in the hotel?' },
  ages: { label: 'Dependents’ ages', hint: 'Such as 34, 9, 4. Baby: 0.' },
  nights: { label: 'Nights in the hotel', hint: 'Needed. Until you move in.' },
  room: { label: 'Nightly rate ($)', hint: 'Needed. Without pet fees.' },
  kitchen: { label: 'Full kitchen?', hint: 'Stove, fridge, table, dishes.' },
  food: { label: 'Food a day ($)', hint: `For all of you. Blank: ${usd(FOOD_GUESS_CENTS)} each, our guess.` },
  rent: { label: 'First month’s rent ($)', hint: 'Base housing? Type 0.' },
  deposit: { label: 'Deposits ($)', hint: 'For the home, and a pet.' },
  car: { label: 'Rental car and gas ($)', hint: 'The total. If none, type 0.' },
  pet: { label: 'Hotel’s pet fees ($)', hint: 'The total. If none, type 0.' },
  dla: { label: 'DLA, the moving allowance' },
  wait: { label: 'Days a claim takes to be paid', hint: 'Ask your finance office.' },
  landing: { label: 'Landing day' },
  reportDay: { label: 'Day you must report' },
  secondRoom: { label: 'Second room, a night ($)' },
  baseRoom: { label: 'Room on base, a night ($)', hint: 'Only if one is free and you stay elsewhere.' },
  lodgingRate: { label: 'Lodging rate a day ($)' },
  mealsRate: { label: 'Meal rate a day ($)' },
};

/** With these an answer begins. */
export const firstFields = {
  legend: 'The hotel',
  fields: ['nights', 'room', 'kitchen', 'food'],
} as const satisfies FieldGroup<FieldName>;

/** The folded groups, in the order of the form, each with what it adds to the answer. */
export const foldedGroups = [
  {
    legend: 'Your family',
    fields: ['who', 'ages', 'grade', 'place'],
    adds: 'Temporary Lodging (TLA), Dislocation (DLA) and Housing (BAH) allowances.',
  },
  {
    legend: 'Other costs',
    fields: ['rent', 'deposit', 'car', 'pet'],
    adds: 'Rent, deposits, a car, pet fees.',
  },
  { legend: 'What comes back', fields: ['dla', 'wait'], adds: 'The weeks when the money arrives.' },
  {
    legend: 'Dates and special cases',
    fields: ['landing', 'reportDay', 'secondRoom', 'baseRoom', 'lodgingRate', 'mealsRate'],
    adds: 'Dates, a second room, other daily rates.',
    note: 'Not on Oahu, or your TLA office has newer rates? Type its daily rates here.',
  },
] as const satisfies readonly FoldedGroup<FieldName>[];

export const choiceWords: Record<ChoiceField, readonly (readonly [value: string, words: string])[]> = {
  grade: payGrades.map((grade) => [grade, grade]),
  place: [...baseIds.map((id) => [id, baseAsAnswer(id)] as const), ...bahIslands.map((island) => [island, placeOn(island)] as const)],
  who: [
    ['single', 'Just me: no dependents'],
    ['family', 'My dependents and I'],
    ['member-first', 'Only me: my dependents come later'],
    ['dependents-first', 'Only my dependents, without me'],
  ],
  kitchen: [
    ['yes', 'Yes, all of it'],
    ['no', 'No'],
  ],
  dla: [
    ['before', 'I get it before the move'],
    ['after', 'I claim it after we land'],
    ['none', 'I don’t get it'],
  ],
};

/** Returns what a field says, in the words of the form; “blank” when it says nothing. */
export function saidIn(name: FieldName, text = ''): string {
  const words = name in choices && choiceWords[name as ChoiceField].find(([value]) => value === text)?.[1];
  return words || text.trim() || 'blank';
}

function placeOn(island: (typeof bahIslands)[number]): string {
  return island === 'oahu' ? 'Somewhere else on Oahu' : islandNames[island];
}
