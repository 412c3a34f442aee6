// The mutations that `npm run mutation-check` applies, one at a time. `find` occurs exactly once in `file`; `replace` is
// what a careless edit might leave there; `also` is a second edit, where two guards protect the same thing. `tests` are
// the test files that should fail, and `named` selects tests in them by name.

const SCHEMA = 'supabase/migrations/20261121120000_profiles_and_checklist_progress.sql';
const PROFILES = 'supabase/migrations/20261123090000_profiles_hold_the_signed_in_address.sql';
const NUMBERS = 'supabase/migrations/20261123120000_first_60_days_kept_with_the_account.sql';
const MONTHS = 'supabase/migrations/20261126160000_cost_of_living_kept_with_the_account.sql';
const PLANS = 'supabase/migrations/20261123110000_plans_kept_with_the_account.sql';
const SCHEMA_TESTS = ['tests/supabase/schema.test.ts'];
const DEADLINE_TESTS = ['tests/browser/deadline.test.ts'];
const CHECKLIST_TESTS = ['tests/journeys/hawaii-checklist.test.tsx'];
const AUTH_TESTS = ['tests/journeys/auth.test.tsx'];
const HOSTED_TESTS = ['tests/journeys/hosted-answers.test.tsx'];

export const mutations = [
  ...theSavedChecklist(),
  ...theSession(),
  ...theRequests(),
  ...theKeeping(),
  ...theAttemptLimit(),
  ...theAccountForms(),
  ...thePasswordRules(),
  ...thePlan(),
  ...theRowPolicies(),
  ...weakerSchemas(),
  ...theRestOfTheDatabase(),
  ...theTableOfPlans(),
  ...theServersTime(),
  ...theSizeLimits(),
  ...theDeletedAccount(),
  ...linksAndFilms(),
  ...theSavedPages(),
  ...theBrokenScripts(),
];

function theSavedChecklist() {
  const hook = { file: 'src/features/checklist/use-checklist.ts', tests: CHECKLIST_TESTS };
  const calls = { file: 'src/features/checklist/progress-api.ts', tests: CHECKLIST_TESTS };
  const deadline = { file: 'src/browser/deadline.ts', tests: CHECKLIST_TESTS };
  return [
    {
      ...hook,
      breaks: 'a box stays checked after its save failed',
      find: 'isPending && variables.userId === userId',
      replace: 'variables?.userId === userId',
      named: 'sees the box revert when the save gets 500',
    },
    {
      ...hook,
      breaks: 'a failed save shows no message',
      find: "showToast({ kind: 'error', message: 'Failed to save progress', description: clockAdvice() });",
      replace: '',
      named: 'sees the box revert when the save gets 500',
    },
    {
      ...calls,
      breaks: 'an empty answer passes for a saved item',
      find: 'data?.[0]?.completed !== completed',
      replace: 'false',
      named: 'sees the box revert when the save gets 500',
    },
    {
      ...calls,
      breaks: 'closing the tab stops a save',
      file: 'src/features/account/supabase-client.ts',
      find: " || (isData && init?.method !== 'GET')",
      replace: '',
      named: 'each is saved and confirmed',
    },
    {
      ...hook,
      breaks: 'items can be checked off while another is saving',
      find: 'if (userId && data && !isSaving)',
      replace: 'if (userId && data)',
      named: 'while a save is pending',
    },
    {
      ...hook,
      breaks: 'a fast second click slips past the lock, which notices the save late',
      find: "checklistQueries.isMutating({ mutationKey: ['save-item', userId] }) > 0",
      replace: 'isPending',
      named: 'while a save is pending',
    },
    {
      ...hook,
      breaks: 'a late load for one user is shown to the next',
      find: "return ['checklist-progress', userId] as const;",
      replace: "return ['checklist-progress', 'everyone'] as const;",
      // Forgetting the user who left would be enough on its own.
      also: { find: 'useEffect(() => clearOtherUsers(userId), [userId]);', replace: '' },
      named: 'drops a late response for the previous user',
    },
    {
      ...hook,
      breaks: 'a late save for a signed-out user is confirmed to the next',
      find: 'if (!cacheSavedItem(change)) return;',
      replace: 'cacheSavedItem(change);',
      named: 'shows nothing about a previous user’s save',
    },
    {
      ...hook,
      breaks: 'a late failure for a signed-out user is shown to the next',
      find: 'if (!isCached(owner)) return;',
      replace: '',
      named: 'shows nothing about a previous user’s save',
    },
    {
      ...hook,
      breaks: 'a signed-out user’s progress stays cached',
      find: 'useEffect(() => clearOtherUsers(userId), [userId]);',
      replace: '',
      named: 'shows nothing about a previous user’s save',
    },
    {
      ...hook,
      breaks: 'the previous user’s checkmarks show while the next one’s load',
      find: 'queryKey: progressKey(userId),\n    queryFn',
      replace: 'queryKey: progressKey(userId),\n    placeholderData: (previous) => previous,\n    queryFn',
      named: 'while the next one’s load',
    },
    {
      ...hook,
      breaks: 'a slow, older load undoes a checkmark saved after it',
      find: '.slice(confirmedBefore)',
      replace: '.slice(confirmedSaves.length)',
      named: 'a slower, older read',
    },
    {
      ...hook,
      breaks: 'a load that began during a save undoes its checkmark',
      find: '.slice(confirmedBefore)',
      replace: '.slice(confirmedSaves.length)',
      named: 'a read that began during its save',
    },
    {
      ...hook,
      breaks: 'a saved checkmark stays hidden when its response is lost',
      find: 'void checklistQueries.invalidateQueries({ queryKey: progressKey(owner) });',
      replace: '',
      named: 'the save’s response was lost',
    },
    {
      ...calls,
      breaks: 'a rejected load is retried',
      find: 'Number(cause) >= 500',
      replace: 'Number(cause) >= 400',
      named: 'shows an error when the server refuses',
    },
    {
      ...hook,
      breaks: 'a failed load looks like an empty list',
      find: "return failed ? 'failed' : 'loading';",
      replace: "return failed ? 'ready' : 'loading';",
      named: 'shows an error when the server refuses',
    },
    {
      ...calls,
      breaks: 'supabase-js retries on top of our own retries',
      find: '\n      .retry(false)',
      replace: '',
      named: 'shows an error when the server refuses',
    },
    {
      ...calls,
      breaks: 'a request uses the session of the user signed in now',
      file: 'src/features/account/supabase.ts',
      find: 'data.session?.user.id === userId ? data.session.access_token',
      replace: 'data.session ? data.session.access_token',
      named: 'another tab has just signed in as someone else',
    },
    {
      ...calls,
      breaks: 'a load does not send its own user’s token',
      find: "\n      .setHeader('Authorization', await authorizationFor(supabase, userId))\n      .retry(false)",
      replace: '\n      .retry(false)',
      named: 'another tab has just signed in as someone else',
    },
    {
      ...deadline,
      breaks: 'a task without a response waits forever',
      find: 'Promise.race([task(controller.signal), timedOut])',
      replace: 'task(controller.signal)',
      tests: DEADLINE_TESTS,
      named: 'gives up after ten seconds',
    },
    {
      ...deadline,
      breaks: 'a slow save is abandoned after 5 seconds',
      find: 'TIMEOUT_SECONDS = 10;',
      replace: 'TIMEOUT_SECONDS = 5;',
      named: 'gets nothing for ten seconds',
    },
    {
      ...deadline,
      breaks: 'an abandoned task continues',
      find: 'const abort = () => controller.abort();',
      replace: 'const abort = () => giveUp();\n  let giveUp = () => {};',
      also: {
        find: "controller.signal.addEventListener('abort', () => reject(new DeadlineError('Nothing answered in time.')));",
        replace: "giveUp = () => reject(new DeadlineError('Nothing answered in time.'));",
      },
      tests: DEADLINE_TESTS,
      named: 'tells the task, so that',
    },
    {
      file: 'src/features/checklist/progress.ts',
      tests: ['tests/features/checklist/progress.test.ts'],
      breaks: 'a response that is not a list looks like an empty list',
      find: 'if (!Array.isArray(rows)) return undefined;',
      replace: 'if (!Array.isArray(rows)) return new Set();',
      named: 'not as an empty list',
    },
    {
      file: 'src/features/checklist/progress.ts',
      tests: ['tests/features/checklist/progress.test.ts'],
      breaks: 'a list of rows that cannot be read looks like an empty list',
      find: 'if (rows.length > 0 && readable.length === 0) return undefined;',
      replace: '',
      named: 'not as an empty list',
    },
  ];
}

