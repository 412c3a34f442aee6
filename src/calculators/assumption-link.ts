import {
  ASSUMPTION_DEFAULTS,
  ASSUMPTION_FIELDS,
  type AssumptionField,
  type AssumptionInput,
} from './assumption-input';
import { formatDecimal, parseDecimal } from './usd';

/** Twelve fields of twenty digits fit; nothing that a person would type comes near. */
const LONGEST_HASH = 600;

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

/**
 * The inputs that a hash carries; fields that it does not name have their defaults.
 * No result (null): anything but fields of the calculator, each once and holding a plain decimal or nothing. So a
 * section's anchor, a sign-in's answer, a hash cut short within a name and one that is far too long are left alone.
 */
export function readAssumptionHash(hash: string): AssumptionInput | null {
  if (hash.length > LONGEST_HASH) return null;
  const parts = [...new URLSearchParams(hash.replace(/^#/, ''))];
  const input: AssumptionInput = { ...ASSUMPTION_DEFAULTS };
  const seen = new Set<AssumptionField>();
  for (const [name, text] of parts) {
    const value = text === '' ? null : parseDecimal(text);
    if (!isField(name) || seen.has(name) || (value === null && text !== '')) return null;
    seen.add(name);
    input[name] = value;
  }
  return seen.size === 0 ? null : input;
}

function isField(name: string): name is AssumptionField {
  return Object.hasOwn(ASSUMPTION_DEFAULTS, name);
}
