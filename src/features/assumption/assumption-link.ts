import { formatDecimal } from '@/money/decimal';
import { ASSUMPTION_FIELDS } from './assumption-fields';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from './assumption-input';

/**
 * Returns the inputs as a URL hash, which browsers do not send to the server:
 * `#purchasePrice=600000&assumptionRate=3.5`. An empty field is omitted, unless it has a default: then it is written
 * without a value. A field that is not a number is omitted.
 */
export function assumptionHash(input: Readonly<AssumptionInput>): `#${string}` {
  const parts = ASSUMPTION_FIELDS.filter(({ field }) => {
    const value = input[field];
    return value === null ? ASSUMPTION_DEFAULTS[field] !== null : Number.isFinite(value);
  }).map(({ field }) => `${field}=${formatDecimal(input[field])}`);
  return `#${parts.join('&')}`;
}
