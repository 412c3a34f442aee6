import { readAuthCallback } from './auth-callback';
import { supabaseSettings } from './env';
import { readStoredItem } from './stored-item';

/** Returns supabase-js's storage key, which contains the project's host. Undefined when this build has no accounts. */
export function sessionStorageKey(): string | undefined {
  if (!supabaseSettings) return undefined;
  const { hostname } = new URL(supabaseSettings.url, window.location.href);
  return `sb-${hostname.split('.')[0]}-auth-token`;
}

/** True when a session is stored. Only the server knows whether it is still valid. */
export function hasStoredSession(): boolean {
  return storedText() !== null;
}

/** True when a session is stored or the URL is a confirmation link's. */
export function mayBeSignedIn(): boolean {
  return hasStoredSession() || readAuthCallback(window.location.hash) !== undefined;
}

/** Returns the stored access token, or undefined when there is none or it is malformed. */
export function storedAccessToken(): string | undefined {
  const token = storedSession()?.access_token;
  return typeof token === 'string' ? token : undefined;
}

/** Returns the metadata of the user who is signed in here, as the server last told. Undefined for anyone else. */
export function storedUserMetadata(userId: string): Record<string, unknown> | undefined {
  const user = storedSession()?.user;
  const metadata = user?.id === userId ? user.user_metadata : undefined;
  return typeof metadata === 'object' ? (metadata ?? undefined) : undefined;
}

type StoredSession = {
  access_token?: unknown;
  user?: { id?: unknown; user_metadata?: Record<string, unknown> | null } | null;
};

function storedText(): string | null {
  const key = sessionStorageKey();
  return key ? readStoredItem(key) : null;
}

/** Returns the stored session, which can hold anything. */
export function storedSession(): StoredSession | null | undefined {
  try {
    return JSON.parse(storedText() ?? 'null');
  } catch {
    return undefined;
  }
}
