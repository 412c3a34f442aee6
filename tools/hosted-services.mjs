// For `npm run test:hosted`: whether there is a Supabase to test on, and what it is like.

/**
 * Returns what keeps the journeys from starting, or undefined; prints what it finds. The settings are the TEST_ ones of
 * .env.example.
 */
export async function problemOf(settings, print) {
  return (
    problemOfSettings(settings) ??
    (await problemOfSupabase(settings, print)) ??
    problemOfMail(settings, print)
  );
}

function problemOfSettings(settings) {
  const names = ['TEST_SUPABASE_URL', 'TEST_SUPABASE_PUBLISHABLE_KEY', 'TEST_MAIL_URL'];
  const unset = names.filter((name) => !settings[name]);
  if (unset.length > 0) return `Set ${unset.join(', ')} in .env.local: .env.example says what to.`;
  const wrong = ['TEST_SUPABASE_URL', 'TEST_MAIL_URL'].find(
    (name) => !/^https?:\/\/[^/]+$/.test(settings[name]),
  );
  return (
    wrong &&
    `${wrong} must be just a scheme and a host, such as http://127.0.0.1:54321. It is ${settings[wrong]}.`
  );
}

async function problemOfSupabase({ TEST_SUPABASE_URL: url, TEST_SUPABASE_PUBLISHABLE_KEY: apikey }, print) {
  const { status, body } = await read(`${url}/auth/v1/settings`, { apikey });
  if (!status) return `Nothing responds at TEST_SUPABASE_URL, ${url}: ${body}. Is Supabase running there?`;
  if (status === 401 || status === 403)
    return `Supabase at ${url} refuses TEST_SUPABASE_PUBLISHABLE_KEY (${status}). \`npx supabase status\` prints the right one.`;
  if (!body?.external)
    return `What responds at TEST_SUPABASE_URL, ${url}, isn’t Supabase’s API (${status}). Is it Studio’s address, or the site’s?`;
  const { external, disable_signup, mailer_autoconfirm } = body;
  if (disable_signup || !external.email) return 'New accounts are turned off there: set enable_signup.';
  if (mailer_autoconfirm)
    return 'Nobody has to confirm an email there, so there is little to test: set enable_confirmations.';
  print(`Found: Supabase at ${url}, with sign-up by email, which has to be confirmed`);
  const others = Object.keys(external).filter((name) => external[name] && name !== 'email');
  if (others.length > 0) print(`Found: sign-in with ${others.join(', ')}, too, which the site doesn’t offer`);
  return undefined;
}

async function problemOfMail({ TEST_MAIL_URL: url }, print) {
  const { status, body } = await read(`${url}/api/v1/info`);
  if (!status)
    return `Nothing responds at TEST_MAIL_URL, ${url}: ${body}. \`supabase start\` serves it on port 54324.`;
  if (!body?.Version) return `What responds at TEST_MAIL_URL, ${url}, isn’t Mailpit’s API (${status}).`;
  print(`Found: Mailpit ${body.Version} at ${url}`);
  return undefined;
}

/** Without an answer, the status is 0 and the body says why. A body that isn't JSON is undefined. */
async function read(url, headers = {}) {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch (error) {
    return { status: 0, body: error.cause?.code ?? error.message };
  }
}
