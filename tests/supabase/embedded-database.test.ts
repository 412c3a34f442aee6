// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSupabase } from '../../build/embedded-supabase.ts';

let place: string;
let complete: string;
let folder: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'database-folder-'));
  complete = join(place, 'complete');
  mkdirSync(complete);
  mkdirSync(`${complete}.unfinished`);
  writeFileSync(join(`${complete}.unfinished`, 'PG_VERSION'), '');
  await start(complete);
});

beforeEach(() => {
  folder = join(place, 'data');
  for (const left of [folder, `${folder}.unfinished`]) rmSync(left, { recursive: true, force: true });
});

afterAll(() => rmSync(place, { recursive: true }));

/** Starts the embedded Supabase with a data folder, then stops it. */
async function start(database: string): Promise<void> {
  const supabase = await startSupabase(database, () => undefined);
  await supabase.close();
}

const copy = () => cpSync(complete, folder, { recursive: true });

it('makes its data in an empty folder, and leaves nothing of an interrupted start beside it', () => {
  expect(existsSync(join(complete, 'PG_VERSION'))).toBe(true);
  expect(existsSync(`${complete}.unfinished`)).toBe(false);
});

it('starts in a database with a file of somebody’s in it', async () => {
  copy();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  await start(folder);
});

describe('the embedded Supabase names a folder it cannot use, in one line', () => {
  const spoiled: Record<string, () => void> = {
    'a file': () => writeFileSync(folder, 'text'),
    'a folder of other files': () => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'notes.txt'), 'mine');
    },
    'no version': () => rmSync(join(folder, 'PG_VERSION')),
    'an old version': () => writeFileSync(join(folder, 'PG_VERSION'), '13\n'),
    'an empty version': () => truncateSync(join(folder, 'PG_VERSION')),
    'no control file': () => rmSync(join(folder, 'global/pg_control')),
    'a cut control file': () => truncateSync(join(folder, 'global/pg_control'), 100),
    'no tables': () => rmSync(join(folder, 'base'), { recursive: true }),
    'no log': () => rmSync(join(folder, 'pg_wal'), { recursive: true }),
    'no transactions': () => rmSync(join(folder, 'pg_xact'), { recursive: true }),
    'settings that are none': () => writeFileSync(join(folder, 'postgresql.conf'), 'nonsense here\n'),
  };

  it.each(Object.entries(spoiled))('%s', async (what, spoil) => {
    if (!/^a (file|folder)/.test(what)) copy();
    spoil();
    const printed = vi.spyOn(console, 'error');
    const error = await start(folder).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(
      /^Error: The database in \S+\/data cannot be used: .+\. Move or delete \S+\/data: the next start makes a new one\.$/,
    );
    expect(printed).not.toHaveBeenCalled();
  });
});

it('starts again after a first `npm run dev` was killed while it made its data', {
  timeout: 240_000,
}, async () => {
  const dev = spawn('npx', ['vite', '--mode', 'embedded', '--port', '5198'], {
    env: { ...process.env, EMBEDDED_SUPABASE_DB: folder },
    detached: true,
    // Vite exits when stdin closes.
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const making = () => [folder, `${folder}.unfinished`].some((path) => existsSync(join(path, 'PG_VERSION')));
  await vi.waitFor(() => expect(making()).toBe(true), { timeout: 60_000, interval: 20 });
  const ended = once(dev, 'exit');
  // npx runs Vite in a child process; this kills both.
  if (dev.pid) process.kill(-dev.pid, 'SIGKILL');
  await ended;
  await start(folder);
});
