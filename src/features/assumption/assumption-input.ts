import { ASSUMPTION_FIELDS, type AssumptionFieldRecord } from './assumption-fields';

export type AssumptionField = (typeof ASSUMPTION_FIELDS)[number]['field'];

/**
 * The assumption calculator's inputs. Amounts are in dollars (taxes, insurance and HOA fees per month), rates in
 * percent per year, terms in years. null is an empty field; NaN is a field whose text is not a number.
 */
export type AssumptionInput = Record<AssumptionField, number | null>;

/** The calculator's initial values: the usual GAP rate and terms, everything else empty. */
export const ASSUMPTION_DEFAULTS: Readonly<AssumptionInput> = eachField(({ start }) => start);

/** Returns something for each field. */
export function eachField<Value>(
  of: (record: AssumptionFieldRecord & { field: AssumptionField }) => Value,
): Record<AssumptionField, Value> {
  // Object.fromEntries loses the key type.
  return Object.fromEntries(ASSUMPTION_FIELDS.map((record) => [record.field, of(record)])) as Record<
    AssumptionField,
    Value
  >;
}

export const fieldRecords: Readonly<Record<AssumptionField, AssumptionFieldRecord>> = eachField(
  (record) => record,
);

/** Returns what is paid each month beside the loans. */
export function monthlyExtrasOf(input: Readonly<AssumptionInput>): number {
  return ASSUMPTION_FIELDS.reduce(
    (sum, { field, isMonthlyCost }) => sum + (isMonthlyCost ? (input[field] ?? 0) : 0),
    0,
  );
}
