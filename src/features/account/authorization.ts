import { accessTokenOf } from './supabase';
import type { Supabase } from './supabase-client';

/**
 * Returns this user's Authorization header. Rejects when they aren't signed in. Without a token, row security returns an
 * empty list, which looks like lost data.
 */
export async function authorizationFor(supabase: Supabase, userId: string): Promise<string> {
  const token = await accessTokenOf(supabase, userId);
  if (typeof token !== 'string') throw new Error('This user has no session.', { cause: token.status });
  return `Bearer ${token}`;
}
