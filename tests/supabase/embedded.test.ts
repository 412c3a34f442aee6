import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../build/demo-account.ts';
import { allowNoise } from '../setup';
import { PASSWORD } from '../support/passwords';
import real from '../support/real-auth-answers.json';
import {
  confirmedUser,
  followMailedLink,
  mailedCode,
  mailedLink,
  newClient,
  progressRow,
  readProgress,
  save,
  type TestUser,
  tokensIn,
  unconfirmedUser,
  url,
} from './embedded-server';

const DENIED = '42501';
const JUNE = { reportDay: '2027-06-15', move: { pets: 'no' } };
const JULY = { reportDay: '2027-07-01', move: {} };

afterEach(() => allowNoise(/permission denied|row-level security|duplicate key|foreign key/));

const signIn = (email: string, password: string) => newClient().auth.signInWithPassword({ email, password });

describe('signing up', () => {
  test('gives no session or write access before the emailed link is followed', async () => {
    const { client, id, email } = await unconfirmedUser('new@example.com');
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect((await client.from('profiles').insert({ id, email })).error?.code).toBe(DENIED);
    expect((await signIn(email, PASSWORD)).error?.code).toBe('email_not_confirmed');
  });

  test('the emailed link returns to the page with a session and a profile', async () => {
    const { client, id, email } = await unconfirmedUser('link@example.com');
    const page = await followMailedLink(email);
    expect(page.origin + page.pathname).toBe(`${url}/`);
    await client.auth.setSession(tokensIn(page));
    expect((await client.from('profiles').select()).data).toEqual([{ id, email }]);
    expect((await client.from('profiles').insert({ id, email })).error?.code).toBe('23505');
  });

  test.each(['Aloha26', 'aloha2026', 'ALOHA2026', 'AlohaAloha'])(
    'rejects the password %s',
    async (password) => {
      const { error } = await newClient().auth.signUp({ email: 'weak@example.com', password });
      expect(error?.code).toBe('weak_password');
    },
  );
});

test('the demo account signs in and has nothing checked off', async () => {
  const client = newClient();
  const { data, error } = await client.auth.signInWithPassword(DEMO_ACCOUNT);
  expect(error).toBeNull();
  expect(await readProgress({ id: data.user?.id ?? '' }, { client })).toEqual([]);
});

test.each([
  'rest/v1/profiles',
  'rest/v1/checklist_progress',
  'rest/v1/family_plans',
  'rest/v1/first_60_days',
  'rest/v1/cost_of_living',
  'auth/v1/settings',
])('%s requires the public key', async (path) => {
  expect((await fetch(`${url}/${path}`)).status).toBe(401);
});

test('addresses stay confirmed while the database rejects other requests', async () => {
  for (const email of ['crowd-1@example.com', 'crowd-2@example.com', 'crowd-3@example.com']) {
    const { client } = await unconfirmedUser(email);
    let isFollowed = false;
    const bother = async () => {
      while (!isFollowed) await client.from('profiles').insert({ id: randomUUID(), email });
    };
    const follow = followMailedLink(email).finally(() => {
      isFollowed = true;
    });
    await Promise.all([follow, bother(), bother(), bother()]);
    expect((await signIn(email, PASSWORD)).error).toBeNull();
  }
});

describe('with Ann and Ben signed up', () => {
  let ann: TestUser;
  let ben: TestUser;

  beforeAll(async () => {
    ann = await confirmedUser('ann@example.com');
    ben = await confirmedUser('ben@example.com');
    for (const item of [0, 19]) expect((await save(ann, progressRow(ann.id, item))).error).toBeNull();
  });

  test('a user checks, unchecks and rechecks an item in one row', async () => {
    for (const completed of [true, false, true]) {
      expect((await save(ben, progressRow(ben.id, 7, completed))).error).toBeNull();
      expect(await readProgress(ben, ben)).toEqual([{ item_index: 7, completed }]);
    }
  });

  test('a plan is saved over the version it was made from, and over no other', async () => {
    const plans = () => ben.client.from('family_plans');
    const first = await plans().insert({ user_id: ben.id, plan: JUNE }).select();
    expect((await plans().insert({ user_id: ben.id, plan: JULY })).error?.code).toBe('23505');
    const { updated_at = '' } = first.data?.[0] ?? {};
    const changeTo = (plan: typeof JUNE | typeof JULY) =>
      plans().update({ plan }).eq('user_id', ben.id).eq('updated_at', updated_at).select();
    const changed = await changeTo(JULY);
    expect(changed.data).toMatchObject([{ plan: JULY }]);
    expect((await changeTo(JUNE)).data).toEqual([]);
    expect((await plans().delete().eq('updated_at', updated_at).select()).data).toEqual([]);
    expect((await plans().select('plan')).data).toEqual([{ plan: JULY }]);
    const latest = changed.data?.[0]?.updated_at ?? '';
    expect((await plans().delete().eq('updated_at', latest).select()).data).toHaveLength(1);
    expect((await plans().select()).data).toEqual([]);
  });

  // What each role may do is tested in supabase/tests; here, that a request acts as the user of its token.
  test('a visitor is denied, and another user neither sees nor changes Ann’s rows', async () => {
    for (const client of [newClient(), ben.client])
      expect((await save({ client }, progressRow(ann.id, 0, false))).error?.code).toBe(DENIED);
    expect((await newClient().from('checklist_progress').select()).error?.code).toBe(DENIED);
    expect(await readProgress(ben, ann)).toEqual([]);
    expect(await readProgress(ann, ann)).toEqual(
      [0, 19].map((item_index) => ({ item_index, completed: true })),
    );
  });
});

