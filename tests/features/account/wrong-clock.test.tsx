import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../support/deferred';
import { type Call, fake, json, SESSION_KEY } from '../../support/fake-supabase';
import { header } from '../../support/page-parts';
import { renderApp } from '../../support/render-app';
import { expectToast } from '../../support/toasts';

// The device's clock is behind, so the page takes the stored token to be valid, but for the server it has expired.

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';
const PROGRESS = '/rest/v1/checklist_progress';
const PLANS = '/rest/v1/family_plans';
const TOKEN = '/auth/v1/token';
const FAILED = 'Failed to load checklist progress';
const ADVICE = /date, time and time zone are right/;
const expired = (headers: HeadersInit = {}) =>
  new Response(JSON.stringify({ code: 'PGRST303', message: 'JWT expired' }), { status: 401, headers });
const first = () => screen.findByLabelText(/Submit PCS orders/);
const stored = () => window.localStorage.getItem(SESSION_KEY);
const fiveHoursOn = () => new Date(Date.now() + 5 * 3600_000).toUTCString();

/** Stores a session that the server takes to be expired. */
function rememberExpired() {
  const ana = fake.remember(fake.addUser('ana@example.com'), 3000);
  fake.complete(ana.id, 0);
  const { access_token } = JSON.parse(stored() ?? '') as { access_token: string };
  const isOld = ({ headers }: Call) => headers.get('authorization') === `Bearer ${access_token}`;
  const refuse = (call: Call) => (isOld(call) ? expired() : undefined);
  for (const path of [PROGRESS, PLANS, '/rest/v1/profiles']) fake.answer('GET', path, refuse);
  fake.answer('POST', PROGRESS, refuse);
  fake.answer('GET', '/auth/v1/user', (call) =>
    isOld(call) ? json({ code: 'bad_jwt', message: 'token is expired' }, 403) : undefined,
  );
  return ana;
}

async function openChecklist() {
  const ana = fake.remember(fake.addUser('ana@example.com'), 3000);
  const { user } = await renderApp(CHECKLIST);
  await waitFor(async () => expect(await first()).toBeEnabled());
  return { ana, checkOff: async () => user.click(await first()) };
}

const numberOf = (method: string, path: string) => fake.callsTo(method, path).length;

