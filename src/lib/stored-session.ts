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
  const key = sessionStorageKey();
  return key !== undefined && readStoredItem(key) !== null;
}

/** True when a session is stored or the URL is a confirmation link's. */
export function mayBeSignedIn(): boolean {
  return hasStoredSession() || readAuthCallback(window.location.hash) !== undefined;
}

/** Returns the stored access token, or undefined when there is none or it is malformed. */
export function storedAccessToken(): string | undefined {
  const key = sessionStorageKey();
  try {
    const session: unknown = JSON.parse((key && readStoredItem(key)) || 'null');
    const token = (session as { access_token?: unknown } | null)?.access_token;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the metadata of the user who is signed in here, as the server last told. Undefined for anyone else. */
export function storedUserMetadata(userId: string): Record<string, unknown> | undefined {
  const key = sessionStorageKey();
  try {
    const { user } = JSON.parse((key && readStoredItem(key)) || 'null');
    return user.id === userId && typeof user.user_metadata === 'object' ? user.user_metadata : undefined;
  } catch {
    return undefined;
  }
}