function theSession() {
  const session = {
    file: 'src/features/account/session.ts',
    tests: ['tests/features/account/session.test.tsx'],
  };
  const freshToken = {
    file: 'src/features/account/send-with-fresh-token.ts',
    tests: ['tests/features/account/wrong-clock.test.tsx'],
  };
  return [
    {
      breaks: 'a sign-out in another tab is not noticed',
      file: 'src/features/account/start-session.ts',
      find: '\n    else setAuthState(SIGNED_OUT);',
      replace: '',
      tests: CHECKLIST_TESTS,
      named: 'signs out in another tab',
    },
    {
      ...session,
      breaks: 'the session stays in a shared browser after a sign-out',
      file: 'src/features/account/sign-out.ts',
      find: 'if (key) forget(key);',
      replace: '',
      named: 'takes effect before the server responds',
    },
    {
      ...session,
      breaks: 'each press of Sign Out says so again',
      file: 'src/features/account/sign-out.ts',
      find: "if (auth.status === 'signed-out') return;",
      replace: '',
      named: 'however often the button is pressed',
    },
    {
      ...session,
      breaks: 'the server is not told about a sign-out',
      file: 'src/features/account/sign-out.ts',
      find: ".then((supabase) => supabase.auth.admin.signOut(accessToken, 'local'))",
      replace: '.then(() => undefined)',
      named: 'however often the button is pressed',
    },
    {
      ...session,
      breaks: 'a stored session with an invalid email breaks every page',
      find: "email: textOr('', user.email),",
      replace: "email: user.email ?? '',",
      named: 'shows the page when its email is',
    },
    {
      ...session,
      breaks: 'a session that cannot be checked leaves the header loading',
      find: 'withDeadline(async () => getSession(await connect()))',
      replace: '(async () => getSession(await connect()))()',
      named: 'reported as unchecked after ten seconds',
    },
    {
      ...session,
      breaks: 'a session refreshed in another tab comes back after a sign-out',
      find: 'hasStoredSession() ? toAuthState(session) : SIGNED_OUT',
      replace: 'toAuthState(session)',
      named: 'another tab announces its refresh',
    },
    {
      breaks: 'a password change signs a signed-out user back in',
      file: 'src/features/account/fresh-sign-in.ts',
      find: 'if (!key || storedSession()?.user?.id !== session.user.id) return false;',
      replace: 'if (!key) return false;',
      tests: ['tests/journeys/my-account.test.tsx'],
      named: 'responds after',
    },
    {
      breaks: 'offline, an expired session keeps the page waiting',
      file: 'src/features/account/session-refresh.ts',
      find: '    refreshIsStuck.set(true);\n',
      replace: '',
      tests: ['tests/journeys/without-network.test.tsx'],
      named: 'is immediately reported as unchecked',
    },
    {
      breaks: 'offline, the checklist keeps loading until the last retry',
      file: 'src/features/checklist/use-checklist.ts',
      find: 'failureCount > 0',
      replace: 'failureCount > 3',
      tests: ['tests/journeys/without-network.test.tsx'],
      named: 'immediately shows that it could not load',
    },
    {
      ...session,
      file: 'src/features/account/session-refresh.ts',
      breaks: 'any JSON refusal of a refresh ends the session, from whomever it is',
      find: '[400, 401, 403].includes(response.status) && (await errorCodeOf(response)) !== undefined',
      replace: "(response.headers.get('content-type') ?? '').includes('json')",
      named: 'gets overQuota',
    },
    {
      ...session,
      file: 'src/features/account/session-refresh.ts',
      breaks: 'a 401 without an error code ends the session',
      find: ' && (await errorCodeOf(response)) !== undefined',
      replace: '',
      named: 'gets wrongKey',
    },
    {
      ...session,
      file: 'src/features/account/session-refresh.ts',
      breaks: 'a success without a session ends the session',
      find: 'response.ok ? await isSession(response) : await isRefusal(response)',
      replace: 'response.ok || (await isRefusal(response))',
      named: 'gets JSON that is no session',
    },
    {
      ...freshToken,
      breaks: 'a request with an expired token is not repeated',
      find: 'if (!(await isTokenRefused(response, isData))) return response;',
      replace: 'if (response) return response;',
      named: 'the checklist loads with a fresh one',
    },
    {
      ...freshToken,
      breaks: 'a request is repeated without limit',
      find: 'const second = await send(headers);',
      replace: 'const second = await sendWithFreshToken(send, { headers, isData, auth });',
      named: 'after one try',
    },
    {
      ...freshToken,
      breaks: 'a request is repeated with the token of another user',
      find: ' || storedUserId() !== owner',
      replace: '',
      named: 'for a user who signed in during the refresh',
    },
    {
      ...freshToken,
      breaks: 'a session whose two tokens are refused is kept',
      find: 'storedAccessToken() === token) endSession();',
      replace: 'false) endSession();',
      named: 'ends when the server refuses to refresh it',
    },
    {
      ...session,
      file: 'src/browser/kept-value.ts',
      breaks: 'a tab that could not store its session signs back in after a sign-out elsewhere',
      find: "    // The other tab's text is newer than our in-memory one.\n    memoryFallback.delete(key);",
      replace: '',
      tests: ['tests/features/account/full-storage.test.tsx'],
      named: 'does not restore the session on focus',
    },
    {
      ...session,
      file: 'src/browser/kept-value.ts',
      breaks: 'Back shows the account of a person who has signed out',
      find: 'persisted && onChange(readKept(key))',
      replace: 'persisted',
      named: 'comes back with Back',
    },
    {
      breaks: 'an abandoned request still signs in',
      file: 'src/features/account/supabase-client.ts',
      find: 'fetch(input, { ...init, headers, keepalive, signal })',
      replace: 'fetch(input, { ...init, headers, keepalive })',
      tests: AUTH_TESTS,
      named: 'gives up on a server that never responds',
    },
    {
      breaks: 'a link signs in another user without asking',
      file: 'src/features/account/confirmation-link.ts',
      find: 'user.id === current.id',
      replace: 'user.id',
      tests: ['tests/features/account/confirmation-link.test.tsx'],
      named: 'asks before signing in a different user',
    },
    {
      breaks: 'a confirmation link leaves its token in the address bar',
      file: 'src/features/account/auth-callback.ts',
      find: 'if (callback) dropMail();',
      replace: '',
      tests: ['tests/features/account/auth-callback.test.tsx'],
    },
  ];
}