test('a forgotten password is reset with the emailed link, which opens /auth and works once', async () => {
  const { email } = await confirmedUser('forgot@example.com');
  const followReset = () => followMailedLink(email, 'Reset Your Password');
  const client = newClient();
  const asked = await client.auth.resetPasswordForEmail(email, { redirectTo: `${url}/auth` });
  expect(asked.error).toBeNull();
  const page = await followReset();
  expect(page.origin + page.pathname).toBe(`${url}/auth`);
  expect(page.hash).toContain('type=recovery');
  await client.auth.setSession(tokensIn(page));
  expect((await client.auth.updateUser({ password: 'Mahalo2027' })).error).toBeNull();
  expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
  expect((await signIn(email, 'Mahalo2027')).error).toBeNull();
  expect((await followReset()).hash).toContain('error_code=otp_expired');
});

test('a second confirmation is emailed, and voids the first link', async () => {
  const { client, email } = await unconfirmedUser('lost@example.com');
  const first = mailedLink(email);
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
  expect(mailedLink(email)).not.toBe(first);
  const late = await fetch(first, { redirect: 'manual' });
  expect(late.headers.get('location')).toContain('error_code=otp_expired');
  expect((await followMailedLink(email)).hash).toContain('access_token');
});

test.each(['nobody@example.com', 'demo@paradise-pcs.example'])('%s gets no second one', async (email) => {
  expect((await newClient().auth.resend({ type: 'signup', email })).error).toBeNull();
  expect(mailedLink(email)).toContain('no mail');
});

describe('the code in an email', () => {
  test('confirms a sign-up once, and only the right one', async () => {
    const { email } = await unconfirmedUser('code@example.com');
    const type = 'signup';
    const wrong = await newClient().auth.verifyOtp({ email, token: '000000', type });
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const token = mailedCode(email);
    expect(token).toMatch(/^\d{6}$/);
    expect((await newClient().auth.verifyOtp({ email, token, type })).data.session?.user.email).toBe(email);
    expect((await newClient().auth.verifyOtp({ email, token, type })).error?.code).toBe('otp_expired');
  });

  test('signs in for a new password', async () => {
    const { email } = await confirmedUser('code-reset@example.com');
    await newClient().auth.resetPasswordForEmail(email);
    const token = mailedCode(email, 'Reset Your Password');
    const { data } = await newClient().auth.verifyOtp({ email, token, type: 'recovery' });
    expect(data.session?.user.email).toBe(email);
  });
});

