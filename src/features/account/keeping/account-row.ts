import type { PostgrestClient, PostgrestResponse } from '@supabase/postgrest-js';
import { withDeadline } from '@/browser/deadline';
import { authorizationFor } from '@/features/account/authorization';
import { leaveIfGone, NO_SUCH_USER } from '@/features/account/gone-account';
import { keptThings } from '@/features/account/kept-things';
import { loadSupabase } from '@/features/account/supabase';
import type { KeptThing } from './kept-thing';

/** The row's value, null when malformed, and the version that the next save must name. */
export type SavedRow<Value> = { value: Value | null; version: string };

export type AccountRow<Value> = ReturnType<typeof accountRow<Value>>;

type Row = Partial<Record<string, unknown>> & { updated_at: string };

type Query = {
  setHeader: (name: string, value: string) => Query;
  abortSignal: (signal: AbortSignal) => PromiseLike<PostgrestResponse<Row>>;
};

const DUPLICATE = '23505';

/**
 * Returns access to this user's row in the thing's table. Both methods reject when this user is no longer signed in, and
 * when the server doesn't respond in ten seconds or refuses, with the status as the cause.
 */
export function accountRow<Value>({ table, parse, isSame }: KeptThing<Value>, userId: string) {
  const { column } = keptThings[table];

  const rowBy = (query: (rows: ReturnType<PostgrestClient['from']>) => Query): Promise<Row | undefined> =>
    withDeadline(async (signal) => {
      const supabase = await loadSupabase();
      const authorization = await authorizationFor(supabase, userId);
      const request = query((supabase as PostgrestClient).from(table)).setHeader(
        'Authorization',
        authorization,
      );
      const { data, error, status } = await request.abortSignal(signal);
      // Another device was first.
      if (error?.code === DUPLICATE) return undefined;
      if (error?.code === NO_SUCH_USER) void leaveIfGone(userId);
      if (error) throw new Error(error.message, { cause: status });
      if (!Array.isArray(data)) throw new Error('The answer is not a list of rows.');
      return data[0];
    });

  return {
    /** Returns undefined for no row. `hadSomething`, as far as this browser knows, and then the account may be gone. */
    async fetch(hadSomething: boolean): Promise<SavedRow<Value> | undefined> {
      const row = await rowBy((rows) =>
        rows.select<string, Row>(`${column}, updated_at`).eq('user_id', userId).retry(false),
      );
      if (!row && hadSomething) void leaveIfGone(userId);
      return row && { value: parse(row[column]) ?? null, version: row.updated_at };
    },

    /**
     * Saves a value over the version it was made from, or as the first one; null deletes the row. Returns false when there
     * is another version by now, which stays as it is. Rejects, too, when a hotel's sign-in page answers, for example.
     */
    async save(value: Value | null, version: string | undefined): Promise<boolean> {
      const saved = await rowBy((rows) => {
        const replaced = value ? rows.update({ [column]: value }) : rows.delete();
        const changed = version
          ? replaced.eq('user_id', userId).eq('updated_at', version)
          : rows.insert({ user_id: userId, [column]: value });
        return changed.select<string, Row>(column);
      });
      if (saved && value && !isSame(parse(saved[column]) ?? null, value))
        throw new Error('The answer is another value.');
      return saved !== undefined;
    },
  };
}