/** What asks the server, how often, and when the clock is wrong. */
function theRequests() {
  const count = { tests: ['tests/features/account/request-count.test.tsx'] };
  const refresh = { ...count, file: 'src/features/account/session-refresh.ts' };
  return [
    {
      ...refresh,
      breaks: 'two tabs refresh the same token',
      find: 'if (stored.access_token !== before.access_token) return stored;',
      replace: '',
    },
    {
      ...refresh,
      breaks: 'a refresh that failed is tried again at once',
      find: '    if (response.status === NO_ANSWER) rest(undefined);\n',
      replace: '',
    },
    {
      breaks: 'a fresh token that was refused is refreshed again and again',
      tests: ['tests/features/account/wrong-clock.test.tsx'],
      named: 'only another server’s clock or key',
      file: 'src/features/account/send-with-fresh-token.ts',
      find: '  if (isRefused) rest();\n',
      replace: '',
    },
  ];
}

/** What a full storage, a blank form and a failed look may not lose or misreport. */
function theKeeping() {
  const tests = ['tests/features/account/keeping/keeper.test.tsx'];
  const keeper = { tests, file: 'src/features/account/keeping/keeper.ts' };
  return [
    {
      ...keeper,
      breaks: 'a full browser loses what is turned off',
      find: 'if (isKept || !isOnlyHere || !before.copy) return true;',
      replace: 'return true;',
      named: 'leaves in the account what is turned off',
    },
    {
      ...keeper,
      breaks: 'a look that fails swallows a change',
      find: 'if (!isLook) this.tried = this.unsent();',
      replace: 'this.tried = this.unsent();',
      named: 'sends it with the next try',
    },
    {
      ...keeper,
      breaks: 'a look hides that a change couldn’t be sent',
      find: "(state.is === 'failed' && !isNews)",
      replace: "state.is === 'failed'",
      named: 'couldn’t be sent by a look',
    },
    {
      tests,
      breaks: 'a blank form blocks turning off',
      file: 'src/features/account/keeping/kept-copies.ts',
      find: 'here: here && copy && isBlank(here) ? undefined : here',
      replace: 'here',
      named: 'keeps a blank form',
    },
    {
      tests,
      breaks: 'what one wanted only in the account is left to the next person',
      file: 'src/features/account/keeping/decide.ts',
      find: 'return { here, copy: { value, bases: [null] } };',
      replace: 'return { here: here ?? value, copy: { value, bases: [null] } };',
      named: 'leaves nothing to the next person',
    },
    {
      tests,
      breaks: 'a change that isn’t in the account is called saved',
      file: 'src/features/account/keeping/kept-thing.ts',
      find: 'return Boolean(copy?.bases[0]) && !isUnsaved(thing, copy);',
      replace: 'return Boolean(copy?.bases[0]);',
      named: 'calls saved only what the account has',
    },
    {
      tests,
      breaks: 'a session that has gone without a word swallows a change',
      file: 'src/features/account/keeping/kept-copies.ts',
      find: 'let isKept = isHere || !here || isSame(here, inHere.read() ?? null);',
      replace: 'let isKept = true;',
      named: 'gone without a word',
    },
  ];
}

function theAttemptLimit() {
  const limit = {
    file: 'src/features/account/attempt-limit.ts',
    tests: ['tests/features/account/kept-attempts.test.tsx'],
  };
  const store = {
    file: 'src/features/account/kept-attempts.ts',
    tests: ['tests/features/account/kept-attempts.test.tsx'],
  };
  return [
    { ...limit, breaks: 'a fourth sign-up is sent', find: 'signup: 3', replace: 'signup: 4' },
    { ...limit, breaks: 'a third sign-up is blocked', find: 'signup: 3', replace: 'signup: 2' },
    { ...limit, breaks: 'a fourth password reset email is sent', find: 'y: 3', replace: 'y: 4' },
    { ...limit, breaks: 'a sixth sign-in is sent', find: 'signin: 5', replace: 'signin: 6' },
    { ...limit, breaks: 'a fifth sign-in is blocked', find: 'signin: 5', replace: 'signin: 4' },
    {
      ...limit,
      breaks: 'the limit still applies after exactly 15 minutes',
      find: 'sinceMs >= ATTEMPT_WINDOW_MINUTES * 60_000',
      replace: 'sinceMs > ATTEMPT_WINDOW_MINUTES * 60_000',
    },
    {
      ...limit,
      breaks: 'the limit ends a millisecond before 15 minutes',
      find: 'sinceMs >= ATTEMPT_WINDOW_MINUTES * 60_000',
      replace: 'sinceMs >= ATTEMPT_WINDOW_MINUTES * 60_000 - 1',
    },
    {
      ...limit,
      breaks: 'a clock set back locks users out',
      find: 'sinceMs < 0 || ',
      replace: '',
    },
    {
      ...store,
      breaks: 'a blocked attempt makes the wait longer',
      find: 'if (isBlocked(kind, before, nowMs)) return undefined;',
      replace: `if (isBlocked(kind, before, nowMs)) {
        kept.keep({ ...counted, [key]: withAttempt(before, nowMs) });
        return undefined;
      }`,
    },
    {
      ...store,
      breaks: 'clearing the attempts clears nothing',
      find: 'kept.keep(rest);',
      replace: 'kept.keep(kept.read());',
    },
    {
      ...store,
      breaks: 'capitals or a space give the same address another five attempts',
      find: 'email.trim().toLowerCase()',
      replace: 'email',
    },
    {
      file: 'src/features/account/use-account-form.ts',
      tests: AUTH_TESTS,
      breaks: 'a success does not clear earlier attempts',
      find: 'clearAttempts(limit.kind, email);',
      replace: ';',
      named: 'starts counting over after a success',
    },
    {
      file: 'src/features/account/use-account-form.ts',
      tests: HOSTED_TESTS,
      breaks: 'a try without a network counts as an attempt',
      find: 'giveBack?.();',
      replace: '',
      named: 'signing in noNetwork',
    },
    {
      ...limit,
      breaks: 'a sign-in that the server was too busy for counts as an attempt',
      find: 'SIGN_IN_REFUSALS.includes(result)',
      replace: '!UNJUDGED.slice(0, 1).includes(result)',
      tests: HOSTED_TESTS,
      named: 'signing in tooManyRequests',
    },
    {
      ...limit,
      breaks: 'an attempt that was given back makes the wait longer',
      find: 'lastAtMs === atMs && before ? before.lastAtMs : lastAtMs',
      replace: 'lastAtMs',
    },
  ];
}

