import { withDeadline } from '@/browser/deadline';
import { authorizationFor } from '@/features/account/authorization';
import type { Json } from '@/features/account/database.types';
import { leaveIfGone, NO_SUCH_USER } from '@/features/account/gone-account';
import { loadSupabase } from '@/features/account/supabase';
import type { KeptThing } from './kept-thing';
import { type OwnQuery, type OwnRow, ownRows, valueIn } from './own-rows';

/** The row's value, null when malformed, and the version that the next save must name. */
export type SavedRow<Value> = { value: Value | null; version: string };

export type AccountRow<Value> = ReturnType<typeof accountRow<Value>>;

const DUPLICATE = '23505';

/**
 * Returns access to this user's row in the thing's table. Both methods reject when this user is no longer signed in, and
 * when the server doesn't respond in ten seconds or refuses, with the status as the cause.
 */
export function accountRow<Value>({ table, parse, isSame }: KeptThing<Value>, userId: string) {
  const rowBy = (query: (rows: ReturnType<typeof ownRows>) => OwnQuery): Promise<OwnRow | undefined> =>
    withDeadline(async (signal) => {
      const supabase = await loadSupabase();
      const authorization = await authorizationFor(supabase, userId);
      const request = query(ownRows(supabase, table, userId)).setHeader('Authorization', authorization);
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
      const row = await rowBy((rows) => rows.read());
      if (!row && hadSomething) void leaveIfGone(userId);
      return row && { value: parse(valueIn(row)) ?? null, version: row.updated_at };
    },

    /**
     * Saves a value over the version it was made from, or as the first one; null deletes the row. Returns false when there
     * is another version by now, which stays as it is. Rejects, too, when a hotel's sign-in page answers, for example.
     */
    async save(value: Value | null, version: string | undefined): Promise<boolean> {
      const saved = await rowBy((rows) => {
        if (value === null) return version ? rows.remove(version) : rows.read();
        return version ? rows.update(jsonOf(value), version) : rows.insert(jsonOf(value));
      });
      if (saved && value && !isSame(parse(valueIn(saved)) ?? null, value))
        throw new Error('The answer is another value.');
      return saved !== undefined;
    },
  };
}

/** The value as it is sent: read-only lists, which `Json` doesn't have, are lists. */
function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
