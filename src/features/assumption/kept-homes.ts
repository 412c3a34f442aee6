import { HOMES_KEY } from '@/browser/kept-keys';
import { readStoredItem, removeStoredItem, watchStoredItem, writeStoredItem } from '@/browser/stored-item';
import { HOMES_HASH_START, type Homes } from './homes';

/** Stores a link's hash, so that one strict parser reads both. */

/** Returns whether a link's hash or this browser has homes to show before there is a result. */
export function hasHomesToShow(hash: string): boolean {
  return hash.startsWith(HOMES_HASH_START) || readStoredItem(HOMES_KEY) !== null;
}

export function keptHomes(): string {
  return readStoredItem(HOMES_KEY) ?? '';
}

/** Returns whether the homes will still be stored on the next visit. */
export function keepHomes({ homes }: Pick<Homes, 'homes'>, hash: string): boolean {
  if (homes.length > 0) return writeStoredItem(HOMES_KEY, hash);
  removeStoredItem(HOMES_KEY);
  return true;
}

export function forgetHomes(): void {
  removeStoredItem(HOMES_KEY);
}

export function watchKeptHomes(onChange: (hash: string) => void): () => void {
  return watchStoredItem(HOMES_KEY, (value) => onChange(value ?? ''));
}
