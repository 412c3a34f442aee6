import type { CalendarDay } from '@/dates/calendar-day';
import { type BaseId, baseIds } from '@/facts/bases';
import type { Problems } from '@/features/kept-form/fields';
import { formMessages } from '@/features/kept-form/form-messages';
import { type Answers, readFields } from '@/features/kept-form/read-fields';
import { islandOf } from '@/features/kept-form/shared-fields';
import type { Island } from '@/money/bah';
import { type PayGrade, payGrades } from '@/money/pay-grades';
import { messages } from './content/messages';
import { firstSixtyFields } from './first-sixty-fields';
import type { FieldName, FirstSixtyTexts } from './first-sixty-form';

/** Who sleeps in the hotel. All but `single` have dependents on the orders. */
const whoChoices = ['single', 'family', 'member-first', 'dependents-first'] as const;
const dlaChoices = ['before', 'after', 'none'] as const;

/** What the family has told us. Absent: blank, or not usable. */
export type Input = {
  grade?: PayGrade;
  island?: Island;
  base?: BaseId;
  who?: (typeof whoChoices)[number];
  /** In years. */
  dependentAges?: readonly number[];
  hasKitchen?: boolean;
  dla?: (typeof dlaChoices)[number];
  nights?: number;
  waitDays?: number;
  landing?: CalendarDay;
  reportDay?: CalendarDay;
  cents: Answers<typeof firstSixtyFields>['cents'];
  /** A move without orders, of which nothing is reimbursed. */
  isWithoutOrders?: boolean;
  /** Whether the food in `cents` is ours. */
  isFoodGuessed?: true;
};

/**
 * Returns what the form says, and a message for each field that can't be used. Without `today`, any day of the calendar
 * can.
 */
export function readForm(
  texts: FirstSixtyTexts,
  today?: CalendarDay,
): { input: Input; problems: Problems<FieldName> } {
  const { choices, cents, numbers, ages, dates, problems } = readFields(firstSixtyFields, texts, today);
  const oneOf = <Value extends string>(known: readonly Value[], said: string | undefined) =>
    known.find((value) => value === said);
  // The room can be free, as TLA still pays meals, but not cost less than a cent.
  if (cents.room === 0 && /[1-9]/.test(texts.room)) {
    problems.room = formMessages.aboveZero;
    delete cents.room;
  }
  if (dates.landing && dates.reportDay && dates.landing > dates.reportDay)
    problems.landing = messages.landsLate;
  const input = {
    grade: oneOf(payGrades, choices.grade),
    island: choices.place === undefined ? undefined : islandOf(choices.place),
    base: oneOf(baseIds, choices.place),
    who: oneOf(whoChoices, choices.who),
    dependentAges: ages.ages,
    hasKitchen: choices.kitchen === undefined ? undefined : choices.kitchen === 'yes',
    dla: oneOf(dlaChoices, choices.dla),
    nights: numbers.nights,
    waitDays: numbers.wait,
    ...dates,
    cents,
  };
  return { input, problems };
}
