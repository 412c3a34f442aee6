import { keptValue } from '@/browser/kept-value';

const MAX_SEARCHES = 5;
const MAX_LENGTH = 100;

/** The searches in this browser that led to a page, latest first. */
export const recentSearches = keptValue('paradise-pcs-recent-searches', parseSearches);

export function rememberSearch(query: string): void {
  const search = query.trim().slice(0, MAX_LENGTH);
  if (!search) return;
  const others = recentSearches.read().filter((other) => other.toLowerCase() !== search.toLowerCase());
  recentSearches.keep([search, ...others].slice(0, MAX_SEARCHES));
}

function parseSearches(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter(isSearch).slice(0, MAX_SEARCHES) : [];
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
}
