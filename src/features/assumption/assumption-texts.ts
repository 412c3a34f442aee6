import {
  ASSUMPTION_DEFAULTS,
  ASSUMPTION_FIELDS,
  type AssumptionField,
  type AssumptionInput,
} from './assumption-input';
import { numberText, readNumber } from './field-rules';

/** The calculator's inputs as the text of the form's fields. */
export type AssumptionTexts = Record<AssumptionField, string>;

/** Parses the text of the form's fields, each by its rule. */
export function readAssumptionInput(texts: Readonly<AssumptionTexts>): AssumptionInput {
  const input: AssumptionInput = { ...ASSUMPTION_DEFAULTS };
  for (const rule of ASSUMPTION_FIELDS) input[rule.field] = readNumber(texts[rule.field], rule);
  return input;
}

/** The inverse. */
export function assumptionTexts(input: Readonly<AssumptionInput>): AssumptionTexts {
  const entries = ASSUMPTION_FIELDS.map((rule) => [rule.field, numberText(input[rule.field], rule)]);
  return Object.fromEntries(entries);
}