describe('with an expired token that the device’s clock calls valid', () => {
  it('the checklist loads with a fresh one', async () => {
    rememberExpired();
    await renderApp(CHECKLIST);
    await waitFor(async () => expect(await first()).toBeChecked());
    expect(await first()).toBeEnabled();
    expect(numberOf('POST', TOKEN)).toBe(1);
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('an item is saved with a fresh one', async () => {
    const { ana, checkOff } = await openChecklist();
    fake.answer('POST', PROGRESS, () => (numberOf('POST', TOKEN) === 0 ? expired() : undefined));
    await checkOff();
    await expectToast('Item completed!');
    expect(fake.completedOf(ana.id)).toEqual([0]);
  });

  it('another tab’s fresh one is used without a refresh', async () => {
    const ana = rememberExpired();
    const answer = deferred<Response>();
    // Only the progress is read with the old token.
    for (const path of [PLANS, '/auth/v1/user']) fake.answer('GET', path, fake.normalAnswer.bind(fake));
    const giveBack = fake.answer('GET', PROGRESS, () => answer.promise);
    await renderApp(CHECKLIST);
    await waitFor(() => expect(numberOf('GET', PROGRESS)).toBe(1));
    giveBack();
    fake.remember(ana);
    answer.resolve(expired());
    await waitFor(async () => expect(await first()).toBeChecked());
    expect(numberOf('POST', TOKEN)).toBe(0);
  });

  it('a request is not repeated for a user who signed in during the refresh', async () => {
    rememberExpired();
    const refreshed = deferred<Response>();
    fake.answer('POST', TOKEN, () => refreshed.promise);
    await renderApp(CHECKLIST);
    await waitFor(() => expect(numberOf('POST', TOKEN)).toBe(1));
    const ben = fake.remember(fake.addUser('ben@example.com'));
    refreshed.resolve(json(fake.sessionOf(fake.accounts[0] ?? ben)));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(stored()).toContain(ben.id);
    expect(numberOf('GET', PROGRESS)).toBe(1);
    expect(screen.queryByText(ADVICE)).not.toBeInTheDocument();
  });

  it('a request is not repeated after ten seconds in all', async () => {
    const { checkOff } = await openChecklist();
    const refreshed = deferred<Response>();
    const giveBack = fake.answer('POST', TOKEN, () => refreshed.promise);
    fake.answer('POST', PROGRESS, () => expired());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await checkOff();
    await vi.waitFor(() => expect(numberOf('POST', TOKEN)).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await expectToast('Failed to save progress');
    giveBack();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(numberOf('POST', PROGRESS)).toBe(1);
  });

  it('the session ends when the server refuses to refresh it', async () => {
    rememberExpired();
    fake.answer('POST', TOKEN, () => json({ code: 'refresh_token_not_found', message: 'Not found' }, 400));
    await renderApp(CHECKLIST);
    await expectToast('You have been signed out');
    expect(stored()).toBeNull();
    expect(await within(header()).findByRole('link', { name: 'Login' })).toBeVisible();
    expect(numberOf('GET', PROGRESS)).toBe(1);
  });
});

describe('what to do about the clock', () => {
  /** The server refuses every token; each refresh returns another one. */
  function refuseEveryToken(ana: ReturnType<typeof rememberExpired>, date = fiveHoursOn) {
    // Not forever: endless tries would leave the test no time to fail.
    const refuse = (path: string) => () =>
      numberOf('GET', path) > 9 ? json({}, 409) : expired({ date: date() });
    for (const path of [PROGRESS, PLANS]) fake.answer('GET', path, refuse(path));
    fake.answer('POST', TOKEN, () => json(fake.sessionOf(ana, 3600 + numberOf('POST', TOKEN))));
  }

  it('is said when the server refuses the fresh token too, after one try, until the clock is right', async () => {
    refuseEveryToken(rememberExpired());
    const { user } = await renderApp(CHECKLIST);
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${FAILED}.*${ADVICE.source}`));
    expect(await first()).toBeDisabled();
    expect(numberOf('GET', PROGRESS)).toBe(2);
    // The plan is read too; the two reads may share a refresh.
    await waitFor(() => expect(numberOf('GET', PLANS)).toBe(2));
    expect(numberOf('POST', TOKEN)).toBeLessThanOrEqual(2);
    fake.answer('GET', PROGRESS, fake.normalAnswer.bind(fake));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await first()).toBeChecked());
    expect(screen.queryByText(ADVICE)).not.toBeInTheDocument();
  });

  it('is not said when it is right: only another server’s clock or key can be why', async () => {
    refuseEveryToken(rememberExpired(), () => new Date().toUTCString());
    const { user } = await renderApp(CHECKLIST);
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    await waitFor(() => expect(numberOf('GET', PROGRESS)).toBe(2));
    expect(screen.queryByText(ADVICE)).not.toBeInTheDocument();
    // Another fresh token would be refused, too.
    const refreshes = numberOf('POST', TOKEN);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(numberOf('GET', PROGRESS)).toBe(3));
    expect(numberOf('POST', TOKEN)).toBe(refreshes);
  });

  const busy = () => json({ code: 'conflict', message: 'Busy' }, 409);

  it.each([
    ['is said when the session cannot be refreshed and the server’s clock differs', fiveHoursOn, true],
    ['is not said when the server’s clock agrees', () => new Date().toUTCString(), false],
  ])('%s', async (_title, date, isSaid) => {
    rememberExpired();
    fake.answer('GET', PROGRESS, () => expired({ date: date() }));
    fake.answer('POST', TOKEN, busy);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const { user } = await renderApp(CHECKLIST);
    for (let second = 0; second < 45; second += 1) await vi.advanceTimersByTimeAsync(1000);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(FAILED));
    if (isSaid) expect(screen.getByRole('alert')).toHaveTextContent(ADVICE);
    else expect(screen.getByRole('alert')).not.toHaveTextContent(ADVICE);
    expect(stored()).not.toBeNull();
  });

  it('is said when an item can’t be saved', async () => {
    const { checkOff } = await openChecklist();
    fake.answer('POST', PROGRESS, () => expired({ date: fiveHoursOn() }));
    await checkOff();
    await expectToast('Failed to save progress');
    await expectToast(ADVICE);
  });
});
