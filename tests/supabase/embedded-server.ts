import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll } from 'vitest';
import type { Database } from '@/features/account/database.types';
import { startSupabase } from '../../build/embedded-supabase.ts';

export type EmbeddedServer = {
  url: string;
  /** Returns a new client without a session. */
  newClient: () => SupabaseClient<Database>;
  /** The link in the latest email to this address with this subject, by default the sign-up confirmation. */
  mailedLink: (email: string, subject?: string) => string;
};

/** Serves the embedded Supabase of `npm run dev` to a test file, on a local port, with its data in memory. */
export async function embeddedServer(): Promise<EmbeddedServer> {
  const printed: string[] = [];
  const supabase = await startSupabase('memory://', (line) => printed.push(line));
  const server = createServer((request, response) => {
    supabase.middleware(request, response, () => response.writeHead(404).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A listening TCP server always has an address object.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await supabase.close();
  });
  const { VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = parseEnv(await readFile('.env.embedded', 'utf8'));

  return {
    url,
    newClient: () => createClient<Database>(url, key, { auth: AUTH, realtime: { transport } }),
    mailedLink: (email, subject = 'Confirm Your Signup') => {
      const mail = printed.findLast((line) => line.startsWith(`Mail to ${email}: ${subject}: `));
      return mail?.match(/http\S+$/)?.[0] ?? `no mail to ${email}`;
    },
  };
}

const AUTH = { persistSession: false, autoRefreshToken: false };

// supabase-js needs a WebSocket class, which Node 20 lacks. Nothing here opens one.
const transport = class {} as unknown as typeof WebSocket;
