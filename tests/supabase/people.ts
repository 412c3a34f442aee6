import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/database.types';
import type { EmbeddedServer } from './embedded-server';

export type Person = { client: SupabaseClient<Database>; id: string; email: string };

export const PASSWORD = 'Aloha2026';

/** Someone who has signed up and not yet followed the mailed link. */
export async function newcomer(server: EmbeddedServer, email: string): Promise<Person> {
  const client = server.newClient();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.user) throw error ?? new Error(`${email} was not signed up`);
  return { client, id: data.user.id, email };
}

/** Someone who has confirmed their address and is signed in. */
export async function member(server: EmbeddedServer, email: string): Promise<Person> {
  const person = await newcomer(server, email);
  await followMailedLink(server, email);
  const { error } = await person.client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return person;
}

/** Where the browser is after following the link in the mail to this address. */
export async function followMailedLink(server: EmbeddedServer, email: string): Promise<URL> {
  const answer = await fetch(server.mailedLink(email), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

/** The row that the site sends when someone ticks an item, from a device whose clock is wrong. */
export function tick(userId: string, item_index: number, completed = true) {
  const updated_at = '2001-01-01T00:00:00.000Z';
  return { user_id: userId, checklist_type: 'hawaii_pcs', item_index, completed, updated_at };
}

export function save({ client }: Pick<Person, 'client'>, row: ReturnType<typeof tick>) {
  return client.from('checklist_progress').upsert(row, { onConflict: 'user_id,checklist_type,item_index' });
}

/** The read that the site makes, for the rows of `owner` and through the eyes of `client`. */
export async function progressOf(owner: Pick<Person, 'id'>, { client }: Pick<Person, 'client'>) {
  const { data, error } = await client
    .from('checklist_progress')
    .select('item_index, completed')
    .eq('user_id', owner.id)
    .eq('checklist_type', 'hawaii_pcs')
    .order('item_index');
  if (error) throw error;
  return data;
}