function theAccountForms() {
  return [
    {
      breaks: 'a failed sign-in shows the sign-up error',
      file: 'src/features/account/components/sign-in-form.tsx',
      find: "?? ['Invalid email or password']",
      replace: "?? ['Failed to create account. Please try again.']",
      tests: AUTH_TESTS,
      named: 'applies no password rule',
    },
    {
      breaks: 'a failed sign-up shows the sign-in error',
      file: 'src/features/account/components/sign-up-form.tsx',
      find: 'Failed to create account. Please try again.',
      replace: 'Invalid email or password',
      tests: HOSTED_TESTS,
      named: 'signing up leaked',
    },
    {
      breaks: 'every failed sign-in is blamed on the password',
      file: 'src/features/account/auth-requests.ts',
      find: 'return error ? failure(error, SIGN_IN)',
      replace: "return error ? 'refused'",
      tests: HOSTED_TESTS,
      named: 'signing in overQuota',
    },
    {
      breaks: 'a wrong password is blamed on the connection',
      file: 'src/features/account/auth-requests.ts',
      find: "invalid_credentials: 'refused'",
      replace: "invalid_credentials: 'unreachable'",
      tests: HOSTED_TESTS,
      named: 'signing in wrongPassword',
    },
    {
      breaks: 'the profile is inserted without a session',
      file: 'src/features/account/auth-requests.ts',
      find: "  if (!data.session) return 'ok';\n  void insertProfile(supabase, data.session, credentials.email);\n",
      replace:
        "  void insertProfile(supabase, data.session ?? { user: data.user, access_token: '' }, credentials.email);\n  if (!data.session) return 'ok';\n",
      tests: AUTH_TESTS,
      named: 'asks the user to verify the address',
    },
    {
      breaks: 'a sign-up reveals that the address signed up a minute ago',
      file: 'src/features/account/auth-requests.ts',
      find: '  ...EMAIL,\n',
      replace: '',
      tests: HOSTED_TESTS,
      named: 'askedAgain looks like a new address',
    },
    ...theForgottenPassword(),
  ];
}

function theForgottenPassword() {
  const tests = ['tests/journeys/forgotten-password.test.tsx'];
  return [
    {
      breaks: 'a rate-limited second email reveals the account',
      file: 'src/features/account/auth-requests.ts',
      find: "  over_email_send_rate_limit: 'ok',\n",
      replace: '',
      tests: ['tests/features/account/auth-answers.test.tsx'],
      named: 'asking for a link to choose a new password is ok',
    },
    {
      breaks: 'a sent email does not count as an attempt',
      file: 'src/features/account/use-account-form.ts',
      find: " && limit.kind !== 'recovery'",
      replace: '',
      tests,
      named: 'sends at most three emails',
    },
    {
      breaks: 'a project over its quota uses up a reset link',
      file: 'src/features/account/new-password.ts',
      find: 'return failure(error ?? {}, ENDED);',
      replace: "return error && error.status === 402 ? 'expired' : failure(error ?? {}, ENDED);",
      tests: HOSTED_TESTS,
      named: 'overQuota: it is not used up',
    },
    {
      breaks: 'a password is called unchanged when only the answer is lost',
      file: 'src/features/account/new-password.ts',
      find: "result === 'unreachable' ? 'late' : result",
      replace: 'result',
      tests: HOSTED_TESTS,
      named: 'noNetwork: “Your new password may be saved already',
    },
    {
      breaks: 'a save that fails on the project’s quota drops the reset link',
      file: 'src/features/account/new-password.ts',
      find: 'const result = failure(error, NEW_PASSWORD);',
      replace: "const result = error.status === 402 ? 'expired' : failure(error, NEW_PASSWORD);",
      tests: HOSTED_TESTS,
      named: 'a link to choose a new password overQuota: “',
    },
    {
      breaks: 'a used reset link, whose code supabase-js drops, counts as good',
      file: 'src/features/account/auth-requests.ts',
      find: "  if (name === 'AuthSessionMissingError') return 'session_not_found';\n",
      replace: '',
      tests: HOSTED_TESTS,
      named: 'is used up once its session is gone',
    },
    {
      breaks: 'a used reset link signs out whoever is signed in',
      file: 'src/features/account/new-password.ts',
      find: 'withDeadline(() => separateClient().auth.getUser(access_token))',
      replace:
        "withDeadline(async () => (await (await import('./session')).connect()).auth.getUser(access_token))",
      tests: HOSTED_TESTS,
      named: 'is used up once its session is gone',
    },
    {
      breaks: 'opening a password reset link replaces the signed-in user',
      file: 'src/features/account/auth-callback.ts',
      find: "if (values.get('type') === 'recovery') return { kind: 'recovery', tokens };",
      replace: '',
      tests,
      named: 'leaves another user signed in',
    },
    {
      breaks: 'a changed password leaves other devices signed in',
      file: 'src/features/account/new-password.ts',
      find: "access_token, 'others')",
      replace: "access_token, 'local')",
      tests,
      named: 'saves the new password, signs in',
    },
    ...myAccount(),
  ];
}

