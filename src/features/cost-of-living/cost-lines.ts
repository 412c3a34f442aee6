// What a month costs, from the fields that are costs.
import type { Field } from '@/features/kept-form/fields';
import { labelOf } from '@/features/kept-form/fields-in-words';
import type { LivingChoice } from './living';
import { type Cost, monthFields } from './month-fields';
import type { MonthField } from './month-form';

/** The home, the power, or a field that is a line of its own. */
export type MonthCost = 'home' | 'power' | CostField;

type CostField = {
  [Name in MonthField]: (typeof monthFields)[Name] extends { cost: Cost } ? Name : never;
}[MonthField];

// Object.entries loses the key type, and that only a cost has one.
const costs = (Object.entries(monthFields) as [CostField, Field<string, Cost>][]).flatMap(([name, field]) =>
  field.kind === 'dollars' && field.cost ? [{ name, ...field.cost }] : [],
);

/** In the order of the form. */
export const costLines: readonly MonthCost[] = [
  ...new Set(costs.map(({ name, line }): MonthCost => line ?? name)),
];

/** Returns the fields that say what a line costs in a home, its own first; none where it costs nothing, and for a home on base. */
export function fieldsFor(wanted: MonthCost, home: LivingChoice): readonly CostField[] {
  return costs
    .filter(({ name, line = name, homes }) => line === wanted && (homes?.includes(home) ?? true))
    .map(({ name }) => name);
}

/** Returns a line's name, as in the form; a home on base has its own field for power. */
export function costName(line: MonthCost): string {
  if (line === 'home') return 'Home';
  return line === 'power' ? 'Power' : labelOf(monthFields, line);
}
