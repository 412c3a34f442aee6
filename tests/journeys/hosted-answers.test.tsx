import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AttemptKind } from '@/features/account/attempt-limit';
import { consumeAttempt } from '@/features/account/kept-attempts';
import { LINK_MINUTES } from '@/features/account/mail-limits';
import { allowNoise } from '../setup';
import { openMyAccount, openRecoveryLink, sendAuthForm } from '../support/account-pages';
import { fake, json } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { header } from '../support/page-parts';
import { PASSWORD } from '../support/passwords';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

// How each form says that the real servers refuse, and what stays: the toast and the message in the form agree. Which
// answers mean what, and the words for each: auth-answers and failure-words in tests/features/account.

const EMAIL = 'ana@example.com';
const NEW_PASSWORD = 'Mahalo2027';

type Answer = keyof typeof hosted;
type Says = readonly [title: string, advice?: string];
/** Whether the try counts toward the limit of 5 sign-ins, 3 sign-ups or 3 links in 15 minutes. */
type Counting = 'counts' | 'is free';
type Case = readonly [counting: Counting, says: Says, ...answers: Answer[]];

const oneByOne = (cases: readonly Case[]) =>
  cases.flatMap(([counting, says, ...answers]) =>
    answers.map((answer) => [answer, says.at(-1), counting, says] as const),
  );

type Tried = { user: UserEvent; button: HTMLElement; typed: readonly (readonly [HTMLElement, string])[] };
type Form = { kind: AttemptKind; tries: number; call: readonly [method: string, path: string] };

/** Sends a form whose next try is the last one allowed, reads the message, and sends it again. */
async function expectRefusal(
  { kind, tries, call }: Form,
  [answer, says, counting]: readonly [Answer, Says, Counting],
  send: () => Promise<Tried>,
) {
  for (let attempt = 1; attempt < tries; attempt += 1) consumeAttempt(kind, EMAIL);
  fake.answer(...call, hosted[answer]);
  if (answer === 'never')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user, button, typed } = await send();
  await vi.waitFor(() => expect(fake.callsTo(...call)).toHaveLength(1), { timeout: 9_000 });
  if (answer === 'never') await vi.advanceTimersByTimeAsync(10_000);
  for (const text of says) if (text) await expectToast(text);
  await waitFor(() => expect(button).toHaveAccessibleDescription(says.join(' ')));
  for (const [field, text] of typed) expect(field).toHaveValue(text);
  allowNoise(/Failed to fetch/);
  if (answer === 'never') return;

  const label = button.textContent;
  await user.click(button);
  if (counting === 'counts') await expectToast(`Too many ${kind} attempts. Please try again in 15 minutes.`);
  await waitFor(() => expect(fake.callsTo(...call)).toHaveLength(counting === 'counts' ? 1 : 2));
  await expect.poll(() => button.textContent).toBe(label);
  allowNoise(/Failed to fetch/);
}

async function send(tab: 'Sign In' | 'Sign Up'): Promise<Tried> {
  const { user, submit, email, password } = await sendAuthForm(tab, EMAIL, PASSWORD);
  return { user, button: submit, typed: [[email, EMAIL] as const, [password, PASSWORD] as const] };
}

const KEPT = 'What you typed is still here.';
const NO_ANSWER = `The server did not answer. Check your connection, then try again. ${KEPT}`;
const SLOW = `The server took too long. Check your connection, then try again. ${KEPT}`;
const UNMAILED = `The email could not be sent. If the address has no typo, it’s nothing you did. Try again later. ${KEPT}`;
const QUOTA = `No more email can go out this hour. It’s nothing you did. Try again in an hour. ${KEPT}`;
const CLOSED = 'New accounts are closed for now. The guides and calculators work without one.';
const NO_MAIL = 'We can’t send email to this address. Check it for typos, or use another one.';
const LEAKED = 'This password is on a list of leaked ones. Choose one that you use nowhere else.';
const OUR_MAIL = 'Nothing after ten minutes? Look in your spam folder, or try again in an hour.';

describe('signing in', () => {
  const form = { kind: 'signin', tries: 5, call: ['POST', '/auth/v1/token'] } as const;
  const wrong = 'Invalid email or password';
  const unreached = `Check your connection, then try again. ${KEPT}`;
  const tooMany = `Wait a few minutes, then try again. ${KEPT}`;
  const notYou = 'It is not your password. Try again later: what you typed is still here.';
  const cases: Case[] = [
    ['counts', [wrong], 'wrongPassword'],
    ['counts', [wrong, 'Just signed up? Open the link we emailed you first.'], 'unconfirmed'],
    ['is free', ['We couldn’t reach the sign-in server', unreached], 'noNetwork'],
    ['is free', ['The sign-in server took too long', unreached], 'timedOut'],
    ['is free', ['Too many tries from this connection', tooMany], 'tooManyRequests'],
    ['is free', ['Accounts aren’t working right now', notYou], 'overQuota'],
  ];

  it.each(oneByOne(cases))('%s: “%s” %s', async (answer, _says, counting, says) => {
    await expectRefusal(form, [answer, says, counting], async () => {
      const tried = await send('Sign In');
      await waitFor(() => expect(tried.button).toHaveAccessibleDescription(says.join(' ')));
      await waitFor(() =>
        expect(screen.queryAllByText(/No email\?/)).toHaveLength(counting === 'counts' ? 1 : 0),
      );
      return tried;
    });
  });
});

