import { ASSUMPTION_DEFAULTS, type AssumptionField, type AssumptionInput } from './assumption-input';
import { parseDecimal } from './usd';

/** Twelve fields of twenty digits fit; nothing that a person would type comes near. */
const LONGEST_HASH = 600;

/**
 * The inputs that a hash of `assumptionHash` carries; fields that it does not name have their defaults.
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
