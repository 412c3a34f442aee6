import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Opens the app of the database in a folder or `memory://`, migrated and seeded. A new folder is made under another name
 * and renamed when it is complete, so that a start that was interrupted leaves nothing half made. Rejects with one line
 * that names the folder when it cannot be used.
 */
export async function openDatabase(database: string) {
  if (database.includes('://')) return open(database);
  try {
    if (!(await holdsDatabase(database))) await makeDatabase(database);
    return await open(database);
  } catch (cause) {
    throw oneLine(
      `The database in ${database} cannot be used: ${reasonOf(cause)}. Move or delete ${database}: the next start makes a new one.`,
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
  // Windows does not replace a folder, not even an empty one.
  await rmdir(folder).catch(() => undefined);
  await rename(unfinished, folder);
}

async function open(database: string) {
  const { applyPendingMigrations, createApi } = await import('@supabase/lite/cli');
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

/** Lite prints why a statement failed and throws only which one it was. This throws why. */
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

/** Lite reads its settings from the environment, and leaves a developer's `.env` files in it for Vite to find. */
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

/** What the file system or the database says; what PGlite says of files it cannot read helps nobody. */
function reasonOf(error: unknown): string {
  const isPlain = error instanceof NoDatabase || (error instanceof Error && 'code' in error);
  return isPlain ? error.message : 'its files are incomplete, or of another version of PostgreSQL';
}

/** Vite prints the stack of what stops it, and here only the message helps. */
export function oneLine(message: string, cause: unknown): Error {
  return Object.assign(new Error(message, { cause }), { stack: message });
}
