// @vitest-environment node
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allowNoise } from '../setup';
import { embeddedServer } from './embedded-server';
import {
  confirmedUser,
  followMailedLink,
  PASSWORD,
  progressRow,
  readProgress,
  save,
  type TestUser,
  unconfirmedUser,
} from './test-users';

const NEW_PASSWORD = 'Mahalo2027';

const server = await embeddedServer();
afterEach(() => allowNoise(/permission denied|foreign key/));

const signIn = (email: string, password: string) =>
  server.newClient().auth.signInWithPassword({ email, password });

function tokensOf(page: URL) {
  const answer = new URLSearchParams(page.hash.slice(1));
  expect(answer.get('type')).toBe('recovery');
  return {
    access_token: answer.get('access_token') ?? '',
    refresh_token: answer.get('refresh_token') ?? '',
  };
}

async function requestReset(email: string) {
  const redirectTo = `${server.url}/auth`;
  return server.newClient().auth.resetPasswordForEmail(email, { redirectTo });
}

const followReset = (email: string) => followMailedLink(server, email, 'Reset Your Password');

describe('a forgotten password', () => {
  test('is reset with the emailed link, which opens /auth and works once', async () => {
    const { email } = await confirmedUser(server, 'forgot@example.com');
    expect((await requestReset(email)).error).toBeNull();
    const page = await followReset(email);
    expect(page.origin + page.pathname).toBe(`${server.url}/auth`);
    const client = server.newClient();
    await client.auth.setSession(tokensOf(page));
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
    expect((await followReset(email)).hash).toContain('error_code=otp_expired');
  });

  test('gets the same response with or without an account, and no email without one', async () => {
    expect(await requestReset('nobody@example.com')).toEqual({ data: {}, error: null });
    expect(server.mailedLink('nobody@example.com', 'Reset Your Password')).toContain('no mail');
  });

  test('cannot be reset to itself or to one that breaks a rule', async () => {
    const { client } = await confirmedUser(server, 'same@example.com');
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
    expect((await client.auth.updateUser({ password: 'aloha' })).error?.code).toBe('weak_password');
  });
});

describe('a second confirmation', () => {
  test('is emailed with a working link, and voids the first link', async () => {
    const { client, email } = await unconfirmedUser(server, 'lost@example.com');
    const first = server.mailedLink(email);
    const emailRedirectTo = `${server.url}/`;
    const { error } = await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
    expect(error).toBeNull();
    expect(server.mailedLink(email)).not.toBe(first);
    const late = await fetch(first, { redirect: 'manual' });
    expect(late.headers.get('location')).toContain('error_code=otp_expired');
    expect((await followMailedLink(server, email)).hash).toContain('access_token');
    expect((await signIn(email, PASSWORD)).error).toBeNull();
  });

  test.each(['nobody@example.com', 'demo@paradise-pcs.example'])(
    'gets the same response, but no email, for %s',
    async (email) => {
      const { error } = await server.newClient().auth.resend({ type: 'signup', email });
      expect(error).toBeNull();
      expect(server.mailedLink(email)).toContain('no mail');
    },
  );
});

describe('deleting an account', () => {
  const plan = { reportDay: '2027-06-15', move: {} };
  let ann: TestUser;
  let ben: TestUser;

  beforeAll(async () => {
    ann = await confirmedUser(server, 'ann@example.com');
    ben = await confirmedUser(server, 'ben@example.com');
    for (const user of [ann, ben]) {
      await save(user, progressRow(user.id, 4));
      await user.client.from('family_plans').insert({ user_id: user.id, plan });
    }
    await ann.client.auth.updateUser({ data: { note: 'kept for Ann' } });
  });

  test('is denied to visitors', async () => {
    expect((await server.newClient().rpc('delete_account')).error?.code).toBe('42501');
  });

  test('removes Ann’s data and sessions, and leaves Ben untouched', async () => {
    const { data: elsewhere } = await signIn(ann.email, PASSWORD);
    expect((await ann.client.rpc('delete_account')).error).toBeNull();
    expect((await signIn(ann.email, PASSWORD)).error?.code).toBe('invalid_credentials');
    const renewal = await server.newClient().auth.refreshSession({
      refresh_token: elsewhere.session?.refresh_token ?? '',
    });
    expect(renewal.error?.status).toBe(400);
    expect((await ann.client.auth.getUser()).error?.status).toBeGreaterThanOrEqual(400);
    expect((await ann.client.from('profiles').select()).data).toEqual([]);
    expect(await readProgress(ann, ann)).toEqual([]);
    expect((await ann.client.from('family_plans').select()).data).toEqual([]);
    expect((await ben.client.from('family_plans').select('plan')).data).toEqual([{ plan }]);
    expect(await readProgress(ben, ben)).toEqual([{ item_index: 4, completed: true }]);
    expect((await signIn(ben.email, PASSWORD)).error).toBeNull();
  });

  test('can be repeated, and later saves from Ann’s devices are rejected', async () => {
    expect((await ann.client.rpc('delete_account')).error).toBeNull();
    expect((await save(ann, progressRow(ann.id, 5))).error?.code).toBe('23503');
  });
});