function myAccount() {
  const tests = ['tests/journeys/my-account.test.tsx'];
  return [
    {
      breaks: 'the password changes without the current one',
      file: 'src/features/account/fresh-sign-in.ts',
      find: 'if (!error) return { client, session: data.session };',
      replace: 'return { client, session: data.session ?? {} };',
      tests,
      named: 'the current one is wrong',
    },
    {
      breaks: 'a deletion deletes the user another tab signed in',
      file: 'src/features/account/account-data.ts',
      find: "  if (!isStoredUser(user.id)) return 'expired';\n",
      replace: '',
      tests,
      named: 'another tab has since signed in to',
    },
    {
      breaks: 'a list is asked for with the token of the user another tab signed in',
      file: 'src/features/account/supabase.ts',
      find: 'data.session?.user.id === userId ? data.session.access_token',
      replace: 'data.session ? data.session.access_token',
      tests: ['tests/journeys/hawaii-checklist.test.tsx'],
      named: 'another tab has just signed in as someone else',
    },
    {
      breaks: 'an empty answer passes for a deletion',
      file: 'src/features/account/account-data.ts',
      find: '!error && (await isAccountGone(user.id))',
      replace: '!error',
      tests,
      named: 'is not said to be done after an emptyPage',
    },
    {
      breaks: 'any password confirms a deletion',
      file: 'src/features/account/account-data.ts',
      find: "if (typeof fresh === 'string') return fresh;",
      replace: "if (fresh === 'wrong') return 'ok';\n  if (typeof fresh === 'string') return fresh;",
      tests,
      named: 'requires the account’s password',
    },
    {
      breaks: 'a deletion leaves data in the browser',
      file: 'src/features/account/components/delete-account.tsx',
      find: 'clearKept();',
      replace: '',
      tests,
      named: 'clears this browser',
    },
    {
      breaks: 'a spreadsheet runs what a user typed',
      file: 'src/browser/csv.ts',
      find: '.test(text) ?',
      replace: ".test('') ?",
      tests: ['tests/browser/csv.test.ts'],
      named: 'no cell starts a formula',
    },
  ];
}

function thePasswordRules() {
  const rules = {
    file: 'src/features/account/password-rules.ts',
    tests: ['tests/features/account/password-rules.test.ts'],
  };
  return [
    { ...rules, breaks: 'seven characters are enough', find: 'MIN_LENGTH = 8', replace: 'MIN_LENGTH = 7' },
    { ...rules, breaks: 'no lowercase letter is needed', find: '/[a-z]/.test', replace: '/[a-z]/i.test' },
    { ...rules, breaks: 'no uppercase letter is needed', find: '/[A-Z]/.test', replace: '/[A-Z]/i.test' },
    { ...rules, breaks: 'no number is needed', find: '/\\d/.test', replace: '/\\w/.test' },
    {
      ...rules,
      breaks: 'password length is measured in characters, not the bytes the server hashes',
      find: 'new TextEncoder().encode(password).length',
      replace: 'password.length',
    },
  ];
}

/** Every policy opened to everyone who is signed in, one at a time, or made to trust or cost more than it should. */
function theRowPolicies() {
  const own = '((select auth.uid()) = user_id)';
  const progress = (verb, command, condition) =>
    `"people ${verb} their own progress" on public.checklist_progress\n  for ${command} to authenticated ${condition};`;
  const opened = (breaks, verb, command, condition, openCondition) => ({
    breaks: `checklist_progress: ${breaks}`,
    file: SCHEMA,
    find: progress(verb, command, condition),
    replace: progress(verb, command, openCondition),
    tests: SCHEMA_TESTS,
  });
  const change = (using, check) => `using ${using} with check ${check}`;
  const trusting = `((select auth.uid()) = user_id or (select auth.jwt()) -> 'user_metadata' ->> 'is_admin' = 'true')`;
  const profile = { file: PROFILES, tests: SCHEMA_TESTS };
  return [
    opened('anyone reads every row', 'read', 'select', `using ${own}`, 'using (true)'),
    opened('anyone creates rows for others', 'create', 'insert', `with check ${own}`, 'with check (true)'),
    opened(
      'anyone takes over other users’ rows',
      'change',
      'update',
      change(own, own),
      change('(true)', own),
    ),
    opened('anyone gives a row away', 'change', 'update', change(own, own), change(own, '(true)')),
    opened('anyone deletes every row', 'delete', 'delete', `using ${own}`, 'using (true)'),
    opened(
      'a claim that users can set themselves grants access',
      'read',
      'select',
      `using ${own}`,
      `using ${trusting}`,
    ),
    opened('auth.uid() runs once per row', 'read', 'select', `using ${own}`, 'using (auth.uid() = user_id)'),
    {
      breaks: 'profiles: anyone reads every row',
      file: SCHEMA,
      find: 'for select to authenticated using ((select auth.uid()) = id);',
      replace: 'for select to authenticated using (true);',
      tests: SCHEMA_TESTS,
    },
    {
      ...profile,
      breaks: 'profiles: anyone creates rows for others',
      find: '(select auth.uid()) = id and ',
      replace: '',
    },
    {
      ...profile,
      breaks: 'profiles: a profile accepts anyone’s email',
      find: " and lower(email) = lower((select auth.jwt()) ->> 'email')",
      replace: '',
    },
    {
      ...profile,
      breaks: 'profiles: an email can have any length',
      find: 'char_length(email) <= 320',
      replace: 'email is not null',
    },
    {
      ...profile,
      breaks: 'profiles: users can change and delete their profile',
      find: 'revoke update, delete on public.profiles from authenticated;',
      replace: '',
    },
  ];
}

/** Mistakes that a later migration may make. */
function weakerSchemas() {
  const last = 'revoke update, delete on public.profiles from authenticated;';
  const noArguments = 'returns bigint language sql';
  const body = 'as $$ select count(*) from public.profiles $$;';
  const added = (breaks, sql) => ({
    breaks,
    file: PROFILES,
    find: last,
    replace: `${last}\n${sql}`,
    tests: SCHEMA_TESTS,
    named: 'whole_schema',
  });
  return [
    added(
      'visitors can call a security definer function',
      `create function public.people() ${noArguments} security definer set search_path = '' ${body}`,
    ),
    added(
      'a function uses its caller’s search path',
      `create function public.people() ${noArguments} ${body}
       revoke execute on function public.people() from public, anon, authenticated, service_role;`,
    ),
    added('visitors can call a trigger function', 'grant execute on function public.keep_profile() to anon;'),
    added('one column is granted to visitors', 'grant select (email) on public.profiles to anon;'),
    added(
      'a new table has no row-level security',
      'create table public.notes (id int); revoke all on public.notes from anon;',
    ),
    added('a view shows every row', 'create view public.everyone as select * from public.profiles;'),
    added(
      'visitors can use a sequence',
      'create sequence public.numbers; revoke all on sequence public.numbers from authenticated, service_role;',
    ),
    added('visitors can make tables', 'grant create on schema public to anon;'),
    added('everyone can make tables', 'grant create on schema public to public;'),
    added('signed-in users can make tables', 'grant create on schema public to authenticated;'),
    added(
      'a function in another schema runs as its owner',
      `create schema helpers; grant usage on schema helpers to authenticated;
       create function helpers.people() ${noArguments} security definer set search_path = '' ${body}`,
    ),
    added(
      'a policy is added to the others',
      "create policy support on public.profiles for select to authenticated using ((select auth.jwt()) ->> 'role' = 'support');",
    ),
  ];
}