it('a password that the server finds weak by now still signs in', async () => {
  const session = fake.sessionOf(fake.addUser(EMAIL));
  const weak_password = { message: 'Password should be at least 12 characters.', reasons: ['length'] };
  fake.answer('POST', '/auth/v1/token', () => json({ ...session, weak_password }));
  await send('Sign In');
  await expectToast('Signed in successfully!');
  await waitFor(() => expect(header()).toHaveTextContent(EMAIL));
});

describe('signing up', () => {
  const form = { kind: 'signup', tries: 3, call: ['POST', '/auth/v1/signup'] } as const;
  const failed = (advice: string): Says => ['Failed to create account. Please try again.', advice];
  const cases: Case[] = [
    ['counts', failed(LEAKED), 'leaked'],
    ['counts', failed(NO_MAIL), 'addressMalformed'],
    ['is free', failed(CLOSED), 'signUpsOff'],
    ['is free', failed(`No account was made. ${UNMAILED}`), 'mailFails'],
    ['is free', failed(`No account was made. ${QUOTA}`), 'mailQuotaUsedUp'],
  ];

  it.each(oneByOne(cases))('%s: “%s” %s', async (answer, _says, counting, says) => {
    await expectRefusal(form, [answer, says, counting], async () => {
      const tried = await send('Sign Up');
      const [email, password] = tried.typed.map(([field]) => field);
      const faulty = says[1] === NO_MAIL ? email : password;
      if (counting === 'is free') return tried;
      await waitFor(() => expect(faulty).toHaveFocus());
      expect(faulty).toBeInvalid();
      expect(faulty).toHaveAccessibleDescription(expect.stringContaining(says[1]?.split('.')[0] ?? ''));
      return tried;
    });
  });

  const asNew = ['newUser', 'askedAgain'] as const;

  it.each(asNew)('%s looks like a new address', async (answer) => {
    fake.answer('POST', '/auth/v1/signup', hosted[answer]);
    const { button, typed } = await send('Sign Up');
    await expectToast('Account created! Please check your email to verify your account.');
    expect(button).toHaveAccessibleDescription('');
    expect(screen.getByText(/A link is on its way to/)).toHaveTextContent(
      `A link is on its way to ${EMAIL}. Open it to verify your email and sign in. ${OUR_MAIL} Signed up before? Sign in with your first password, or reset it.`,
    );
    expect(screen.queryByText(/Failed to create account/)).not.toBeInTheDocument();
    for (const [field] of typed) expect(field).toHaveValue('');
    expect(fake.callsTo('POST', '/rest/v1/profiles')).toEqual([]);
  });
});

describe('asking for the confirmation again', () => {
  const sent = `If that address is waiting to be confirmed, a new link is on its way. ${OUR_MAIL}`;
  const short = (advice: string) => advice.replace(` ${KEPT}`, '');

  it.each<[Answer, string]>([
    ['askedAgain', sent],
    ['noNetwork', short(NO_ANSWER)],
  ])('%s: %s', async (answer, says) => {
    fake.answer('POST', '/auth/v1/token', hosted.unconfirmed);
    const giveBack = fake.answer('POST', '/auth/v1/resend', hosted[answer]);
    const { user } = await send('Sign In');
    await user.click(await screen.findByText(/^No email\?/));
    expect(await screen.findByText(says)).toBeVisible();
    giveBack();
    await user.click(screen.getByText(/^No email\?/));
    expect(await screen.findByText(sent)).toBeVisible();
    allowNoise(/Failed to fetch/);
  });
});

describe('asking for a link to choose a new password', () => {
  const form = { kind: 'recovery', tries: 3, call: ['POST', '/auth/v1/recover'] } as const;
  const failed = (advice: string): Says => ['We could not send the link', advice];
  const cases: Case[] = [
    ['counts', failed(NO_MAIL), 'addressMalformed'],
    ['counts', failed(SLOW), 'never'],
    ['is free', failed(NO_ANSWER), 'noNetwork'],
  ];

  async function ask(): Promise<Tried> {
    const { user } = await renderApp('/auth');
    await user.type(screen.getAllByLabelText('Email')[0] as HTMLElement, EMAIL);
    await user.click(screen.getByText('Forgot your password?'));
    const button = await screen.findByRole('button', { name: 'Send the link' });
    await user.click(button);
    return { user, button, typed: [[screen.getAllByLabelText('Email')[0] as HTMLElement, EMAIL] as const] };
  }

  it.each(oneByOne(cases))('%s: “%s” %s', (answer, _says, counting, says) =>
    expectRefusal(form, [answer, says, counting], ask),
  );

  it('an address that the server can’t mail looks like any other', async () => {
    fake.answer('POST', '/auth/v1/recover', hosted.addressNotAuthorized);
    await ask();
    const sent = `If that address has an account, a link is on its way. It works for ${LINK_MINUTES} minutes. ${OUR_MAIL}`;
    expect(await screen.findByText(sent)).toBeVisible();
  });
});

