import type { PostgrestResponse } from '@supabase/supabase-js';
import type { Json } from '@/features/account/database.types';
import type { keptThings } from '@/features/account/kept-things';
import type { Supabase } from '@/features/account/supabase-client';

/** One user's row in a table of kept things, and the value in it. */
export type OwnRow = { updated_at: string } & ({ plan: Json } | { form: Json });

export type OwnQuery = {
  setHeader: (name: string, value: string) => OwnQuery;
  abortSignal: (signal: AbortSignal) => PromiseLike<PostgrestResponse<OwnRow>>;
};

type OwnRows = {
  read: () => OwnQuery;
  insert: (value: Json) => OwnQuery;
  /** These two change the row only while it has this version. */
  update: (value: Json, version: string) => OwnQuery;
  remove: (version: string) => OwnQuery;
};

/** Returns the requests for a user's row in a table. */
export function ownRows(supabase: Supabase, table: keyof typeof keptThings, userId: string): OwnRows {
  return table === 'family_plans' ? ownPlan(supabase, userId) : ownForm(supabase, table, userId);
}

export function valueIn(row: OwnRow): Json {
  return 'plan' in row ? row.plan : row.form;
}

function ownPlan(supabase: Supabase, user_id: string): OwnRows {
  const rows = () => supabase.from('family_plans');
  return {
    read: () => rows().select('plan, updated_at').eq('user_id', user_id).retry(false),
    insert: (plan) => rows().insert({ user_id, plan }).select('plan, updated_at'),
    update: (plan, version) =>
      rows().update({ plan }).eq('user_id', user_id).eq('updated_at', version).select('plan, updated_at'),
    remove: (version) =>
      rows().delete().eq('user_id', user_id).eq('updated_at', version).select('plan, updated_at'),
  };
}

function ownForm(supabase: Supabase, table: 'first_60_days' | 'cost_of_living', user_id: string): OwnRows {
  const rows = () => supabase.from(table);
  return {
    read: () => rows().select('form, updated_at').eq('user_id', user_id).retry(false),
    insert: (form) => rows().insert({ user_id, form }).select('form, updated_at'),
    update: (form, version) =>
      rows().update({ form }).eq('user_id', user_id).eq('updated_at', version).select('form, updated_at'),
    remove: (version) =>
      rows().delete().eq('user_id', user_id).eq('updated_at', version).select('form, updated_at'),
  };
}
