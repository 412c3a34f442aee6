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
  test('is replaced by way of the mailed link, which leads to /auth and works once', async () => {
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

  test('is answered the same whether or not the address has an account', async () => {
    expect(await requestReset('nobody@example.com')).toEqual({ data: {}, error: null });
    expect(server.mailedLink('nobody@example.com', 'Reset Your Password')).toContain('no mail');
  });

  test('cannot be replaced by itself or by one that breaks a rule', async () => {
    const { client } = await confirmedUser(server, 'same@example.com');
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
    expect((await client.auth.updateUser({ password: 'aloha' })).error?.code).toBe('weak_password');
  });
});

describe('a second confirmation', () => {
  test('is mailed with a link that works, and the first link is void', async () => {
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
    'is answered the same, and not mailed, for %s',
    async (email) => {
      const { error } = await server.newClient().auth.resend({ type: 'signup', email });
      expect(error).toBeNull();
      expect(server.mailedLink(email)).toContain('no mail');
    },
  );
});

describe('deleting an account', () => {
  let ann: TestUser;
  let ben: TestUser;

  beforeAll(async () => {
    ann = await confirmedUser(server, 'ann@example.com');
    ben = await confirmedUser(server, 'ben@example.com');
    for (const user of [ann, ben]) await save(user, progressRow(user.id, 4));
    await ann.client.auth.updateUser({ data: { note: 'kept for Ann' } });
  });

  test('is nothing a visitor can do', async () => {
    expect((await server.newClient().rpc('delete_account')).error?.code).toBe('42501');
  });

  test('leaves nothing of Ann on any of her devices, and Ben as he was', async () => {
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
    expect(await readProgress(ben, ben)).toEqual([{ item_index: 4, completed: true }]);
    expect((await signIn(ben.email, PASSWORD)).error).toBeNull();
  });

  test('can be asked for twice, and what another device of hers saves afterwards is refused', async () => {
    expect((await ann.client.rpc('delete_account')).error).toBeNull();
    expect((await save(ann, progressRow(ann.id, 5))).error?.code).toBe('23503');
  });
});
