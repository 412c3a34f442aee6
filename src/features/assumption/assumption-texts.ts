import { formatDecimal, formatUsd, parseDecimal, parsePercent, parseUsd } from '@/money/usd';
import {
  ASSUMPTION_DEFAULTS,
  ASSUMPTION_FIELDS,
  type AssumptionField,
  type AssumptionInput,
} from './assumption-input';

/** The calculator's inputs as the text of the form's fields. */
export type AssumptionTexts = Record<AssumptionField, string>;

const PARSERS = { dollars: parseUsd, percent: parsePercent, years: parseDecimal };

/**
 * Parses the text of the form's fields. A blank field becomes null and text that is not a number becomes NaN, so that the two can have different messages.
 */
export function readAssumptionInput(texts: Readonly<AssumptionTexts>): AssumptionInput {
  const input: AssumptionInput = { ...ASSUMPTION_DEFAULTS };
  for (const { field, unit } of ASSUMPTION_FIELDS) {
    const text = texts[field];
    input[field] = text.trim() === '' ? null : (PARSERS[unit](text) ?? Number.NaN);
  }
  return input;
}

/** The inverse: dollars as whole-dollar USD, rates and terms as plain decimals, null and NaN as empty fields. */
export function assumptionTexts(input: Readonly<AssumptionInput>): AssumptionTexts {
  const entries = ASSUMPTION_FIELDS.map(({ field, unit }) => [
    field,
    unit === 'dollars' ? formatUsd(input[field]) : formatDecimal(input[field]),
  ]);
  return Object.fromEntries(entries);
}
