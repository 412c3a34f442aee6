import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allowNoise } from '../setup';
import { sendAuthForm } from '../support/account-pages';
import { deferred } from '../support/deferred';
import { fake, json } from '../support/fake-supabase';
import { expectToast } from '../support/toasts';

const RESEND = /^No mail\? Send the confirmation again/;
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

describe('a toast about a form', () => {
  it('is also shown in the form until the next try', async () => {
    const { user, panel } = await sendAuthForm('Sign In', 'ana@example.com', 'wrong');
    await expectToast('Invalid email or password');
    const button = panel.getByRole('button', { name: 'Sign In' });
    expect(button).toHaveAccessibleDescription('Invalid email or password');
    const answer = deferred<Response>();
    fake.answer('POST', '/auth/v1/token', () => answer.promise);
    await user.click(button);
    expect(await panel.findByText('Signing in…')).toHaveAccessibleDescription('');
    answer.resolve(json({}, 429));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^Too many tries/));
  });
});

describe('a slow sign-up', () => {
  it.each(['hangs', 'runs out of time'])('is not reported as failed when the server %s', async (fault) => {
    const answer = deferred<Response>();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fake.answer('POST', '/auth/v1/signup', () =>
      fault === 'hangs' ? answer.promise : json({ code: 'request_timeout' }, 504),
    );
    const { panel } = await sendAuthForm('Sign Up', 'ana@example.com');
    await vi.waitFor(() => expect(fake.callsTo('POST', '/auth/v1/signup')).toHaveLength(1));
    if (fault === 'hangs') await vi.advanceTimersByTimeAsync(10_000);
    await expectToast('This is taking long. If a mail arrives, your account is there.');
    expect(panel.getByRole('button', { name: 'Sign Up' })).toHaveAccessibleDescription(/taking long/);
    expect(screen.queryByText(/Failed to create account/)).not.toBeInTheDocument();
    expect(panel.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(await screen.findByText(RESEND)).toBeVisible();
    allowNoise(/TimeoutError/);
  });
});