function theRestOfTheDatabase() {
  const schema = { file: SCHEMA, tests: SCHEMA_TESTS };
  return [
    ...['profiles', 'checklist_progress'].flatMap((table) => {
      const enabled = `alter table public.${table} enable row level security;`;
      return [
        { ...schema, breaks: `${table}: row-level security is never enabled`, find: enabled, replace: '' },
        {
          ...schema,
          breaks: `${table}: visitors can read`,
          find: enabled,
          replace: `${enabled}\ngrant select on public.${table} to anon;`,
        },
      ];
    }),
    {
      ...schema,
      breaks: 'an older project’s grants to everyone are not revoked',
      find: 'revoke all on public.profiles, public.checklist_progress from public, anon, authenticated, service_role;',
      replace: '',
    },
    {
      ...schema,
      breaks: 'the time a device sends is kept',
      find: 'new.updated_at := now();',
      replace: '',
    },
    {
      ...schema,
      breaks: 'a new user gets no profile',
      find: 'after insert or update of email on auth.users',
      replace: 'after update of email on auth.users',
    },
    {
      ...schema,
      breaks: 'the auth server cannot write a new user’s profile',
      find: 'language plpgsql security definer set',
      replace: 'language plpgsql set',
    },
    {
      ...schema,
      breaks: 'there is a twenty-first item',
      find: 'between 0 and 19',
      replace: 'between 0 and 20',
    },
  ];
}

function theTableOfPlans() {
  const plans = { file: PLANS, tests: SCHEMA_TESTS };
  const forms = [
    { file: NUMBERS, table: 'first_60_days' },
    { file: MONTHS, table: 'cost_of_living' },
  ];
  const own = 'using ((select auth.uid()) = user_id)';
  const enabled = 'alter table public.family_plans enable row level security;';
  return [
    {
      ...plans,
      breaks: 'family_plans: anyone reads every plan',
      find: `for select to authenticated ${own};`,
      replace: 'for select to authenticated using (true);',
    },
    {
      ...plans,
      breaks: 'family_plans: anyone changes other users’ plans',
      find: `for update to authenticated ${own}`,
      replace: 'for update to authenticated using (true)',
    },
    {
      ...plans,
      breaks: 'family_plans: anyone deletes every plan',
      find: `for delete to authenticated ${own};`,
      replace: 'for delete to authenticated using (true);',
    },
    {
      ...plans,
      breaks: 'family_plans: visitors can read',
      find: enabled,
      replace: `${enabled}\ngrant select on public.family_plans to anon;`,
    },
    { ...plans, breaks: 'family_plans: row-level security is never enabled', find: enabled, replace: '' },
    {
      ...plans,
      file: 'supabase/migrations/20261130020000_plans_without_a_date.sql',
      breaks: 'a plan without answers is accepted',
      find: '    false));',
      replace: '    true));',
    },
    ...forms.flatMap(({ file, table }) => {
      const form = { file, tests: SCHEMA_TESTS, named: `${table}.test.sql` };
      return [
        {
          ...form,
          breaks: `${table}: anyone reads everybody’s numbers`,
          find: `for select to authenticated ${own};`,
          replace: 'for select to authenticated using (true);',
        },
        {
          ...form,
          breaks: `${table}: anyone changes other users’ numbers`,
          find: `for update to authenticated ${own}`,
          replace: 'for update to authenticated using (true)',
        },
        {
          ...form,
          breaks: `${table}: row-level security is never enabled`,
          find: `alter table public.${table} enable row level security;`,
          replace: '',
        },
      ];
    }),
    {
      ...plans,
      breaks: 'a plan outlives its account',
      find: ' references auth.users (id) on delete cascade',
      replace: '',
    },
  ];
}

/** Two devices know by it which of their changes is the later one. */
function theServersTime() {
  const tables = [
    { file: SCHEMA, table: 'checklist_progress' },
    { file: PLANS, table: 'family_plans' },
    { file: NUMBERS, table: 'first_60_days' },
    { file: MONTHS, table: 'cost_of_living' },
  ];
  return tables.flatMap(({ file, table }) => {
    const stamp = {
      file: SCHEMA,
      tests: SCHEMA_TESTS,
      named: `${table}.test.sql`,
      find: 'new.updated_at := now();',
    };
    const trigger = { ...stamp, file, find: `before insert or update on public.${table}` };
    return [
      {
        ...stamp,
        breaks: `${table}: a changed row keeps its old time`,
        replace: "new.updated_at := case tg_op when 'INSERT' then now() else old.updated_at end;",
      },
      {
        ...stamp,
        breaks: `${table}: a time later than now is taken from the device`,
        replace: 'new.updated_at := greatest(new.updated_at, now());',
      },
      {
        ...trigger,
        breaks: `${table}: a new row keeps the device’s time`,
        replace: `before update on public.${table}`,
      },
      {
        ...trigger,
        breaks: `${table}: a changed row keeps the device’s time`,
        replace: `before insert on public.${table}`,
      },
    ];
  });
}

function theSizeLimits() {
  const file = 'supabase/migrations/20261129210000_no_numbers_in_what_is_kept.sql';
  const limits = [
    {
      table: 'family_plans',
      stored: 'pg_column_size(plan) <= 2500',
      size: 'octet_length(plan::text) <= 2000',
    },
    {
      table: 'first_60_days',
      stored: 'pg_column_size(form) <= 6500',
      size: 'octet_length(form::text) <= 6000',
    },
    {
      table: 'cost_of_living',
      stored: 'pg_column_size(form) <= 6500',
      size: 'octet_length(form::text) <= 6000',
    },
  ];
  return limits.flatMap(({ table, stored, size }) => {
    const column = table === 'family_plans' ? 'plan' : 'form';
    const texts = `not jsonb_path_exists(${column}, '$.** ? (@.type() == "number")')`;
    const check = (first, second, noNumber) =>
      `add constraint ${table}_size\n    check (${first} and ${noNumber}\n      and ${second})`;
    const broken = (breaks, first, second, noNumber = texts) => ({
      file,
      tests: SCHEMA_TESTS,
      named: `${table}.test.sql`,
      breaks: `${table}: ${breaks}`,
      find: check(stored, size, texts),
      replace: check(first, second, noNumber),
    });
    return [
      broken('any size is accepted', stored, 'true'),
      broken('only 1,000 bytes fit', stored, size.replace(/\d+$/, '1000')),
      broken('one byte too few fits', stored, size.replace('<=', '<')),
      broken('characters are counted', stored, size.replace('octet', 'char')),
      broken('numbers are kept, whose text fills the memory', stored, size, 'true'),
    ];
  });
}

