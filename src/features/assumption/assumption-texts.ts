import { type AssumptionField, type AssumptionInput, eachField } from './assumption-input';
import { numberText, readNumber } from './field-rules';

/** The calculator's inputs as the text of the form's fields. */
export type AssumptionTexts = Record<AssumptionField, string>;

/** Parses the text of the form's fields, each by its rule. */
export function readAssumptionInput(texts: Readonly<AssumptionTexts>): AssumptionInput {
  return eachField((rule) => readNumber(texts[rule.field], rule));
}

/** The inverse. */
export function assumptionTexts(input: Readonly<AssumptionInput>): AssumptionTexts {
  return eachField((rule) => numberText(input[rule.field], rule));
}

/** Returns the texts in what a tab has kept, and those of `others` where it has none. */
export function restoredTexts(kept: unknown, others: AssumptionTexts): AssumptionTexts {
  return eachField(({ field }) => {
    const text: unknown = Object(kept)[field];
    return typeof text === 'string' ? text : others[field];
  });
}
