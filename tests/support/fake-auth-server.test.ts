import { describe, expect, it } from 'vitest';
import type { Account } from './fake-database';
import { fake } from './fake-supabase';
import { hosted } from './hosted-answers';
import { PASSWORD } from './passwords';
import real from './real-auth-answers.json';

// The pages are tested against the fake, so it has to answer as the real auth server did.

const OLD = 'old@example.com';
const NEW = 'new@example.com';
const FIRST = PASSWORD;

function ask(method: string, path: string, body?: object, token?: string) {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`https://paradise.supabase.test/auth/v1/${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Status, body, and the two headers that tell an error of the auth server from one of a gateway. */
async function recordOf(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name.startsWith('x-s'));
  return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.json() };
}

const signUp = (email: string, password = FIRST) => ask('POST', 'signup', { email, password });
const signIn = (email: string, password = FIRST) =>
  ask('POST', 'token?grant_type=password', { email, password });
const refresh = (refresh_token: string) => ask('POST', 'token?grant_type=refresh_token', { refresh_token });
const tokenOf = (account: Account, secondsLeft?: number) => fake.sessionOf(account, secondsLeft).access_token;
const put = (account: Account, body: object) => ask('PUT', 'user', body, tokenOf(account));
const press = (token_hash: string, type = 'email_change') => ask('POST', 'verify', { token_hash, type });
const mailedTo = (email: string) => fake.links.find(({ to }) => to === email)?.token ?? '';

describe('the fake answers as the real auth server, in each of these cases:', () => {
  it.each<[keyof typeof real.answers, (old: Account) => Promise<Response>]>([
    ['wrongPassword', () => signIn(OLD, 'Mahalo2027')],
    ['wrongPassword', () => signIn('nobody@example.com')],
    ['wrongPassword', () => signUp(NEW).then(() => signIn(NEW, 'Mahalo2027'))],
    ['unconfirmed', () => signUp(NEW).then(() => signIn(NEW))],
    ['done', () => ask('POST', 'recover', { email: OLD })],
    ['done', () => ask('POST', 'recover', { email: 'nobody@example.com' })],
    ['done', () => ask('POST', 'resend', { email: 'nobody@example.com', type: 'signup' })],
    ['refreshGone', () => refresh('of-an-earlier-session')],
    ['noToken', () => ask('GET', 'user')],
    ['tokenExpired', (old) => ask('GET', 'user', undefined, tokenOf(old, -60))],
    [
      'userGone',
      (old) => {
        fake.deleteAccount(old);
        return ask('GET', 'user', undefined, tokenOf(old));
      },
    ],
    ['samePassword', (old) => put(old, { password: FIRST })],
    ['addressMalformed', (old) => put(old, { email: 'nobody' })],
    ['emailTaken', (old) => put(old, { email: fake.addUser(NEW).email })],
    ['linkUsed', () => press('of-an-earlier-email')],
    ['firstLink', (old) => put(old, { email: NEW }).then(() => press(mailedTo(OLD)))],
    ['firstLink', (old) => put(old, { email: NEW }).then(() => press(mailedTo(NEW)))],
  ])('%s', async (name, answer) => {
    expect(await recordOf(await answer(fake.addUser(OLD)))).toEqual(real.answers[name]);
  });
});

it.each(['newUser', 'knownUser'] as const)('a %s has the fields of a real one', async (name) => {
  const email = name === 'newUser' ? NEW : fake.addUser(OLD).email;
  for (const answer of [await signUp(email), hosted[name]()])
    expect(shapeOf(await answer.json())).toEqual(real.users[name]);
});

it('a signed-in user has the fields of a real one', async () => {
  const old = fake.addUser(OLD);
  await ask('POST', 'recover', { email: OLD });
  const user = await (await ask('GET', 'user', undefined, tokenOf(old))).json();
  expect(shapeOf(user)).toEqual(real.users.user);
});

it('an email change goes as on the real server', async () => {
  const old = fake.addUser(OLD);
  const user = async () => changeOf(await (await ask('GET', 'user', undefined, tokenOf(old))).json());
  expect(changeOf(await (await put(old, { email: OLD })).json())).toEqual(real.users.sameEmail);
  expect(changeOf(await (await put(old, { email: NEW })).json())).toEqual(real.users.changeAsked);
  expect(await user()).toEqual(real.users.changePending);
  const [first, second] = [mailedTo(OLD), mailedTo(NEW)];
  await press(first);
  expect(await user()).toEqual(real.users.afterFirstLink);
  expect(await recordOf(await press(first))).toEqual(real.answers.linkUsed);
  const { access_token, user: changed } = await (await press(second)).json();
  expect({ session: Boolean(access_token), user: { email: changed.email } }).toEqual(real.users.secondLink);
  expect(await user()).toEqual(real.users.afterSecondLink);
});

/** The fields, and what sets a made-up user apart. */
function shapeOf({ role, identities, ...rest }: { role: string; identities: unknown[] }) {
  return { fields: Object.keys({ role, identities, ...rest }).sort(), role, identities: identities.length };
}

/** What a user object says about an email change. */
function changeOf({ email, new_email, email_change_sent_at }: Record<string, string | undefined>) {
  return { email, new_email, ...(email_change_sent_at ? { email_change_sent_at: '…' } : {}) };
}
