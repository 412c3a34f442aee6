// `npm run test:hosted`: the account journeys in Chromium against a running Supabase and its mail catcher, which
// .env.local names (see .env.example): sign-up to deletion, two browsers, a second person. Leaves no account behind.
import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { problemOf } from './hosted-services.mjs';

const settings = loadEnv('hosted', process.cwd(), 'TEST_');
const problem = await problemOf(settings, console.log);
if (problem) {
  console.error(problem);
  process.exitCode = 2;
} else
  process.exitCode =
    run('vite', ['build', '--outDir', 'dist-hosted', '--logLevel', 'warn']) ||
    run('playwright', ['test', '-c', 'tests/hosted']);

/** Runs one of the project's tools for that Supabase. Returns its exit code. */
function run(command, args) {
  const env = {
    ...process.env,
    ...settings,
    VITE_SUPABASE_URL: settings.TEST_SUPABASE_URL,
    VITE_SUPABASE_PUBLISHABLE_KEY: settings.TEST_SUPABASE_PUBLISHABLE_KEY,
  };
  const { status } = spawnSync(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  return status ?? 1;
}
