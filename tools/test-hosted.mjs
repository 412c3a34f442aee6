// `npm run test:hosted`: the account journeys in Chromium against a running Supabase and its mail catcher, which
// .env.local names (see .env.example): sign-up to deletion, two browsers, a second person. Leaves no account behind.
import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';

const settings = loadEnv('hosted', process.cwd(), 'TEST_');
const { TEST_SUPABASE_URL, TEST_SUPABASE_PUBLISHABLE_KEY, TEST_MAIL_URL } = settings;

const problem = missing() ?? (await problemOfSupabase()) ?? (await problemOfMail());
if (problem) {
  console.error(problem);
  process.exit(2);
}
run('vite', ['build', '--outDir', 'dist-hosted', '--logLevel', 'warn']);
run('playwright', ['test', '-c', 'tests/hosted']);

function missing() {
  const names = ['TEST_SUPABASE_URL', 'TEST_SUPABASE_PUBLISHABLE_KEY', 'TEST_MAIL_URL'];
  const unset = names.filter((name) => !settings[name]);
  if (unset.length > 0) return `Set ${unset.join(', ')} in .env.local: .env.example says to what.`;
  const wrong = ['TEST_SUPABASE_URL', 'TEST_MAIL_URL'].find(
    (name) => !/^https?:\/\/[^/]+$/.test(settings[name]),
  );
  return (
    wrong &&
    `${wrong} is ${settings[wrong]}: give just a scheme and a host, http://127.0.0.1:54321 for example.`
  );
}

/** Returns what keeps the journeys from starting, and prints how the project is set. */
async function problemOfSupabase() {
  const { status, body } = await read(`${TEST_SUPABASE_URL}/auth/v1/settings`, {
    apikey: TEST_SUPABASE_PUBLISHABLE_KEY,
  });
  if (!status)
    return `Nothing answers at TEST_SUPABASE_URL, ${TEST_SUPABASE_URL}: ${body}. Is Supabase running there?`;
  if (status === 401 || status === 403)
    return `Supabase at ${TEST_SUPABASE_URL} refuses TEST_SUPABASE_PUBLISHABLE_KEY (${status}). \`npx supabase status\` prints the right one.`;
  if (!body?.external)
    return `What answers at TEST_SUPABASE_URL, ${TEST_SUPABASE_URL}, isn't Supabase's API (${status}). Is it Studio's address, or the site's?`;
  const { external, disable_signup, mailer_autoconfirm } = body;
  if (disable_signup || !external.email) return 'New accounts are turned off there: set enable_signup.';
  if (mailer_autoconfirm)
    return 'Addresses are not confirmed there, so there is nothing to test: set enable_confirmations.';
  console.log(`Met: Supabase at ${TEST_SUPABASE_URL}, sign-up by email, addresses to be confirmed`);
  const others = Object.keys(external).filter((name) => external[name] && name !== 'email');
  if (others.length > 0)
    console.log(`Met: also signs in with ${others.join(', ')}, which the site doesn't offer`);
  return undefined;
}

async function problemOfMail() {
  const { status, body } = await read(`${TEST_MAIL_URL}/api/v1/info`);
  if (!status)
    return `Nothing answers at TEST_MAIL_URL, ${TEST_MAIL_URL}: ${body}. \`supabase start\` serves it on port 54324.`;
  if (!body?.Version)
    return `What answers at TEST_MAIL_URL, ${TEST_MAIL_URL}, isn't Mailpit's API (${status}).`;
  console.log(`Met: Mailpit ${body.Version}`);
  return undefined;
}

/** Returns status 0, and the reason, without an answer; and no body unless it is JSON. */
async function read(url, headers = {}) {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch (error) {
    return { status: 0, body: error.cause?.code ?? error.message };
  }
}

/** Runs one of the project's tools on that Supabase. Exits when it fails. */
function run(command, args) {
  const env = {
    ...process.env,
    ...settings,
    VITE_SUPABASE_URL: TEST_SUPABASE_URL,
    VITE_SUPABASE_PUBLISHABLE_KEY: TEST_SUPABASE_PUBLISHABLE_KEY,
  };
  const { status } = spawnSync(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