/** The password may be changed: only the answer is missing. */
const UNKNOWN: Says = [
  'The server did not answer',
  'Your new password may be saved already. Try it before you try again.',
];

describe('a link to choose a new password', () => {
  const used = 'This link has expired or was already used';

  it('is used up once its session is gone', async () => {
    fake.remember(fake.addUser('ben@example.com'));
    fake.answer('GET', '/auth/v1/user', hosted.sessionGone);
    await openRecoveryLink(EMAIL);
    expect(await screen.findByText(used)).toBeVisible();
    await waitFor(() => expect(header()).toHaveTextContent('ben@example.com'));
  });

  it('is not used up when the server did not answer', async () => {
    const giveBack = fake.answer('GET', '/auth/v1/user', hosted.noNetwork);
    const { user } = await openRecoveryLink(EMAIL);
    expect(await screen.findByText('We could not check your link')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Your link still works. ${NO_ANSWER.replace(` ${KEPT}`, '')}`,
    );
    expect(screen.queryByText(used)).not.toBeInTheDocument();
    giveBack();
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('Choose a new password')).toHaveFocus();
    allowNoise(/Failed to fetch/);
  });

  async function save(answer: Answer) {
    const giveBack = fake.answer('PUT', '/auth/v1/user', hosted[answer]);
    const { user } = await openRecoveryLink(EMAIL);
    await user.type(await screen.findByLabelText('New password'), `${NEW_PASSWORD}{Enter}`);
    return { user, giveBack };
  }

  it('sessionGone while saving: another device has used it', async () => {
    await save('sessionGone');
    expect(await screen.findByText(used)).toBeVisible();
  });

  const tooWeak = (advice: string): Says => ['Password does not meet requirements', advice];
  const cases: Case[] = [
    ['is free', UNKNOWN, 'noNetwork'],
    ['is free', tooWeak(LEAKED), 'leaked'],
    ['is free', ['Your new password must differ from your old one'], 'samePassword'],
  ];

  it.each(oneByOne(cases))('%s: “%s”, and the form stays', async (answer, _title, _counting, says) => {
    const { user, giveBack } = await save(answer);
    const button = await screen.findByRole('button', { name: 'Save the new password' });
    for (const text of says) if (text) await expectToast(text);
    await waitFor(() => expect(button).toHaveAccessibleDescription(says.join(' ')));
    const field = screen.getByLabelText('New password');
    expect(field).toHaveValue(NEW_PASSWORD);
    if (says[0].startsWith('Password')) expect(field).toBeInvalid();
    giveBack();
    await user.click(button);
    await expectToast('Your new password is saved, and you are signed in.');
    allowNoise(/Failed to fetch/);
  });
});

describe('changing the password', () => {
  const check = { kind: 'signin', tries: 5, call: ['POST', '/auth/v1/token'] } as const;
  const change = { ...check, call: ['PUT', '/auth/v1/user'] } as const;
  const failed = (advice: string): Says => ['Your password was not changed', advice];
  const checked: Case[] = [
    ['counts', ['Your current password isn’t right'], 'wrongPassword'],
    ['is free', failed(NO_ANSWER), 'noNetwork'],
  ];
  const changed: Case[] = [
    ['is free', failed('Your sign-in or link has expired.'), 'sessionGone'],
    ['is free', UNKNOWN, 'never'],
  ];

  async function sendChange(): Promise<Tried> {
    fake.remember(fake.addUser(EMAIL));
    const { user, dialog } = await openMyAccount();
    const current = dialog.getByLabelText('Current password');
    const next = dialog.getByLabelText('New password');
    await user.type(current, PASSWORD);
    await user.type(next, `${NEW_PASSWORD}{Enter}`);
    const button = await dialog.findByRole('button', { name: /^Chang(e password|ing)/ });
    return { user, button, typed: [[current, PASSWORD] as const, [next, NEW_PASSWORD] as const] };
  }

  describe.each([
    ['the check of the current one', check, checked],
    ['the change', change, changed],
  ] as const)('%s', (_step, form, cases) => {
    it.each(oneByOne(cases))('%s: “%s” %s', (answer, _says, counting, says) =>
      expectRefusal(form, [answer, says, counting], sendChange),
    );
  });
});
