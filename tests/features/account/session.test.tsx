import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type KeptKey, keptRows } from '@/browser/kept-table';
import { allowNoise } from '../../setup';
import { authIsIdle } from '../../support/auth-is-idle';
import { deferred } from '../../support/deferred';
import { fake, json, otherTab, SESSION_KEY } from '../../support/fake-supabase';
import { hosted } from '../../support/hosted-answers';
import { header } from '../../support/page-parts';
import { renderApp } from '../../support/render-app';
import { expectToast } from '../../support/toasts';

const ACCOUNT_PLAN_KEY: KeptKey<'localStorage'> = 'paradise-pcs-account-plan';
const stored = () => window.localStorage.getItem(SESSION_KEY);
const login = () => within(header()).findByRole('link', { name: 'Login' });

async function openSignedIn() {
  const ana = fake.remember(fake.addUser('ana@example.com'));
  await renderApp('/');
  return { ana, button: await within(header()).findByRole('button', { name: 'Sign Out' }) };
}

describe('signing out', () => {
  it.each([
    ['never responds', 'logout', 3600, hosted.never],
    ['never responds', 'token', -60, hosted.never],
    ['fails', 'logout', 3600, hosted.databaseFails],
    ['is out of reach', 'logout', 3600, hosted.noNetwork],
  ])('takes effect before the server responds: it %s (%s)', async (_fault, call, secondsLeft, answer) => {
    const { ana, button } = await openSignedIn();
    fake.remember(ana, secondsLeft);
    fake.answer('POST', `/auth/v1/${call}`, answer);
    button.click();
    expect(stored()).toBeNull();
    await expectToast('Signed out successfully');
    expect(await login()).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(fake.callsTo('POST', '/auth/v1/token')).toEqual([]);
    allowNoise(/Failed to fetch/);
  });

  it('removes from the browser what goes with it, and nothing else', async () => {
    const { button } = await openSignedIn();
    const local = keptRows.filter(({ place, key }) => place === 'localStorage' && !key.startsWith('sb-'));
    for (const { key } of local) window.localStorage.setItem(key, 'x');
    button.click();
    await expectToast('Signed out successfully');
    const staying = local.filter(({ clearedBy }) => !clearedBy.includes('sign-out')).map(({ key }) => key);
    expect(Object.keys(window.localStorage).sort()).toEqual(staying.sort());
  });

  it('leaves nothing that was typed into a calculator to the next person', async () => {
    fake.remember(fake.addUser('ana@example.com'));
    const { user } = await renderApp('/calculators/assumption-cruncher');
    const price = () => screen.findByLabelText('Purchase price');
    const open = async (page: string) => user.click(screen.getByText(page, { selector: 'nav a span' }));
    await user.type(await price(), '550000');
    await open('GAP Lenders');
    await open('Assumption Cruncher');
    expect(await price()).toHaveValue('$550,000');
    await open('GAP Lenders');
    await user.click(await within(header()).findByRole('button', { name: 'Sign Out' }));
    await open('Assumption Cruncher');
    expect(await price()).toHaveValue('');
  });

  it('sends one request, with the user’s token, and says so once, however often the button is pressed', async () => {
    const { button } = await openSignedIn();
    const token = JSON.parse(stored() ?? '').access_token;
    for (let press = 0; press < 20; press += 1) button.click();
    await expectToast('Signed out successfully');
    expect(screen.getAllByText('Signed out successfully')).toHaveLength(1);
    const calls = fake.callsTo('POST', '/auth/v1/logout');
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual([`Bearer ${token}`]);
    expect(calls[0]?.search.get('scope')).toBe('local');
    expect(calls[0]?.outlastsPage).toBe(true);
  });

  it('holds when a refresh completes afterward', async () => {
    const { ana, button } = await openSignedIn();
    fake.remember(ana, -60);
    const renewal = deferred<Response>();
    fake.answer('POST', '/auth/v1/token', () => renewal.promise);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fake.callsTo('POST', '/auth/v1/token')).not.toEqual([]));
    button.click();
    renewal.resolve(json(fake.sessionOf(ana)));
    await expectToast('Signed out successfully');
    await authIsIdle();
    expect(stored()).toBeNull();
    expect(await login()).toBeVisible();
  });

  it('holds when another tab announces its refresh a moment later', async () => {
    const { ana, button } = await openSignedIn();
    button.click();
    expect(await login()).toBeVisible();
    const [otherTab, witness] = [new BroadcastChannel(SESSION_KEY), new BroadcastChannel(SESSION_KEY)];
    const told = new Promise((resolve) => witness.addEventListener('message', resolve));
    otherTab.postMessage({ event: 'TOKEN_REFRESHED', session: fake.sessionOf(ana) });
    await told;
    await authIsIdle();
    for (const channel of [otherTab, witness]) channel.close();
    expect(await login()).toBeVisible();
    expect(stored()).toBeNull();
  });
});

