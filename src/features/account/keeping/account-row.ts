import type { PostgrestClient } from '@supabase/postgrest-js';
import { withDeadline } from '@/browser/deadline';
import { authorizationFor } from '@/features/account/authorization';
import { leaveIfGone, NO_SUCH_USER } from '@/features/account/gone-account';
import { loadSupabase } from '@/features/account/supabase';
import type { KeptThing } from './kept-thing';

/** The row's value, null when malformed, and the version that the next save must name. */
export type SavedRow<Value> = { value: Value | null; version: string };

type Row = Partial<Record<string, unknown>> & { updated_at: string };

export type AccountRow<Value> = {
  /**
   * Returns what the table holds for this user; undefined for nothing. If it had something, as far as this browser knows, the
   * account may be gone, and the auth server is asked. Rejects when the server refuses, with the status as the cause, or
   * doesn't respond in ten seconds, and when this user is no longer signed in.
   */
  fetch: (hadSomething: boolean) => Promise<SavedRow<Value> | undefined>;
  /**
   * Saves a value over the version it was made from, or as the first one; null deletes the row. Returns false when there
   * is another version by now, which stays as it is. Rejects like `fetch`, and when the answer doesn't hold the saved
   * value, as when a hotel's sign-in page answers; it may have been saved then.
   */
  save: (value: Value | null, version: string | undefined) => Promise<boolean>;
};

const DUPLICATE = '23505';

/** Returns access to this user's row in the thing's table. */
export function accountRow<Value, Field extends string>(
  { table, column, parse, isSame }: KeptThing<Value, Field>,
  userId: string,
): AccountRow<Value> {
  return {
    fetch: (hadSomething) =>
      withDeadline(async (signal) => {
        const supabase = await loadSupabase();
        const { data, error, status } = await (supabase as PostgrestClient)
          .from(table)
          .select<string, Row>(`${column}, updated_at`)
          .eq('user_id', userId)
          .setHeader('Authorization', await authorizationFor(supabase, userId))
          .retry(false)
          .abortSignal(signal);
        const [row] = rowsOf(data, error, status);
        if (!row && hadSomething) void leaveIfGone(userId);
        return row && { value: parse(row[column]) ?? null, version: row.updated_at };
      }),

    save: (value, version) =>
      withDeadline(async (signal) => {
        const supabase = await loadSupabase();
        const authorization = await authorizationFor(supabase, userId);
        const rows = (supabase as PostgrestClient).from(table);
        const replace = value ? rows.update({ [column]: value }) : rows.delete();
        const save = version
          ? replace.eq('user_id', userId).eq('updated_at', version)
          : rows.insert({ user_id: userId, [column]: value });
        const { data, error, status } = await save
          .select<string, Row>(column)
          .setHeader('Authorization', authorization)
          .abortSignal(signal);
        if (error?.code === DUPLICATE) return false;
        if (error?.code === NO_SUCH_USER) void leaveIfGone(userId);
        const [saved] = rowsOf(data, error, status);
        if (saved && value && !isSame(parse(saved[column]) ?? null, value))
          throw new Error('The answer is another value.');
        return saved !== undefined;
      }),
  };
}

function rowsOf(data: Row[] | null, error: Error | null, status: number): Row[] {
  if (error) throw new Error(error.message, { cause: status });
  if (!Array.isArray(data)) throw new Error('The answer is not a list of rows.');
  return data;
}
