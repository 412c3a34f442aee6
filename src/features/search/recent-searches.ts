import { keptValue } from '@/browser/kept-value';
import { needsIn } from './crisis';

const MAX_SEARCHES = 5;
const MAX_LENGTH = 100;

/** The searches in this browser that led to a page, latest first. */
export const recentSearches = keptValue('paradise-pcs-recent-searches', parseSearches);

export function rememberSearch(query: string): void {
  const search = query.trim().slice(0, MAX_LENGTH);
  if (!isSearch(search)) return;
  const others = recentSearches.read().filter((other) => other.toLowerCase() !== search.toLowerCase());
  recentSearches.keep([search, ...others].slice(0, MAX_SEARCHES));
}

/** Takes searches in need out of what an earlier version of the site kept. */
export function purgeSearches(): void {
  const kept = recentSearches.read();
  if (kept.length > 0) recentSearches.keep(kept);
  else recentSearches.forget();
}

function parseSearches(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter(isSearch).slice(0, MAX_SEARCHES) : [];
}

/** None in need: who else uses this browser must not read it. */
function isSearch(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= MAX_LENGTH &&
    needsIn(value).length === 0
  );
}
