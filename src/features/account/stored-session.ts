import type { SessionKey } from '@/browser/kept-table';
import { parseJson, readKept } from '@/browser/kept-value';
import { readAuthCallback } from './auth-callback';
import { supabaseSettings } from './env';

/** Returns the supabase-js storage key, made from the project's host. Undefined when this build has no accounts. */
export function sessionStorageKey(): SessionKey | undefined {
  if (!supabaseSettings) return undefined;
  const { hostname } = new URL(supabaseSettings.url, window.location.href);
  return `sb-${hostname.split('.')[0]}-auth-token`;
}

/** True when a session is stored. Only the server knows whether it is still valid. */
export function hasStoredSession(): boolean {
  return storedText() !== null;
}

/** True when a session is stored or the URL's hash is from an emailed link. */
export function mayBeSignedIn(): boolean {
  return hasStoredSession() || readAuthCallback(window.location.hash) !== undefined;
}

/** Returns the stored access token, or undefined when there is none or it is malformed. */
export function storedAccessToken(): string | undefined {
  const token = storedSession()?.access_token;
  return typeof token === 'string' ? token : undefined;
}

/** Returns true when this user is signed in here, as far as storage says. */
export function isStoredUser(userId: string): boolean {
  return storedSession()?.user?.id === userId;
}

export type StoredSession = {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_at?: unknown;
  user?: { id?: unknown; email?: unknown; user_metadata?: { avatar_url?: unknown } | null } | null;
};

function storedText(): string | null {
  const key = sessionStorageKey();
  return key ? readKept(key) : null;
}

/** Returns the stored session, unvalidated. Undefined when there is none or it isn't JSON. */
export function storedSession(): StoredSession | null | undefined {
  return parseJson(storedText()) as StoredSession | null | undefined;
}