it('a page that comes back with Back shows who has signed in meanwhile, or nobody', async () => {
  const { button } = await openSignedIn();
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  fake.remember(fake.addUser('ben@example.com'));
  comeBack();
  expect(await within(header()).findByText('ben@example.com')).toBeVisible();
  window.localStorage.removeItem(SESSION_KEY);
  comeBack();
  expect(await login()).toBeVisible();
  expect(button).not.toBeInTheDocument();
});

describe('an expired stored session', () => {
  it.each(['@/features/account/supabase-client', '@/app/account-part'])(
    'is kept but reported as unchecked after ten seconds when %s never loads',
    async (script) => {
      const ana = fake.remember(fake.addUser('ana@example.com'));
      vi.doMock(script, () => new Promise(() => undefined));
      onTestFinished(() => void vi.doUnmock(script));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      await renderApp('/');
      if (script !== '@/app/account-part') await import('@/app/account-part');
      // Until what it loads has begun to wait.
      await act(() => vi.advanceTimersByTimeAsync(100));
      await vi.advanceTimersByTimeAsync(9_900);
      await expectToast('We could not check your sign-in');
      expect(await login()).toBeVisible();
      expect(stored()).toContain(ana.id);
    },
  );

  const noAnswer = [
    'never',
    'tooManyRequests',
    'tooManyRefreshes',
    'hotelWifi',
    'badGateway',
    'databaseFails',
  ] as const;
  const refusals = ['overQuota', 'paused', 'wrongKey'] as const;

  it.each<[string, () => Response | Promise<Response>]>([
    ...[...noAnswer, ...refusals].map((name) => [name, hosted[name]] as [string, typeof hosted.never]),
    ['a hotel’s Wi-Fi page', () => new Response('<h1>Wi-Fi</h1>', { status: 403 })],
    ['JSON that is no session', () => json({ status: 'ok' })],
    ['a session of nobody', () => json({ access_token: 'a', refresh_token: 'r', expires_in: 3600 })],
    ['a proxy that gave up', () => json({ message: 'Request Timeout' }, 408)],
  ])('is kept with the plan, and refreshed later, when it gets %s', async (_answer, answer) => {
    const ana = fake.remember(fake.addUser('ana@example.com'), -60);
    window.localStorage.setItem(ACCOUNT_PLAN_KEY, 'the plan');
    const giveBack = fake.answer('POST', '/auth/v1/token', answer);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await renderApp('/');
    await vi.waitFor(() => expect(fake.callsTo('POST', '/auth/v1/token').length).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(10_000);
    await expectToast('We could not check your sign-in');
    expect(stored()).toContain(ana.id);
    expect(window.localStorage.getItem(ACCOUNT_PLAN_KEY)).toBe('the plan');
    giveBack();
    for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000);
    expect(await screen.findByText('ana@example.com')).toBeVisible();
  });

  it.each([
    'refreshGone',
    'refreshUsed',
    'sessionTimedOut',
    'bannedRefresh',
    'sessionGone',
    'userGone',
  ] as const)('ends, and says so, when the auth server refuses its refresh: %s', async (answer) => {
    fake.remember(fake.addUser('ana@example.com'), -60);
    fake.answer('POST', '/auth/v1/token', hosted[answer]);
    await renderApp('/');
    await expectToast('You have been signed out');
    expect(screen.getAllByText('You have been signed out')).toHaveLength(1);
    expect(await login()).toBeVisible();
    expect(stored()).toBeNull();
    expect(screen.queryByText('We could not check your sign-in')).not.toBeInTheDocument();
  });

  it('is not restored by its refresh after a sign-out in another tab', async () => {
    const ana = fake.remember(fake.addUser('ana@example.com'), -60);
    const renewal = deferred<Response>();
    fake.answer('POST', '/auth/v1/token', () => renewal.promise);
    await renderApp('/');
    await waitFor(() => expect(fake.callsTo('POST', '/auth/v1/token')).not.toEqual([]));
    otherTab.signsOut();
    renewal.resolve(json(fake.sessionOf(ana)));
    await authIsIdle();
    expect(await login()).toBeVisible();
    expect(stored()).toBeNull();
  });
});

describe('a junk stored session', () => {
  it.each([5, {}, null, ['ana']])('shows the page when its email is %j', async (email) => {
    const session = fake.sessionOf(fake.addUser('ana@example.com'));
    const user = { ...session.user, email, user_metadata: { avatar_url: 5 } };
    window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, user }));
    await renderApp('/');
    expect(await within(header()).findByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Your PCS to Hawaii/);
  });

  const noUser = '{"access_token":"x","refresh_token":"y","expires_at":9999999999}';

  it.each(['{', '"text"', '{"access_token":"x"}', noUser, 7, null, {}])(
    'counts as none: %j',
    async (junk) => {
      const session = fake.sessionOf(fake.addUser('ana@example.com'));
      const withId = JSON.stringify({ ...session, user: { ...session.user, id: junk } });
      window.localStorage.setItem(SESSION_KEY, typeof junk === 'string' ? junk : withId);
      await renderApp('/');
      expect(await login()).toBeVisible();
      allowNoise(/Cannot create property/);
    },
  );
});
