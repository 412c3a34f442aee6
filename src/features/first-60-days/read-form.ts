import { type CalendarDay, parseCalendarDay } from '@/dates/calendar-day';
import { type BaseId, baseIds } from '@/facts/bases';
import { reportDayProblem } from '@/features/checklist/family-plan';
import { formMessages } from '@/features/kept-form/form-messages';
import { MAX_TEXT_LENGTH } from '@/features/kept-form/form-texts';
import { readCents } from '@/features/kept-form/read-cents';
import { bahIslands, type Island } from '@/money/bah';
import { parseDecimal } from '@/money/decimal';
import { isPayGrade, type PayGrade } from '@/money/pay-grades';
import { messages } from './content/messages';
import {
  type CountField,
  choiceFields,
  choices,
  countFields,
  type DollarField,
  dateFields,
  dollarFields,
  type FieldName,
  type FormTexts,
  type whoChoices,
} from './fields';

/** What the family has told us. Absent: blank, or not usable. */
export type Input = {
  grade?: PayGrade;
  island?: Island;
  base?: BaseId;
  who?: (typeof whoChoices)[number];
  /** In years. */
  dependentAges?: readonly number[];
  hasKitchen?: boolean;
  dla?: 'before' | 'after' | 'none';
  nights?: number;
  waitDays?: number;
  landing?: CalendarDay;
  reportDay?: CalendarDay;
  cents: Partial<Record<DollarField, number>>;
  /** Whether the food in `cents` is ours. */
  isFoodGuessed?: true;
};

export type Problems = Partial<Record<FieldName, string>>;

export const MOST_DEPENDENTS = 14;
export const OLDEST_AGE = 120;

const COUNT_LIMITS: Record<CountField, { least: number; most: number }> = {
  nights: { least: 1, most: 90 },
  wait: { least: 0, most: 90 },
};

/** Without these prices there is nothing to work out. The room itself can be free: TLA still pays meals. */
const ABOVE_ZERO: readonly DollarField[] = ['secondRoom', 'baseRoom', 'lodgingRate', 'mealsRate'];

/**
 * Returns what the form says, and a message for each field that can't be used. Without `today`, any day of the calendar
 * can.
 */
export function readForm(texts: FormTexts, today?: CalendarDay): { input: Input; problems: Problems } {
  const problems: Problems = {};
  const input: Input = { cents: {} };

  for (const name of choiceFields) {
    const text = texts[name];
    if (text !== '' && !(choices[name] as readonly string[]).includes(text))
      problems[name] = formMessages.choice(text);
  }
  if (isPayGrade(texts.grade)) input.grade = texts.grade;
  if (texts.place !== '' && !problems.place) input.island = islandOf(texts.place);
  const base = baseIds.find((id) => id === texts.place);
  if (base) input.base = base;
  if (texts.who !== '' && !problems.who) input.who = texts.who as NonNullable<Input['who']>;
  if (texts.kitchen === 'yes' || texts.kitchen === 'no') input.hasKitchen = texts.kitchen === 'yes';
  if (texts.dla !== '' && !problems.dla) input.dla = texts.dla as NonNullable<Input['dla']>;

  const ages = readAges(texts.ages);
  if (typeof ages === 'string') problems.ages = ages;
  else if (ages.length > 0) input.dependentAges = ages;

  for (const name of countFields) {
    if (texts[name].trim() === '') continue;
    const { least, most } = COUNT_LIMITS[name];
    const count = parseDecimal(texts[name]) ?? Number.NaN;
    if (!(Number.isInteger(count) && count >= least && count <= most))
      problems[name] = messages[name](least, most);
    else if (name === 'nights') input.nights = count;
    else input.waitDays = count;
  }

  for (const name of dollarFields) {
    const cents = readCents(texts[name]);
    if (cents === undefined) continue;
    if (typeof cents === 'string') problems[name] = cents;
    else if (cents === 0 && (ABOVE_ZERO.includes(name) || (name === 'room' && /[1-9]/.test(texts[name]))))
      problems[name] = messages.aboveZero;
    else input.cents[name] = cents;
  }

  for (const name of dateFields) {
    if (texts[name] === '') continue;
    const day = parseCalendarDay(texts[name]);
    const problem = day && today && reportDayProblem(day, today);
    if (!day) problems[name] = messages.date;
    else if (problem) problems[name] = messages[problem];
    else input[name] = day;
  }
  for (const name of ['ages', ...countFields] as const) {
    if (texts[name].length >= MAX_TEXT_LENGTH) problems[name] = formMessages.tooLong(MAX_TEXT_LENGTH);
  }
  if (input.landing && input.reportDay && input.landing > input.reportDay)
    problems.landing = messages.landsLate;

  return { input, problems };
}

/** Returns the ages in a text such as “34, 9 and 4”, or a message. */
function readAges(text: string): number[] | string {
  const words = text
    .replace(/\p{Cf}/gu, '')
    .split(/[\s,;&]+|\.(?!\d)|\band\b/i)
    .filter(Boolean);
  if (words.some((word) => !/^\d{1,9}$/.test(word))) return messages.ages;
  const ages = words.map(Number);
  if (ages.some((age) => age > OLDEST_AGE)) return messages.tooOld(OLDEST_AGE);
  return ages.length > MOST_DEPENDENTS ? messages.tooMany(MOST_DEPENDENTS) : ages;
}

/** Returns the island of a place; the bases are all on Oahu. */
export function islandOf(place: string): Island {
  return bahIslands.find((island) => island === place) ?? 'oahu';
}
