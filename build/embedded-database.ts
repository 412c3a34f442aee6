import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Lite's server over that database. */
export type EmbeddedApp = Awaited<ReturnType<typeof openDatabase>>['app'];

/**
 * Opens the database in a folder or `memory://`, migrated and seeded. A new folder is created under a temporary name and
 * renamed once complete, so an interrupted start leaves no partial database. When the folder can't be used, rejects
 * with a one-line error that names it.
 */
export async function openDatabase(database: string) {
  if (database.includes('://')) return open(database);
  try {
    if (!(await holdsDatabase(database))) await makeDatabase(database);
    return await open(database);
  } catch (cause) {
    throw oneLine(
      `The database in ${database} cannot be used: ${reasonOf(cause)}. Move or delete ${database}: the next start creates a new one.`,
      cause,
    );
  }
}

async function holdsDatabase(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length === 0) return false;
  if (!files.includes('PG_VERSION')) throw new NoDatabase('it holds other files, and no database');
  return true;
}

async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  const database = await open(unfinished);
  await database.close();
  // Windows can't rename onto an existing folder, even an empty one.
  await rmdir(folder).catch(() => undefined);
  await rename(unfinished, folder);
}

/**
 * Imports one of Lite's entry points. Unless stdin is a terminal, Lite reads it to its end on import, and Vite exits
 * when stdin ends: `npm run dev &` in a script would stop at once, without a word.
 */
export async function leavingStdin<T>(importLite: () => Promise<T>): Promise<T> {
  const { stdin } = process;
  const { isTTY } = stdin;
  stdin.isTTY = true;
  try {
    return await importLite();
  } finally {
    stdin.isTTY = isTTY;
  }
}

async function open(database: string) {
  const { applyPendingMigrations, createApi } = await leavingStdin(() => import('@supabase/lite/cli'));
  const app = await withEnvironment({ EMBEDDED_SUPABASE_DB: database }, async () => {
    const api = await createApi({ withSupabaseClient: false });
    return api.project.local.createApp('supabase/config.toml', { admin: false });
  });
  await withReason(async () => {
    await applyPendingMigrations(app);
    await app.connection.exec(await readFile('supabase/seed.sql', 'utf8'));
  });
  return { app, close: () => app.connection.close() };
}

/** Lite prints why a statement failed, but its error only names the statement. This throws the reason. */
async function withReason(run: () => Promise<void>): Promise<void> {
  const { error: print } = console;
  const printed: unknown[] = [];
  console.error = (value) => printed.push(value);
  try {
    await run();
  } catch (error) {
    throw printed.find((value) => value instanceof Error) ?? error;
  } finally {
    console.error = print;
  }
}

/** Lite reads its settings from the environment. This restores it, or Vite would see the `.env` values Lite adds. */
async function withEnvironment<T>(values: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await run();
  } finally {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

class NoDatabase extends Error {}

/** The message of a file system or database error. PGlite's own message about unreadable files doesn't help. */
function reasonOf(error: unknown): string {
  const isPlain = error instanceof NoDatabase || (error instanceof Error && 'code' in error);
  return isPlain ? error.message : 'its files are incomplete, or from another version of PostgreSQL';
}

/** Returns an error without a stack trace, which Vite would print: only the message helps here. */
export function oneLine(message: string, cause: unknown): Error {
  return Object.assign(new Error(message, { cause }), { stack: message });
}