function theDeletedAccount() {
  const deletion = {
    file: 'supabase/migrations/20261123100000_people_delete_their_own_account.sql',
    tests: SCHEMA_TESTS,
    named: 'delete_account.test.sql',
  };
  const schema = { file: SCHEMA, tests: SCHEMA_TESTS, named: 'delete_account.test.sql' };
  const owner = 'where id = (select auth.uid());';
  const lastTable = 'alter table public.cost_of_living enable row level security;';
  return [
    {
      ...deletion,
      breaks: 'a visitor can call delete_account',
      find: 'to authenticated;',
      replace: 'to authenticated, anon;',
    },
    {
      ...deletion,
      breaks: 'an older project’s grants on delete_account are not revoked',
      find: 'revoke execute on function public.delete_account() from public, anon, authenticated, service_role;',
      replace: '',
    },
    {
      ...deletion,
      breaks: 'signed-in users cannot call delete_account',
      find: 'grant execute on function public.delete_account() to authenticated;',
      replace: '',
    },
    ...['checklist_progress', 'family_plans', 'first_60_days', 'cost_of_living'].map((table) => ({
      ...deletion,
      file: MONTHS,
      breaks: `deleting one account empties ${table}`,
      find: lastTable,
      replace: `create or replace function public.delete_account() returns void
        language sql security definer set search_path = '' as $$
          delete from public.${table}; delete from auth.users where id = (select auth.uid());
        $$; ${lastTable}`,
    })),
    { ...deletion, breaks: 'deleting one account deletes all', find: owner, replace: 'where true;' },
    {
      ...deletion,
      breaks: 'a token with another user’s email deletes that account',
      find: owner,
      replace: "where email = (select auth.jwt()) ->> 'email';",
    },
    { ...deletion, breaks: 'a deletion deletes nothing', find: owner, replace: 'where false;' },
    {
      ...deletion,
      breaks: 'delete_account runs as its caller, who lacks the privilege',
      find: 'security definer ',
      replace: '',
    },
    {
      ...deletion,
      breaks: 'delete_account uses its caller’s search path',
      find: " set search_path = ''",
      replace: '',
      named: 'every function has an empty search path',
    },
    {
      ...schema,
      breaks: 'a profile outlives its account',
      find: 'id uuid primary key references auth.users (id) on delete cascade,',
      replace: 'id uuid primary key,',
    },
    {
      ...schema,
      breaks: 'progress outlives its account',
      find: 'user_id uuid not null references auth.users (id) on delete cascade,',
      replace: 'user_id uuid not null,',
    },
  ];
}

function thePlan() {
  const tests = [
    'tests/features/checklist/plan-in-account.test.tsx',
    'tests/journeys/checklist-account-plan.test.tsx',
  ];
  const decide = { file: 'src/features/account/keeping/decide.ts', tests };
  const row = { file: 'src/features/account/keeping/account-row.ts', tests };
  const model = { file: decide.file, tests: ['tests/features/account/keeping/model.test.ts'] };
  const leaving = { file: 'src/features/account/keeping/forget-on-leaving.ts', tests };
  return [
    {
      ...leaving,
      breaks: 'a sign-out leaves the account’s report date in the browser',
      find: 'if (!copy || copy.userId !== userId) forget(key);',
      replace: '',
      named: 'signing out removes it from this browser',
    },
    {
      ...leaving,
      breaks: 'a sign-out drops a change that could not be saved',
      find: 'forget(key);',
      replace: "(forget(key), forget('paradise-pcs-unsaved-plans'));",
      named: 'stays in this browser when its owner signs out',
    },
    {
      ...decide,
      breaks: 'another date in the account replaces this browser’s without asking',
      find: 'if (found && collisions.length > 0)',
      replace: 'if (found && collisions.length > 99)',
      named: 'prompts for a choice',
    },
    {
      breaks: 'a response that arrives after its user signed out is kept',
      file: 'src/features/account/keeping/kept-copies.ts',
      find: 'if (copy?.value && isHere)',
      replace: 'if (copy?.value)',
      tests,
      named: 'is gone when another user signs in',
    },
    {
      ...decide,
      breaks: 'a date is put into the account of someone who didn’t ask for that',
      find: '(!value || isOff || ',
      replace: '((!value && !offer) || isOff || ',
      named: 'stays out of the account until they opt in',
    },
    {
      ...row,
      breaks: 'a save overwrites a plan that another device has saved since',
      file: 'src/features/account/keeping/own-rows.ts',
      find: "rows().update({ plan }).eq('user_id', user_id).eq('updated_at', version)",
      replace: "rows().update({ plan }).eq('user_id', user_id)",
      named: 'keeps both changes when another device saves',
    },
    {
      ...row,
      breaks: 'any answer counts as a save',
      find: 'if (saved && value && ',
      replace: 'if (!value && value && ',
      named: 'answers with another plan',
    },
    {
      ...model,
      breaks: 'a row that is gone replaces another value of this browser without asking',
      find: 'if (value && here && !isSame(value, here))',
      replace: 'if (value && here && value === here)',
      tests: ['tests/features/account/keeping/decide.test.ts'],
    },
    {
      ...model,
      breaks: 'an account gets what nobody asked to keep there',
      find: '(!value || isOff || ',
      replace: '((!value && !offer) || isOff || ',
    },
    {
      ...model,
      breaks: 'what came back after a Clear leaves the account',
      find: '!copy.bases.includes(null)',
      replace: '!copy.bases.includes(value)',
      tests: ['tests/features/account/keeping/decide.test.ts'],
    },
    {
      ...model,
      breaks: 'a change back is undone by this browser’s own save, whose answer was lost',
      file: 'src/features/account/keeping/kept-thing.ts',
      find: 'if (bases.some((base) => isSame(base, theirs)))',
      replace: 'if (isSame(bases[0], theirs))',
      tests: ['tests/features/account/keeping/decide.test.ts'],
    },
    {
      ...model,
      breaks: 'a save that is still on its way undoes a change back',
      find: ' || sent.some((unanswered) => !isSame(unanswered, found))',
      replace: '',
      tests: ['tests/features/account/keeping/decide.test.ts'],
    },
    {
      ...decide,
      breaks: 'a date that another device removed from the account is removed here, too',
      find: 'const unlinked = { here: value ?? here, copy: undefined };',
      replace: 'const unlinked = { here, copy: undefined };',
      named: 'stays in this browser when it is gone from the account',
    },
    {
      ...decide,
      breaks: 'turning it off removes it from the account before this browser keeps it',
      find: 'here: isTurnedOff ? (ours ?? undefined) : here, copy',
      replace: 'here: undefined, copy',
      named: 'turned off and Sign Out is pressed',
    },
    {
      breaks: 'a number typed over a blank form that is being turned off is lost',
      file: 'src/features/account/keeping/kept-copies.ts',
      find: '(here ? isSame(here, copy.value) : copy.isOff)',
      replace: '(here && isSame(here, copy.value))',
      tests: ['tests/features/account/keeping/keeper.test.tsx'],
    },
    {
      ...model,
      breaks: 'numbers get into an account that has others without asking',
      find: 'if (found && collisions.length > 0) {',
      replace: 'if (found && collisions.length > 1) {',
      tests: ['tests/features/account/keeping/decide.test.ts'],
    },
    {
      breaks: 'an open tab doesn’t look for changes of another device',
      file: 'src/features/account/keeping/use-keeper.ts',
      find: 'return onReturn(keeper.look);',
      replace: 'return undefined;',
      tests,
      named: 'shows the later date on focus',
    },
    {
      breaks: 'two changes of one field are merged without asking',
      file: 'src/features/account/keeping/kept-thing.ts',
      find: 'isOurs(field) && isTheirs(field)',
      replace: '!isOurs(field) && isTheirs(field)',
      tests: ['tests/features/account/keeping/merge.test.ts'],
    },
  ];
}

