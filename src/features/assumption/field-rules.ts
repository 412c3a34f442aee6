import { formatDecimal, parseDecimal, parsePercent } from '@/money/decimal';
import { MAX_DOLLARS, MAX_RATE_PERCENT, MAX_TERM_YEARS, MIN_TERM_YEARS } from '@/money/limits';
import { parseUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';

export const MAX_STAY_MONTHS = MAX_TERM_YEARS * 12;

/** What a number of the calculator's forms can be: how its text is read and written, and its limits. */
const UNITS = {
  dollars: { parse: parseUsd, format: formatUsd, min: 0, max: MAX_DOLLARS, isWhole: false },
  percent: { parse: parsePercent, format: formatDecimal, min: 0, max: MAX_RATE_PERCENT, isWhole: false },
  years: {
    parse: parseDecimal,
    format: formatDecimal,
    min: MIN_TERM_YEARS,
    max: MAX_TERM_YEARS,
    isWhole: false,
  },
  months: { parse: parseDecimal, format: formatDecimal, min: 0, max: MAX_STAY_MONTHS, isWhole: true },
};

type Unit = keyof typeof UNITS;

/** A required field needs a nonzero value. The GAP fields matter only when there is a GAP amount. */
export type FieldRule<Field extends string, OneOf extends Unit = Unit> = {
  field: Field;
  unit: OneOf;
  need: 'required' | 'optional' | 'with-gap';
};

/**
 * What is wrong with a number by itself. missing: required, but empty or zero. not-a-number: unreadable or not finite.
 * negative: below zero. not-whole: a fraction of a month. too-small: a term under a month. too-large: over the limits in
 * limits.ts.
 */
export type NumberProblem = 'missing' | 'not-a-number' | 'negative' | 'not-whole' | 'too-small' | 'too-large';

/** Parses the text of a field. Null when it is blank, NaN when it isn't a number: the two have different messages. */
export function readNumber(text: string, { unit }: { unit: Unit }): number | null {
  return text.trim() === '' ? null : (UNITS[unit].parse(text) ?? Number.NaN);
}

/** The inverse: dollars as whole-dollar USD, the rest as plain decimals, null and NaN as an empty field. */
export function numberText(value: number | null, { unit }: { unit: Unit }): string {
  return UNITS[unit].format(value);
}

/** Returns what is wrong with each field's number, in the order of the rules. */
export function numberProblems<Field extends string>(
  rules: readonly FieldRule<Field>[],
  input: Readonly<Record<Field, number | null>>,
): Partial<Record<Field, NumberProblem>> {
  const problems: Partial<Record<Field, NumberProblem>> = {};
  for (const rule of rules) {
    const problem = problemWith(input[rule.field], rule);
    if (problem) problems[rule.field] = problem;
  }
  return problems;
}

function problemWith(value: number | null, { unit, need }: FieldRule<string>): NumberProblem | undefined {
  const { min, max, isWhole } = UNITS[unit];
  if (value === null || value === 0) return need === 'required' ? 'missing' : undefined;
  if (!Number.isFinite(value)) return 'not-a-number';
  if (value < 0) return 'negative';
  if (isWhole && !Number.isInteger(value)) return 'not-whole';
  if (value < min) return 'too-small';
  return value > max ? 'too-large' : undefined;
}
