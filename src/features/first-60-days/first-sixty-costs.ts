// The lines that a family pays, from the fields that are costs.
import { type Cost, firstSixtyFields } from './first-sixty-fields';
import type { FieldName } from './first-sixty-form';

export type CostLine = {
  [Name in FieldName]: (typeof firstSixtyFields)[Name] extends { cost: Cost } ? Name : never;
}[FieldName];

// Object.keys loses the key type.
export const costLines = (Object.keys(firstSixtyFields) as FieldName[]).filter((name): name is CostLine => {
  const field = firstSixtyFields[name];
  return field.kind === 'dollars' && field.cost !== false;
});

export function costOf(line: CostLine): Cost {
  return firstSixtyFields[line].cost;
}
