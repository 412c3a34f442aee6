import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll } from 'vitest';
import type { Database } from '@/features/account/database.types';
import { startSupabase } from '../../build/embedded-supabase.ts';
import { PASSWORD } from '../support/passwords';

// The embedded Supabase of `npm run dev`, served to a test file on a local port, with its data in memory.

const printed: string[] = [];
const supabase = await startSupabase('memory://', (line) => printed.push(line));
const server = createServer((request, response) => {
  supabase.middleware(request, response, () => response.writeHead(404).end());
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await supabase.close();
});

// A listening TCP server always has an address object.
export const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = parseEnv(await readFile('.env.embedded', 'utf8'));

/** Returns a new client without a session, which its requests for data will bring. */
export function newClient() {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** The link in the latest email to this address with this subject, by default the sign-up confirmation. */
export function mailedLink(email: string, subject = 'Confirm Your Signup'): string {
  const mail = printed.findLast((line) => line.startsWith(`Mail to ${email}: ${subject}: `));
  return decodeURIComponent(
    mail?.match(/\/auth\?mail=\w+#confirm=(http\S+) or/)?.[1] ?? `no mail to ${email}`,
  );
}

/** The code in the same email. */
export function mailedCode(email: string, subject = 'Confirm Your Signup'): string {
  const mail = printed.findLast((line) => line.startsWith(`Mail to ${email}: ${subject}: `));
  return mail?.match(/or the code (\d+)$/)?.[1] ?? '';
}

export type TestUser = { client: ReturnType<typeof newClient>; id: string; email: string };

/** Signed up, email not confirmed yet. */
export async function unconfirmedUser(email: string): Promise<TestUser> {
  const client = newClient();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.user) throw error ?? new Error(`${email} was not signed up`);
  return { client, id: data.user.id, email };
}

/** Confirmed and signed in. */
export async function confirmedUser(email: string): Promise<TestUser> {
  const user = await unconfirmedUser(email);
  await followMailedLink(email);
  const { error } = await user.client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return user;
}

/** Returns the URL that the emailed link redirects to. */
export async function followMailedLink(email: string, subject?: string) {
  const answer = await fetch(mailedLink(email, subject), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

/** The session that such a URL has in its hash. */
export function tokensIn({ hash }: URL) {
  const answer = new URLSearchParams(hash.slice(1));
  const [access_token = '', refresh_token = ''] = ['access_token', 'refresh_token'].map(
    (name) => answer.get(name) ?? '',
  );
  return { access_token, refresh_token };
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
