import { ASSUMPTION_DEFAULTS, ASSUMPTION_FIELDS, type AssumptionInput } from './assumption-input';
import { formatDecimal } from './usd';

/**
 * The inputs as the hash of an address, which browsers do not send to a server:
 * `#purchasePrice=600000&assumptionRate=3.5`. A field left empty is left out, or stands without a value where the
 * calculator would fill in a default. A field that holds no number is left out.
 */
export function assumptionHash(input: Readonly<AssumptionInput>): `#${string}` {
  const parts = ASSUMPTION_FIELDS.filter(({ field }) => {
    const value = input[field];
    return value === null ? ASSUMPTION_DEFAULTS[field] !== null : Number.isFinite(value);
  }).map(({ field }) => `${field}=${formatDecimal(input[field])}`);
  return `#${parts.join('&')}`;
}