function linksAndFilms() {
  const mailto = { file: 'src/browser/mailto.ts', tests: ['tests/browser/mailto.test.ts'] };
  const video = {
    file: 'src/features/welcome/video-embed.ts',
    tests: ['tests/features/welcome/video-embed.test.ts'],
  };
  const mailed = {
    file: 'src/features/account/mailed-link.ts',
    tests: ['tests/features/account/mailed-link.test.ts'],
  };
  return [
    {
      file: 'src/browser/shared-hash.ts',
      tests: ['tests/browser/shared-hash.test.ts'],
      breaks: 'a link cut off inside a number is filled in',
      find: "end < 0 ? '&cut=1' : ''",
      replace: "''",
    },
    {
      ...mailed,
      breaks: 'Continue is offered for any page of the project',
      find: "if (!url?.pathname.endsWith('/auth/v1/verify')) return undefined;",
      replace: 'if (!url) return undefined;',
    },
    {
      ...mailto,
      breaks: 'text reaches an email link unescaped',
      find: "encodeURIComponent(text.replace(LONE_SURROGATE, '\\uFFFD'))",
      replace: "text.replace(LONE_SURROGATE, '\\uFFFD')",
    },
    { ...mailto, breaks: 'an address adds a recipient', find: 'encode(to.trim())', replace: 'to.trim()' },
    ...['YOUTUBE_HOSTS', 'VIMEO_HOSTS'].map((hosts) => ({
      ...video,
      breaks: `a video host may start with anything (${hosts})`,
      find: `${hosts}.includes(url.host)`,
      replace: `${hosts}.some((host) => url.host.endsWith(host))`,
    })),
    {
      ...video,
      breaks: 'a video host may start with anything (YOUTUBE_SHORT_HOST)',
      find: 'url.host === YOUTUBE_SHORT_HOST',
      replace: 'url.host.endsWith(YOUTUBE_SHORT_HOST)',
    },
    {
      breaks: 'a linked site learns where its visitor came from',
      file: 'src/ui/external-link.tsx',
      find: ' rel="noopener noreferrer"',
      replace: '',
      tests: ['tests/blocks/operator-link.test.tsx'],
    },
  ];
}

function theSavedPages() {
  const list = { file: 'build/service-worker.ts', tests: ['tests/build/service-worker.test.ts'] };
  const headers = { file: 'build/headers.ts', tests: ['tests/build/headers.test.ts'] };
  const worker = {
    file: 'src/features/offline/worker/service-worker.ts',
    tests: ['tests/features/offline/service-worker.test.ts'],
  };
  return [
    {
      ...list,
      breaks: 'a page may reference a script that is not saved',
      find: 'missing.length > 0',
      replace: 'missing.length > 99',
      named: 'when a page references a missing script',
    },
    {
      ...list,
      breaks: 'a hotel’s Wi-Fi page is saved as a script',
      find: 'return [url, checksum(bytes)]',
      replace: "return [url, name.startsWith('assets/') ? '' : checksum(bytes)]",
      named: 'adds a checksum to every file',
    },
    {
      ...list,
      breaks: 'home is saved first, so an interrupted save looks complete',
      find: 'pages.toReversed()',
      replace: 'pages',
      named: 'saves every page by its URL',
    },
    {
      ...list,
      breaks: 'the account code is saved for everyone',
      find: ' && !LEFT_OUT.test(name)',
      replace: '',
      named: 'saves every page by its URL',
    },
    {
      ...worker,
      breaks: 'a page is shown as it was saved, however old it is',
      find: 'copy && isCurrent ? copy',
      replace: 'copy ? copy',
    },
    {
      ...worker,
      breaks: 'facts stay old when a newer build can’t be saved',
      find: '  await withCache((cache) => cache.delete(NEWEST_MARK));\n',
      replace: '',
      named: 'could not be saved',
    },
    {
      ...headers,
      breaks: 'any script may create a Trusted Types policy',
      find: "'trusted-types': 'paradise-worker'",
      replace: "'trusted-types': '*'",
    },
    {
      ...headers,
      breaks: 'an old service worker stays cached',
      find: "WORKER_HEADERS: Headers = { 'Cache-Control': 'no-cache' }",
      replace: "WORKER_HEADERS: Headers = { 'Cache-Control': 'max-age=31536000' }",
      tests: ['tests/tools/check-deploy.test.ts'],
      named: 'passes every check',
    },
    {
      breaks: 'any value is accepted for the kill switch',
      file: 'build/settings.ts',
      find: "name === 'VITE_OFFLINE' && value !== 'off'",
      replace: "name === 'VITE_OFFLINE' && !value",
      tests: ['tests/build/settings.test.ts'],
      named: 'the offline switch',
    },
  ];
}

function theBrokenScripts() {
  const repair = { file: 'src/repair.ts', tests: ['tests/repair.test.tsx'] };
  return [
    {
      ...repair,
      breaks: 'a broken script stays in the HTTP cache',
      find: "(await textOf(url, 'reload')) === fresh",
      replace: 'true',
      named: 'that a cache holds in place of a script',
    },
    {
      ...repair,
      breaks: 'leaving the page while its scripts load reloads it',
      find: '!fresh || fresh === held',
      replace: '!fresh',
      named: 'leaves an intact script alone',
    },
    {
      ...repair,
      breaks: 'a script is deleted although nothing can replace it',
      find: '!fresh || fresh === held',
      replace: 'fresh === held',
      named: 'keeps what is saved',
    },
    {
      breaks: 'an error while rendering erases the text that was served',
      file: 'src/starter.ts',
      find: '  root?.append(...served);\n',
      replace: '',
      tests: ['tests/starter.test.tsx'],
    },
  ];
}
