import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/features/account/database.types';
import type { EmbeddedServer } from './embedded-server';

export type TestUser = { client: SupabaseClient<Database>; id: string; email: string };

export const PASSWORD = 'Aloha2026';

/** Signed up, email not confirmed yet. */
export async function unconfirmedUser(server: EmbeddedServer, email: string): Promise<TestUser> {
  const client = server.newClient();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.user) throw error ?? new Error(`${email} was not signed up`);
  return { client, id: data.user.id, email };
}

/** Confirmed and signed in. */
export async function confirmedUser(server: EmbeddedServer, email: string): Promise<TestUser> {
  const user = await unconfirmedUser(server, email);
  await followMailedLink(server, email);
  const { error } = await user.client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return user;
}

/** Returns the URL that the emailed link redirects to. */
export async function followMailedLink(
  server: EmbeddedServer,
  email: string,
  subject?: string,
): Promise<URL> {
  const answer = await fetch(server.mailedLink(email, subject), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

/** The row that the site upserts, from a device with a wrong clock. */
export function progressRow(userId: string, item_index: number, completed = true) {
  const updated_at = '2001-01-01T00:00:00.000Z';
  return { user_id: userId, checklist_type: 'hawaii_pcs', item_index, completed, updated_at };
}

export function save({ client }: Pick<TestUser, 'client'>, row: ReturnType<typeof progressRow>) {
  return client.from('checklist_progress').upsert(row, { onConflict: 'user_id,checklist_type,item_index' });
}

/** The site's query for `owner`'s rows, run as `client`. */
export async function readProgress(owner: Pick<TestUser, 'id'>, { client }: Pick<TestUser, 'client'>) {
  const { data, error } = await client
    .from('checklist_progress')
    .select('item_index, completed')
    .eq('user_id', owner.id)
    .eq('checklist_type', 'hawaii_pcs')
    .order('item_index');
  if (error) throw error;
  return data;
}
