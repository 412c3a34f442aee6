import { type CalendarDay, parseCalendarDay } from '@/dates/calendar-day';
import { parseDecimal } from '@/money/decimal';
import type { Field, Fields, FormTexts, Problems } from './fields';
import { MAX_TEXT_LENGTH, formMessages as messages } from './form-messages';
import { readAges } from './read-ages';
import { readCents } from './read-cents';

type NameOf<Of, Kind extends Field['kind']> = {
  [Name in keyof Of]: Of[Name] extends { kind: Kind } ? Name : never;
}[keyof Of] &
  string;

/** What the fields say, by kind. Absent: blank, or not usable. */
export type Answers<Of extends Fields> = {
  choices: Partial<Record<NameOf<Of, 'choice'>, string>>;
  cents: Partial<Record<NameOf<Of, 'dollars'>, number>>;
  numbers: Partial<Record<NameOf<Of, 'whole'>, number>>;
  ages: Partial<Record<NameOf<Of, 'ages'>, readonly number[]>>;
  dates: Partial<Record<NameOf<Of, 'date'>, CalendarDay>>;
  problems: Problems<keyof Of & string>;
};

/**
 * Returns what the fields say, and a message for each one that can't be used. Without `today`, any day of the calendar
 * can.
 */
export function readFields<Of extends Fields>(
  fields: Of,
  texts: FormTexts<keyof Of & string>,
  today?: CalendarDay,
): Answers<Of> {
  const answers = { choices: {}, cents: {}, numbers: {}, ages: {}, dates: {}, problems: {} };
  for (const [name, field] of Object.entries(fields)) {
    const text = texts[name as keyof Of & string] ?? '';
    const [value, problem] = readField(field, text, today);
    if (problem !== undefined) Object.assign(answers.problems, { [name]: problem });
    else if (value !== undefined) Object.assign(answers[places[field.kind]], { [name]: value });
  }
  // Each name is put where its kind says.
  return answers as unknown as Answers<Of>;
}

const places = {
  choice: 'choices',
  dollars: 'cents',
  whole: 'numbers',
  ages: 'ages',
  date: 'dates',
} as const;

type Read = readonly [value?: unknown, problem?: string | undefined];

function readField(field: Field, text: string, today: CalendarDay | undefined): Read {
  if (text.trim() === '') return [];
  switch (field.kind) {
    case 'choice':
      return field.choices.some(([value]) => value === text) ? [text] : [undefined, messages.choice(text)];
    case 'dollars':
      return readDollars(field, text);
    case 'whole': {
      const { least, most, problem } = field;
      const number = parseDecimal(text) ?? Number.NaN;
      const isRight = Number.isInteger(number) && number >= least && number <= most;
      return [number, tooLong(text) ?? (isRight ? undefined : problem(least, most))];
    }
    case 'ages': {
      const ages = readAges(text);
      return [
        ages.length > 0 ? ages : undefined,
        tooLong(text) ?? (typeof ages === 'string' ? ages : undefined),
      ];
    }
    case 'date': {
      const day = parseCalendarDay(text);
      return [day, day ? today && field.problem(day, today) : messages.date];
    }
  }
}

function readDollars({ isAboveZero }: { isAboveZero?: true }, text: string): Read {
  const cents = readCents(text);
  if (typeof cents === 'string') return [undefined, cents];
  return [cents, cents === 0 && isAboveZero ? messages.aboveZero : undefined];
}

function tooLong(text: string): string | undefined {
  return text.length >= MAX_TEXT_LENGTH ? messages.tooLong : undefined;
}
