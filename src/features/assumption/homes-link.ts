import { sharedHash } from '@/browser/shared-hash';
import { formatDecimal, parseDecimal } from '@/money/decimal';
import { assumptionHash } from './assumption-link';
import type { ClosingCosts } from './cash-to-close';
import { type Home, type Homes, homeName, isHomesHash, MOST_HOMES } from './homes';
import { readAssumptionHash } from './read-assumption-link';

const NEXT_HOME = '&name=';
const COSTS = ['processingFee', 'otherCosts', 'newLoanClosing'] as const;

/** Fits three homes with the longest names and twenty digits in every field. */
const LONGEST_HASH = 4000;

/**
 * Returns up to three homes as a URL hash, which browsers do not send to the server:
 * `#homes=1&stayMonths=36&name=This%20house&purchasePrice=600000…&processingFee=300&isExempt=1`. Each home's inputs are
 * written by `assumptionHash`; other empty values are omitted.
 */
export function homesHash({ homes, stayMonths, bah }: Homes): `#${string}` {
  const shared = [pair('stayMonths', stayMonths), pair('bah', bah)];
  const parts = homes.map(({ name, input, costs }) => [
    `name=${encodeURIComponent(homeName(name))}`,
    assumptionHash(input).slice(1),
    ...COSTS.map((cost) => pair(cost, costs[cost])),
    costs.isExempt ? 'isExempt=1' : '',
  ]);
  return `#${[`homes=${homes.length}`, ...shared, ...parts.flat()].filter(Boolean).join('&')}`;
}

/**
 * Returns the homes in such a hash, also one that a messenger has changed.
 * Returns null for anything that is not in the format of `homesHash`: a count that is wrong or above three; a name that
 * is empty, repeated or not as `homeName` returns it; an unknown or repeated field; text that is not a plain decimal; a
 * hash that is too long.
 */
export function readHomesHash(changed: string): Homes | null {
  const hash = sharedHash(changed);
  if (!isHomesHash(hash) || hash.length > LONGEST_HASH) return null;
  const [head = '', ...parts] = hash.slice(1).split(NEXT_HOME);
  const { homes: count, ...shared } = pairsIn(head.split('&'));
  const homes = parts.map(readHome).filter((home) => home !== null);
  const names = new Set(homes.map(({ name }) => name));
  const isWhole = homes.length === parts.length && names.size === parts.length;
  if (!isWhole || String(parts.length) !== count || parts.length < 1 || parts.length > MOST_HOMES)
    return null;
  const numbers = readNumbers(shared, ['stayMonths', 'bah']);
  return numbers && { homes, stayMonths: numbers.stayMonths ?? null, bah: numbers.bah ?? null };
}

function readHome(part: string): Home | null {
  const [encoded = '', ...texts] = part.split('&');
  const name = decoded(encoded);
  const isCost = (text: string) => /^(processingFee|otherCosts|newLoanClosing|isExempt)=/.test(text);
  const input = readAssumptionHash(`#${texts.filter((text) => !isCost(text)).join('&')}`);
  const { isExempt, ...amounts } = pairsIn(texts.filter(isCost));
  const costs = readNumbers(amounts, COSTS);
  if (!name || name !== homeName(name) || !input || !costs) return null;
  if (isExempt !== undefined && isExempt !== '1') return null;
  return { name, input, costs: { ...emptyCosts, ...costs, isExempt: isExempt === '1' } };
}

const emptyCosts: ClosingCosts = {
  isExempt: false,
  processingFee: null,
  otherCosts: null,
  newLoanClosing: null,
};

/** A repeated name gets both texts, joined by a space so that they don't parse as a number. */
function pairsIn(texts: readonly string[]): Partial<Record<string, string>> {
  const pairs = new Map<string, string>();
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=');
    const value = rest.join('=');
    pairs.set(name, pairs.has(name) ? `${pairs.get(name)} ${value}` : value);
  }
  return Object.fromEntries(pairs);
}

function readNumbers<Name extends string>(texts: Partial<Record<string, string>>, names: readonly Name[]) {
  const numbers: Partial<Record<Name, number>> = {};
  for (const [name, text = ''] of Object.entries(texts)) {
    const known = names.find((one) => one === name);
    const value = parseDecimal(text);
    if (known === undefined || value === null) return null;
    numbers[known] = value;
  }
  return numbers;
}

function pair(name: string, value: number | null): string {
  const text = formatDecimal(value);
  return text === '' ? '' : `${name}=${text}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
