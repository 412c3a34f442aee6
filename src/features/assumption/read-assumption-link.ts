import { sharedHash } from '@/browser/shared-hash';
import { parseDecimal } from '@/money/decimal';
import { ASSUMPTION_DEFAULTS, type AssumptionField, type AssumptionInput } from './assumption-input';

/** Fits twelve fields of twenty digits, far more than anyone would type. */
const LONGEST_HASH = 600;

/**
 * Returns the inputs in a hash from `assumptionHash`, also one that a messenger has changed; fields that it omits get their defaults.
 * Returns null unless the hash has only calculator fields, each at most once and either a plain decimal or empty. That
 * rules out section anchors, auth callbacks, hashes cut off within a field name, and hashes that are far too long.
 */
export function readAssumptionHash(changed: string): AssumptionInput | null {
  const hash = sharedHash(changed);
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

/** Returns whether a hash is that of a link to one home's numbers, even if it is damaged. */
export function isAssumptionHash(hash: string): boolean {
  return isField(/^#(\w+)=/.exec(sharedHash(hash))?.[1] ?? '');
}

function isField(name: string): name is AssumptionField {
  return Object.hasOwn(ASSUMPTION_DEFAULTS, name);
}