describe('changing an email', () => {
  const linkTo = (mailbox: string) => mailedLink(mailbox, 'Confirm Email Change');
  const open = (mailbox: string) => followMailedLink(mailbox, 'Confirm Email Change');

  async function askForChange(name: string) {
    const { client, id, email } = await confirmedUser(`${name}@example.com`);
    const newEmail = `${name}-new@example.com`;
    const asked = await client.auth.updateUser({ email: newEmail }, { emailRedirectTo: `${url}/auth` });
    expect(asked.data.user).toMatchObject({ email, new_email: newEmail });
    return { client, id, email, newEmail };
  }

  /** Sends a link's token, as the site's button does. */
  const press = (mailbox: string) => {
    const token_hash = new URL(linkTo(mailbox)).searchParams.get('token') ?? '';
    return newClient().auth.verifyOtp({ token_hash, type: 'email_change' });
  };

  test.each(['old', 'new'])('takes a link from each mailbox, pressed in the %s one first', async (age) => {
    const { client, id, email, newEmail } = await askForChange(`${age}-first`);
    const [first, second] = age === 'old' ? [email, newEmail] : [newEmail, email];
    expect(await press(first)).toMatchObject({ data: { session: null }, error: null });
    expect((await press(first)).error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: newEmail });

    expect((await press(second)).data.session?.user).toMatchObject({ id, email: newEmail });
    expect((await press(second)).error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
    expect((await client.from('profiles').select()).data).toEqual([{ id, email: newEmail }]);
    expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await signIn(newEmail, PASSWORD)).error).toBeNull();
  });

  test('takes a code from each mailbox, too', async () => {
    const { email, newEmail } = await askForChange('by-code');
    const type = (to: string) =>
      newClient().auth.verifyOtp({
        email: to,
        token: mailedCode(to, 'Confirm Email Change'),
        type: 'email_change',
      });
    expect(await type(email)).toMatchObject({ data: { session: null }, error: null });
    expect((await type(newEmail)).data.session?.user.email).toBe(newEmail);
  });

  test('links that redirect say so, then sign in', async () => {
    const { email, newEmail } = await askForChange('redirect');
    const first = await open(newEmail);
    expect(first.origin + first.pathname).toBe(`${url}/auth`);
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toBe(real.answers.firstLink.body.msg);
    expect((await open(newEmail)).hash).toContain('error_code=otp_expired');
    const { hash } = await open(email);
    expect(hash).toContain('access_token=');
    expect(hash).toContain('type=email_change');
  });

  test('another request voids the links of the one before', async () => {
    const { client, email, newEmail } = await askForChange('again');
    await press(newEmail);
    const earlier = [email, newEmail].map(linkTo);
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    for (const link of earlier) {
      const { headers } = await fetch(link, { redirect: 'manual' });
      expect(headers.get('location')).toContain('error_code=otp_expired');
    }
    expect((await press(newEmail)).data.session).toBeNull();
    expect((await press(email)).data.session?.user.email).toBe(newEmail);
  });

  test('the same email mails nothing, and one that is taken or malformed is refused', async () => {
    const { client, email } = await confirmedUser('stays@example.com');
    const change = (to: string) => client.auth.updateUser({ email: to });
    expect((await change(email)).data.user?.new_email).toBeUndefined();
    expect(linkTo(email)).toContain('no mail');
    expect((await change(DEMO_ACCOUNT.email)).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await change('nobody')).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('deleting an account', () => {
  let cora: TestUser;
  let dan: TestUser;

  beforeAll(async () => {
    cora = await confirmedUser('cora@example.com');
    dan = await confirmedUser('dan@example.com');
    for (const user of [cora, dan]) {
      await save(user, progressRow(user.id, 4));
      await user.client.from('family_plans').insert({ user_id: user.id, plan: JULY });
    }
    await cora.client.auth.updateUser({ data: { note: 'kept for Cora' } });
  });

  test('removes Cora’s data and sessions, and leaves Dan untouched', async () => {
    const { data: elsewhere } = await signIn(cora.email, PASSWORD);
    expect((await cora.client.rpc('delete_account')).error).toBeNull();
    expect((await signIn(cora.email, PASSWORD)).error?.code).toBe('invalid_credentials');
    const renewal = await newClient().auth.refreshSession({
      refresh_token: elsewhere.session?.refresh_token ?? '',
    });
    expect(renewal.error?.status).toBe(400);
    expect((await cora.client.auth.getUser()).error?.status).toBeGreaterThanOrEqual(400);
    expect((await cora.client.from('profiles').select()).data).toEqual([]);
    expect(await readProgress(cora, cora)).toEqual([]);
    expect((await cora.client.from('family_plans').select()).data).toEqual([]);
    expect((await dan.client.from('family_plans').select('plan')).data).toEqual([{ plan: JULY }]);
    expect(await readProgress(dan, dan)).toEqual([{ item_index: 4, completed: true }]);
    expect((await signIn(dan.email, PASSWORD)).error).toBeNull();
  });

  test('can be repeated, and later saves from Cora’s devices are rejected', async () => {
    expect((await cora.client.rpc('delete_account')).error).toBeNull();
    expect((await save(cora, progressRow(cora.id, 5))).error?.code).toBe('23503');
  });
});
