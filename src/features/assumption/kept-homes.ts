import { readDraft } from '@/browser/drafts';
import type { KeptKey } from '@/browser/kept-table';
import { forget, keep, readKept, watchKept } from '@/browser/kept-value';
import { type Homes, isHomesHash } from './homes';

/** Kept as a link's hash, so that one strict parser reads both. */
const HOMES_KEY: KeptKey<'localStorage'> = 'paradise-pcs-homes';

/** Returns whether a link's hash, this browser or this tab has homes to show before there is a result. */
export function hasHomesToShow(hash: string): boolean {
  return isHomesHash(hash) || readKept(HOMES_KEY) !== null || readDraft('homes') !== undefined;
}

export function keptHomes(): string {
  return readKept(HOMES_KEY) ?? '';
}

/** Returns whether the homes will still be kept on the next visit. */
export function keepHomes({ homes }: Pick<Homes, 'homes'>, hash: string): boolean {
  if (homes.length > 0) return keep(HOMES_KEY, hash);
  forget(HOMES_KEY);
  return true;
}

export function forgetHomes(): void {
  forget(HOMES_KEY);
}

export function watchKeptHomes(onChange: (hash: string) => void): () => void {
  return watchKept(HOMES_KEY, (value) => onChange(value ?? ''));
}
