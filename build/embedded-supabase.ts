import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Connect, Plugin, PreviewServer, ResolvedServerOptions, ViteDevServer } from 'vite';
import { DEMO_ACCOUNT } from './demo-account.ts';
import { leavingStdin, oneLine, openDatabase } from './embedded-database.ts';
import { withEmail } from './embedded-mail.ts';

type EmbeddedSupabase = { middleware: Connect.NextHandleFunction; close: () => Promise<void> };

type Address = Pick<ResolvedServerOptions, 'host' | 'port'>;

/** Runs Supabase inside `vite` and `vite preview` in mode `embedded`. Never part of a build. */
export function embeddedSupabase(): Plugin {
  return {
    name: 'embedded-supabase',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'embedded',
    configureServer: (server) => mount(server, server.config.server, 'dev'),
    configurePreviewServer: (server) => mount(server, server.config.preview, 'preview'),
  };
}

async function mount(server: ViteDevServer | PreviewServer, address: Address, name: string): Promise<void> {
  const { logger } = server.config;
  // On restart, Vite loads this file again before it closes the server that holds the database.
  const shared = globalThis as typeof globalThis & { embeddedSupabase?: EmbeddedSupabase };
  if (shared.embeddedSupabase) await shared.embeddedSupabase.close();
  else await assertFree(address);

  const database = process.env.EMBEDDED_SUPABASE_DB || `supabase/.temp/${name}-${address.port}`;
  const supabase = await startSupabase(database, (line) => logger.info(line));
  shared.embeddedSupabase = supabase;

  server.middlewares.use(supabase.middleware);
  server.httpServer?.once('close', supabase.close);
  logger.info(`Supabase is embedded, its data in ${database}.`);
  logger.info(`Sign in as ${DEMO_ACCOUNT.email} with ${DEMO_ACCOUNT.password}.`);
}

/** Two processes sharing a data folder corrupt it, and PGlite doesn't detect that. */
async function assertFree({ host, port }: Address): Promise<void> {
  const probe = createServer().listen(port, host === true ? undefined : host || 'localhost');
  try {
    await once(probe, 'listening');
  } catch (cause) {
    throw oneLine(`Port ${port} is taken. Is the site running in another terminal?`, cause);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Starts an in-process Supabase with the config, migrations and seed from supabase/, and its data in a folder or
 * `memory://`. Prints emails and database errors as one line each.
 */
export async function startSupabase(
  database: string,
  print: (line: string) => void,
): Promise<EmbeddedSupabase> {
  const { honoMiddleware } = await leavingStdin(() => import('@supabase/lite/vite'));
  const { app, close } = await openDatabase(database);

  // Lite grants every table to everyone on its first request; hosted Supabase doesn't.
  Object.assign(app.connection, { rlsState: 'active' });

  const answer = withEmail(app, print);
  const restoreConsole = shortenRefusals(print);

  const fetch = oneAtATime((request: Request) => {
    // Emailed links point to the host and port the page was opened on.
    if (app.config.auth) app.config.auth.site_url = new URL('/', request.url).href;
    return answer(request);
  });
  // The middleware calls only `fetch`. Each of Lite's entry points declares its own App type, hence the cast.
  const answering = { fetch } as unknown as Parameters<typeof honoMiddleware>[0];
  return {
    middleware: honoMiddleware(answering, ['/auth/v1', '/rest/v1']),
    close: async () => {
      restoreConsole();
      await close();
    },
  };
}

/**
 * Lite opens a transaction without locking PGlite's single connection, so a failed query would roll back what another
 * request just wrote.
 */
function oneAtATime<In, Out>(task: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const result = last.then(() => task(input));
    last = result.catch(() => undefined);
    return result;
  };
}

/** Lite prints a stack trace for each query the database rejects, and every sign-up starts with one. */
function shortenRefusals(print: (line: string) => void): () => void {
  const { error } = console;
  const shortened = (...values: unknown[]) => {
    const [first] = values;
    if (first instanceof Error && 'severity' in first) print(`The database refused: ${first.message}`);
    else error(...values);
  };
  console.error = shortened;
  return () => {
    if (console.error === shortened) console.error = error;
  };
}
