import { readAuthCallback } from './auth-callback';
import { supabaseSettings } from './env';
import { readStoredItem } from './stored-item';

/** The key under which the session is stored, named after the project's host; undefined when this build has no accounts. */
export function sessionStorageKey(): string | undefined {
  if (!supabaseSettings) return undefined;
  const { hostname } = new URL(supabaseSettings.url, window.location.href);
  return `sb-${hostname.split('.')[0]}-auth-token`;
}

/** True when this browser holds a session; whether it is still good, only the server knows. */
export function hasStoredSession(): boolean {
  const key = sessionStorageKey();
  return key !== undefined && readStoredItem(key) !== null;
}

/** True when this browser may belong to a signed-in person: a stored session, or a confirmation link's answer. */
export function mayBeSignedIn(): boolean {
  return hasStoredSession() || readAuthCallback(window.location.hash) !== undefined;
}

/** The stored session's access token, or undefined when there is none that can be read. */
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
