import * as keys from './kept-keys';
import { readStoredItem, removeStoredItem } from './stored-item';

type KeptKey = (typeof keys)[keyof typeof keys];

type KeptItem = {
  place: 'localStorage' | 'sessionStorage' | 'cookie';
  /** In plain words, for users who want to know what this site stores. */
  holds: string;
};

const keptItems: Record<KeptKey, KeptItem> = {
  [keys.VISITED_KEY]: { place: 'localStorage', holds: 'That you saw the welcome message.' },
  [keys.ATTEMPTS_KEY]: {
    place: 'localStorage',
    holds: 'How often someone signed in or up here in the last 15 minutes. Emails are scrambled.',
  },
  [keys.PET_DATES_KEY]: {
    place: 'localStorage',
    holds: 'The dates of the pet date checker, if you asked to keep them here.',
  },
  [keys.PLAN_KEY]: {
    place: 'localStorage',
    holds: 'Your report date and what you said about your move, if you filled them in on the checklist.',
  },
  [keys.ACCOUNT_PLAN_KEY]: {
    place: 'localStorage',
    holds:
      'A copy of the report date and answers that you keep with your account. It goes when you sign out.',
  },
  [keys.UNSAVED_PLANS_KEY]: {
    place: 'localStorage',
    holds:
      'A change to them that couldn’t be saved with your account yet. It waits here, even if you sign out, until you sign in again.',
  },
  [keys.RECENT_SEARCHES_KEY]: {
    place: 'localStorage',
    holds: 'The last five searches that you opened a result of.',
  },
  [keys.HOMES_KEY]: {
    place: 'localStorage',
    holds: 'The homes you asked the assumption calculator to keep, with their numbers.',
  },
  [keys.SAVED_PAGES_KEY]: { place: 'localStorage', holds: 'That you removed the saved pages, if you did.' },
  [keys.SIDEBAR_COOKIE]: { place: 'cookie', holds: 'Whether the side menu is open, for seven days.' },
  [keys.RELOADED_AT_KEY]: {
    place: 'sessionStorage',
    holds: 'When this tab last reloaded to get a new version of the site.',
  },
};

/** Everything this site stores only in the browser, except the session, which signing out removes. */
export const keptInBrowser = Object.entries(keptItems).map(([key, item]) => ({ key, ...item }));

/** Returns the values of `keptInBrowser` that are stored now, by key. */
export function readKeptInBrowser(): Record<string, string> {
  const values = keptInBrowser.map(({ place, key }) => [key, readKept(place, key)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Removes all of `keptInBrowser`. Components are notified as if another tab had changed localStorage. */
export function clearKeptInBrowser(): void {
  for (const { place, key } of keptInBrowser) {
    if (place === 'cookie') expireCookie(key);
    else if (place === 'sessionStorage') removeFromTab(key);
    else {
      removeStoredItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    }
  }
}

function readKept(place: KeptItem['place'], key: string): string | null {
  if (place === 'localStorage') return readStoredItem(key);
  if (place === 'cookie') {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${key}=`));
    return pair?.slice(key.length + 1) ?? null;
  }
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function expireCookie(name: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}

function removeFromTab(key: string) {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
