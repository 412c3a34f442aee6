import { readAuthCallback } from './auth-callback';

/** True when this browser may belong to a signed-in person: a stored session, or a confirmation link's answer. */
export function mayBeSignedIn(): boolean {
  if (readAuthCallback(window.location.hash)) return true;
  try {
    return Object.keys(window.localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    return false;
  }
}
