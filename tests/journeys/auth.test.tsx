import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addDays, calendarDayOf } from '@/dates/calendar-day';
import { consumeAttempt } from '@/features/account/kept-attempts';
import { PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';
import { openAuthForm, sendAuthForm } from '../support/account-pages';
import { deferred } from '../support/deferred';
import { fake, json } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { header } from '../support/page-parts';
import { PASSWORD } from '../support/passwords';
import { refuseStorage } from '../support/refuse-storage';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

async function fill(user: UserEvent, panel: ReturnType<typeof within>, email: string, password: string) {
  for (const [label, text] of Object.entries({ Email: email, Password: password })) {
    await user.clear(panel.getByLabelText(label));
    await user.type(panel.getByLabelText(label), text);
  }
}

function keepHere(things: Record<string, object>) {
  for (const [name, value] of Object.entries(things))
    window.localStorage.setItem(`paradise-pcs-${name}`, JSON.stringify(value));
}

const inDays = (days: number) => addDays(calendarDayOf(new Date()), days);

describe('signing in', () => {
  it('signs in, confirms it and goes to the home page', async () => {
    fake.addUser('ana@example.com');
    await sendAuthForm('Sign In', ' ana@example.com ');
    await expectToast('Signed in successfully!');
    expect(await screen.findByText('ana@example.com')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /Your PCS to Hawaii/ })).toBeVisible();
  });

  it('asks whether what this browser keeps is theirs, and keeps it with the account by one press', async () => {
    const ana = fake.addUser('ana@example.com');
    const plan = { reportDay: inDays(80), move: { base: 'schofield' } };
    keepHere({ plan, 'first-60-days': { food: '110', room: '199' } });
    const { user } = await sendAuthForm('Sign In', 'ana@example.com');
    const name = 'Keep this browser’s plan and numbers with your account?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText('A plan for Schofield: 80 days left')).toBeVisible();
    expect(dialog.getByText('First 60 Days: 2 fields filled in')).toBeVisible();
    expect(fake.planOf(ana.id)).toBeUndefined();
    await user.click(dialog.getByText('Yes, keep them with my account'));
    await expectToast('Kept with your account');
    expect(fake.planOf(ana.id)).toEqual(plan);
    expect(fake.formOf(ana.id)).toMatchObject({ food: '110', room: '199' });
    expect(window.localStorage.getItem('paradise-pcs-plan')).toBeNull();
  });

  it('leaves both as they are when it isn’t theirs, and doesn’t ask of what the account has', async () => {
    const ana = fake.addUser('ana@example.com');
    fake.keepForm(ana.id, { food: '120' });
    keepHere({ plan: { move: { base: 'shafter' } }, 'first-60-days': { food: '110' } });
    const { user } = await sendAuthForm('Sign In', 'ana@example.com');
    const name = 'Keep this browser’s plan with your account?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText('A plan for Fort Shafter: no date yet')).toBeVisible();
    await user.click(dialog.getByText('No, leave it here'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fake.planOf(ana.id)).toBeUndefined();
    expect(fake.formOf(ana.id)).toEqual({ food: '120' });
    expect(window.localStorage.getItem('paradise-pcs-plan')).toContain('shafter');
  });

  it('supports password managers and applies no password rules', async () => {
    const { email, password } = await sendAuthForm('Sign In', 'ana@example.com', 'x');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expectToast('Invalid email or password');
    expect(fake.callsTo('POST', '/auth/v1/token')).toHaveLength(1);
  });

  it('asks for a valid address before it sends anything', async () => {
    const { email } = await sendAuthForm('Sign In', 'ana@example');
    expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(fake.calls).toHaveLength(0);
  });

  it('starts counting over after a success', async () => {
    fake.addUser('ana@example.com');
    for (let attempt = 1; attempt <= 4; attempt += 1) consumeAttempt('signin', 'ana@example.com');
    const { user } = await sendAuthForm('Sign In', 'ana@example.com');
    await user.click(await within(header()).findByRole('button', { name: 'Sign Out' }));
    const form = within(await screen.findByRole('tabpanel', { name: 'Sign In' }));
    await fill(user, form, 'ana@example.com', PASSWORD);
    await user.click(form.getByRole('button', { name: 'Sign In' }));
    expect(await within(header()).findByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByText(/Too many/)).not.toBeInTheDocument();
  });

  it('sends one request for two quick clicks, with a pending state, and shows its outcome in the form until the next', async () => {
    let answer = deferred<Response>();
    fake.answer('POST', '/auth/v1/token', () => answer.promise);
    const { user, panel, submit } = await openAuthForm('Sign In');
    await fill(user, panel, 'ana@example.com', PASSWORD);
    await user.dblClick(submit);
    expect(await panel.findByRole('button', { name: 'Signing in…' })).toBeVisible();
    await waitFor(() => expect(fake.callsTo('POST', '/auth/v1/token')).toHaveLength(1));
    answer.resolve(await hosted.wrongPassword());
    await expectToast('Invalid email or password');
    expect(submit).toHaveAccessibleDescription('Invalid email or password');
    expect(fake.callsTo('POST', '/auth/v1/token')).toHaveLength(1);
    answer = deferred();
    await user.click(submit);
    expect(await panel.findByText('Signing in…')).toHaveAccessibleDescription('');
    answer.resolve(json({}, 429));
    await waitFor(() => expect(submit).toHaveAccessibleDescription(/^Too many tries/));
  });

  it('gives up on a server that never responds, and ignores its late response', async () => {
    const answer = deferred<Response>();
    fake.answer('POST', '/auth/v1/token', () => answer.promise);
    const { user, panel, submit } = await openAuthForm('Sign In');
    await fill(user, panel, 'ana@example.com', PASSWORD);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    submit.click();
    await panel.findByRole('button', { name: 'Signing in…' });
    await vi.waitFor(() => expect(fake.callsTo('POST', '/auth/v1/token')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await expectToast('The sign-in server took too long');
    expect(panel.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled', 'true');
    answer.resolve(json(fake.sessionOf(fake.addUser('ana@example.com'))));
    await vi.advanceTimersByTimeAsync(100);
    expect(within(header()).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('works without a reload in a browser whose storage is full', async () => {
    fake.addUser('ana@example.com');
    refuseStorage('setItem');
    const { user } = await sendAuthForm('Sign In', 'ana@example.com');
    await expectToast('Signed in successfully!');
    await expectToast(/^This browser won’t keep your sign-in: it ends when you reload or close this page\.$/);
    const [tile] = await within(screen.getByRole('main')).findAllByRole('link', { name: /^PCS Checklist/ });
    await user.click(tile as HTMLElement);
    const box = await screen.findByRole('checkbox', { name: /Submit PCS orders/ });
    await waitFor(() => expect(box).toBeEnabled());
    await user.click(box);
    await expectToast('Item completed!');
  });
});

it.each([
  ['Sign In', 'POST', '/auth/v1/token'],
  ['Sign Up', 'POST', '/auth/v1/signup'],
] as const)(
  'takes a letter with an accent for the same however it was typed: %s',
  async (tab, method, path) => {
    await sendAuthForm(tab, 'ana@example.com', 'Alohé2026'.normalize('NFD'));
    await waitFor(() => expect(fake.callsTo(method, path)).toHaveLength(1));
    expect(fake.callsTo(method, path)[0]?.body).toMatchObject({ password: 'Alohé2026'.normalize('NFC') });
  },
);

describe('a space at the end of a password', () => {
  it('is named when the password is refused', async () => {
    fake.addUser('ana@example.com');
    const { submit } = await sendAuthForm('Sign In', 'ana@example.com', `${PASSWORD} `);
    await waitFor(() =>
      expect(submit).toHaveAccessibleDescription(
        'Invalid email or password The password you typed begins or ends with a space.',
      ),
    );
  });

  it('is named when the password is new, and part of it', async () => {
    const { user, email, password } = await openAuthForm('Sign Up');
    await user.type(email, 'ana@example.com');
    await user.type(password, `${PASSWORD} `);
    expect(password).toHaveAccessibleDescription(/begins or ends with a space/);
    await user.type(password, '{Enter}');
    await waitFor(() => expect(fake.callsTo('POST', '/auth/v1/signup')).toHaveLength(1));
    expect(fake.accounts[0]?.password).toBe(`${PASSWORD} `);
  });
});

describe('signing up', () => {
  it('creates the account, and asks the user to verify the address', async () => {
    const { password } = await sendAuthForm('Sign Up', 'new@example.com');
    await expectToast('Account created! Please check your email to verify your account.');
    const [call] = fake.callsTo('POST', '/auth/v1/signup');
    expect(call?.body).toMatchObject({ email: 'new@example.com', password: PASSWORD });
    expect(call?.search.get('redirect_to')).toBe('https://paradise.test/');
    expect(screen.getByText(/A link is on its way to/)).toHaveTextContent('new@example.com');
    expect(password).toHaveValue('');
    expect(fake.callsTo('POST', '/rest/v1/profiles')).toEqual([]);
  });

  it('says so when the server signs the new user in, inserts the profile, and only logs a failure', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const session = fake.sessionOf(fake.addUser('new@example.com'));
    fake.answer('POST', '/auth/v1/signup', () => json(session));
    await sendAuthForm('Sign Up', 'new@example.com');
    await expectToast('Account created! You are signed in.');
    expect(screen.queryByText(/check your email/)).not.toBeInTheDocument();
    await waitFor(() => expect(info).toHaveBeenCalled());
    const [profile] = fake.callsTo('POST', '/rest/v1/profiles');
    expect(profile?.body).toEqual({ id: 'id-of-new@example.com', email: 'new@example.com' });
    expect(profile?.headers.get('prefer')).toContain('resolution=ignore-duplicates');
    expect(profile?.headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
    expect(await within(header()).findByText('new@example.com')).toBeVisible();
  });

  it('lists every broken password rule under the field and shows a toast', async () => {
    const { password } = await sendAuthForm('Sign Up', 'new@example.com', 'short');
    await expectToast('Password does not meet requirements');
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription(/characters long.*one uppercase letter.*one number/);
    expect(password).toHaveAttribute('minlength', String(PASSWORD_MIN_LENGTH));
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(fake.calls).toHaveLength(0);
  });

  it('keeps what was typed when the user switches tabs and back', async () => {
    const { user, panel } = await openAuthForm('Sign Up');
    await fill(user, panel, 'new@example.com', PASSWORD);
    await user.click(screen.getByRole('tab', { name: 'Sign In' }));
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(panel.getByLabelText('Email')).toHaveValue('new@example.com');
  });
});

describe('coming back', () => {
  it('sends a signed-in visitor from /auth to the home page', async () => {
    fake.remember(fake.addUser('ana@example.com'));
    await renderApp('/auth');
    expect(await screen.findByText('ana@example.com')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /Your PCS to Hawaii/ })).toBeVisible();
  });

  it('explains an expired confirmation link in our own words', async () => {
    const error = 'error=access_denied&error_code=otp_expired&error_description=Call+me';
    window.history.replaceState(null, '', `/#${error}`);
    await renderApp('/');
    await expectToast('This confirmation link has expired or was already used');
    expect(screen.queryByText(/Call me/)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });
});

it('a build without Supabase settings says that there are no accounts, and still shows the checklist', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '');
  const { unmount } = await renderApp('/auth');
  expect(screen.getByRole('heading', { name: 'Accounts aren’t open yet' })).toBeVisible();
  const { renderPage } = await import('@/prerender');
  expect(await renderPage('/auth')).toContain('Accounts aren’t open yet');
  expect(screen.getByRole('link', { name: 'Open the checklist' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What a free account keeps' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  unmount();
  const { user } = await renderApp('/pcs-toolkit/hawaii-checklist');
  expect(screen.getByText(/your progress can’t be saved/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Submit PCS orders/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please sign in to save your progress. Accounts aren’t open yet',
  );
});

const RESEND = /^No email\? Send the confirmation again/;
const SENT = /^If that address is waiting to be confirmed, a new link is on its way\./;

const sentConfirmations = () => fake.callsTo('POST', '/auth/v1/resend').map(({ body }) => body);

it('can be resent a minute after sign-up, with a countdown in seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'], shouldAdvanceTime: true });
  const { user } = await sendAuthForm('Sign Up', 'ana@example.com');
  const button = await screen.findByText(RESEND);
  await waitFor(() => expect(button).toHaveTextContent(/again in (60|59) seconds$/));
  await user.click(button);
  expect(sentConfirmations()).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(button).toHaveTextContent(/again in (29|30) seconds$/));
  await vi.advanceTimersByTimeAsync(30_500);
  await waitFor(() => expect(button).toHaveTextContent(/again$/));
  await user.click(button);
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(sentConfirmations()).toMatchObject([{ email: 'ana@example.com', type: 'signup' }]);
  expect(button).toHaveTextContent(/again in (60|59) seconds$/);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it.each(['hangs', 'times out'])('a sign-up whose server %s is not reported as failed', async (fault) => {
  const answer = fault === 'hangs' ? hosted.never : hosted.timedOut;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fake.answer('POST', '/auth/v1/signup', answer);
  const { panel } = await sendAuthForm('Sign Up', 'ana@example.com');
  await vi.waitFor(() => expect(fake.callsTo('POST', '/auth/v1/signup')).toHaveLength(1));
  if (fault === 'hangs') await vi.advanceTimersByTimeAsync(10_000);
  await expectToast('This is taking a while. If an email arrives, your account was created.');
  expect(panel.getByRole('button', { name: 'Sign Up' })).toHaveAccessibleDescription(/taking a while/);
  expect(screen.queryByText(/Failed to create account/)).not.toBeInTheDocument();
  expect(panel.getByLabelText('Email')).toHaveValue('ana@example.com');
  expect(await screen.findByText(RESEND)).toBeVisible();
});
