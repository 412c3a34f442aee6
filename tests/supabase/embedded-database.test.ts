import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startSupabase } from '../../build/embedded-supabase.ts';
import { freePort } from '../../tools/free-port.mjs';
import { allowNoise } from '../setup';

const place = mkdtempSync(join(tmpdir(), 'database-folder-'));
/** Created by the first test and reused by the others, because creating one takes seconds. */
const database = join(place, 'data');
afterAll(() => rmSync(place, { recursive: true }));

/** Starts the embedded Supabase with a data folder, then stops it. */
async function start(folder: string): Promise<void> {
  const supabase = await startSupabase(folder, () => undefined);
  await supabase.close();
}

it('starts in an empty folder after `npm run dev` was killed during setup, and cleans up the leftovers', {
  timeout: 240_000,
}, async () => {
  const isIn = (folder: string) => existsSync(join(folder, 'PG_VERSION'));
  const port = String(await freePort());
  const dev = spawn(
    'node',
    ['--liftoff-only', 'node_modules/vite/bin/vite.js', '--mode', 'embedded', '--port', port],
    {
      env: { ...process.env, EMBEDDED_SUPABASE_DB: database },
      // No terminal, as in a script or a container: Vite exits when stdin is read to its end.
      stdio: 'ignore',
    },
  );
  const ended = once(dev, 'exit');
  const making = () => [database, `${database}.unfinished`].some(isIn);
  const started = vi.waitFor(() => (making() ? 'started' : Promise.reject()), {
    timeout: 60_000,
    interval: 20,
  });
  expect(await Promise.race([started, ended])).toBe('started');
  dev.kill('SIGKILL');
  await ended;
  expect(isIn(`${database}.unfinished`)).toBe(true);
  // Simulates a kill a moment earlier, which leaves nothing usable.
  truncateSync(join(`${database}.unfinished`, 'PG_VERSION'));
  mkdirSync(database);
  await start(database);
  // Where no file before this one has loaded supabase-js in the worker, it says so here, once.
  allowNoise(/Node\.js 20 and below are deprecated/);
  expect(isIn(database)).toBe(true);
  expect(existsSync(`${database}.unfinished`)).toBe(false);
});

describe('the embedded Supabase reports an unusable folder in one line', () => {
  async function expectRefusal(folder: string) {
    const printed = vi.spyOn(console, 'error');
    const error = await start(folder).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(
      /^Error: The database in \S+\/data cannot be used: .+\. Move or delete \S+\/data: the next start creates a new one\.$/,
    );
    expect(printed).not.toHaveBeenCalled();
  }

  it.each<[what: string, make: (path: string) => void]>([
    ['a file', (path) => writeFileSync(path, 'text')],
    [
      'a folder with other files',
      (path) => writeFileSync(join(mkdirSync(path, { recursive: true }) ?? path, 'notes.txt'), 'mine'),
    ],
  ])('%s', async (_what, make) => {
    const path = join(mkdtempSync(join(place, 'other-')), 'data');
    make(path);
    await expectRefusal(path);
  });

  const CONTROL = 'global/pg_control';
  const cutControl = () => readFileSync(join(database, CONTROL)).subarray(0, 100);

  // Each test restores what it broke, so that the last test finds the database intact.
  it.each<[what: string, part: string, instead?: () => string | Buffer]>([
    ['no version', 'PG_VERSION'],
    ['an old version', 'PG_VERSION', () => '13\n'],
    ['an empty version', 'PG_VERSION', () => ''],
    ['no control file', CONTROL],
    ['a cut control file', CONTROL, cutControl],
    ['no log', 'pg_wal'],
    ['no transactions', 'pg_xact'],
    ['invalid settings', 'postgresql.conf', () => 'nonsense here\n'],
    ['no tables', 'base'],
  ])('%s', async (_what, part, instead) => {
    const path = join(database, part);
    const whole = join(place, 'whole');
    const content = instead?.();
    renameSync(path, whole);
    if (content !== undefined) writeFileSync(path, content);
    try {
      await expectRefusal(database);
    } finally {
      rmSync(path, { recursive: true, force: true });
      renameSync(whole, path);
    }
  });
});

it('starts in an intact database that has an unrelated file in it', async () => {
  writeFileSync(join(database, 'notes.txt'), 'mine');
  await start(database);
});
