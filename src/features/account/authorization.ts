import { accessTokenOf, type Supabase } from './supabase';

/**
 * Returns this user's Authorization header. Rejects when they aren't signed in. Without an explicit token, supabase-js
 * falls back to the public key when the session has expired. Row security then returns an empty list, which looks like
 * lost data.
 */
export async function authorizationFor(supabase: Supabase, userId: string): Promise<string> {
  const token = await accessTokenOf(supabase, userId);
  if (typeof token !== 'string') throw new Error('This user has no session.', { cause: token.status });
  return `Bearer ${token}`;
}
