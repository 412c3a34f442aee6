import { RECENT_SEARCHES_KEY } from '@/browser/kept-keys';
import { readStoredItem, removeStoredItem, writeStoredItem } from '@/browser/stored-item';

const MAX_SEARCHES = 5;
const MAX_LENGTH = 100;

/** Returns the searches in this browser that led to a page, latest first. */
export function recentSearches(): readonly string[] {
  const found = parse(readStoredItem(RECENT_SEARCHES_KEY) ?? '[]');
  return Array.isArray(found) ? found.filter(isSearch).slice(0, MAX_SEARCHES) : [];
}

export function rememberSearch(query: string): void {
  const search = query.trim().slice(0, MAX_LENGTH);
  if (!search) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  writeStoredItem(RECENT_SEARCHES_KEY, JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)));
}

export function forgetSearches(): void {
  removeStoredItem(RECENT_SEARCHES_KEY);
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
