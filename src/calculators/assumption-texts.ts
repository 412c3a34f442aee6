import {
  ASSUMPTION_DEFAULTS,
  ASSUMPTION_FIELDS,
  type AssumptionField,
  type AssumptionInput,
} from './assumption-input';
import { formatDecimal, formatUsd, parseDecimal, parseUsd } from './usd';

/** The calculator's input as it stands in the form's fields. */
export type AssumptionTexts = Record<AssumptionField, string>;

/**
 * Turns the texts of the form into numbers: dollar fields by `parseUsd`, rates and terms by `parseDecimal`. A field
 * left blank becomes null, a text that is not a number becomes NaN, so that its message can differ.
 */
export function readAssumptionInput(texts: Readonly<AssumptionTexts>): AssumptionInput {
  const input: AssumptionInput = { ...ASSUMPTION_DEFAULTS };
  for (const { field, unit } of ASSUMPTION_FIELDS) {
    const text = texts[field];
    const parsed = unit === 'dollars' ? parseUsd(text) : parseDecimal(text);
    input[field] = text.trim() === '' ? null : (parsed ?? Number.NaN);
  }
  return input;
}

/** The way back: dollars as whole-dollar USD, rates and terms as plain decimals, no number as an empty field. */
export function assumptionTexts(input: Readonly<AssumptionInput>): AssumptionTexts {
  const entries = ASSUMPTION_FIELDS.map(({ field, unit }) => [
    field,
    unit === 'dollars' ? formatUsd(input[field]) : formatDecimal(input[field]),
  ]);
  return Object.fromEntries(entries);
}
