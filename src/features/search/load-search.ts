import { withDeadline } from '@/browser/deadline';
import { createSearch, type Search } from './engine';
import type { SearchEntry } from './entry';

let loading: Promise<Search> | undefined;

/** Loads the index once. Rejects when it is missing, truncated or timed out; the next call retries. */
export function loadSearch(): Promise<Search> {
  loading ??= withDeadline(fetchEntries)
    .then(createSearch)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function fetchEntries(signal: AbortSignal): Promise<SearchEntry[]> {
  const response = await fetch(indexAddress(), { signal });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new Error('The search index is not one.');
  return entries;
}

/** The file name has a content hash, so prerendering writes the URL into the page. The dev server's URL is fixed. */
function indexAddress(): string {
  return document.querySelector<HTMLElement>('script[data-search]')?.dataset.search ?? '/search-index.json';
}

function isEntry(value: unknown): value is SearchEntry {
  return Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'string');
}
