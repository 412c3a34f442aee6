import { type KeptKey, type KeptRow, keptRows } from './kept-table';
import { forgetAsAnotherTab, ownKeys, readKept } from './kept-value';
import { forgetInTab, readInTab } from './tab-value';

const clearable = keptRows.filter(({ clearedBy }) => clearedBy.includes('clear'));

/** Returns the texts kept now that `clearKept` removes, by key. Without the saved pages, which hold nothing personal. */
export function readAllKept(): Record<string, string> {
  const texts = [
    ...clearable.map((row) => [row.key, textOf(row)] as const),
    ...unlistedKeys().map((key) => [key, readKept(key)] as const),
  ];
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Removes all that the button clears. Components are notified as if another tab had changed localStorage. */
export function clearKept(): void {
  for (const { place, key } of clearable) {
    if (place === 'cookie') expireCookie(key);
    else if (place === 'sessionStorage') forgetInTab(key as KeptKey<'sessionStorage'>);
    else if (place === 'cache') window.caches?.delete(key).catch(() => undefined);
    else forgetAsAnotherTab(key as KeptKey<'localStorage'>);
  }
  for (const key of unlistedKeys()) forgetAsAnotherTab(key);
}

/** What an earlier version kept, or a newer one in another tab. */
function unlistedKeys() {
  return ownKeys().filter((key) => !keptRows.some((row) => row.key === key));
}

function textOf({ place, key }: { place: KeptRow['place']; key: string }): string | null {
  if (place === 'localStorage') return readKept(key as KeptKey<'localStorage'>);
  if (place === 'cookie') {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${key}=`));
    return pair?.slice(key.length + 1) ?? null;
  }
  return place === 'sessionStorage' ? readInTab(key as KeptKey<'sessionStorage'>) : null;
}

function expireCookie(name: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
