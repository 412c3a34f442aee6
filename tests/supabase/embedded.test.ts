// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../build/embedded-supabase.ts';
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

const DENIED = '42501';
const JUNE = { reportDay: '2027-06-15', move: { pets: 'no' } };
const JULY = { reportDay: '2027-07-01', move: {} };

const server = await embeddedServer();
afterEach(() => allowNoise(/permission denied|row-level security|duplicate key/));

describe('signing up', () => {
  test('gives no session or write access before the emailed link is followed', async () => {
    const { client, id, email } = await unconfirmedUser(server, 'new@example.com');
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect((await client.from('profiles').insert({ id, email })).error?.code).toBe(DENIED);
    const signIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error?.code).toBe('email_not_confirmed');
  });

  test('the emailed link returns to the page with a session and a profile', async () => {
    const { client, id, email } = await unconfirmedUser(server, 'link@example.com');
    const page = await followMailedLink(server, email);
    expect(page.origin + page.pathname).toBe(`${server.url}/`);

    const answer = new URLSearchParams(page.hash.slice(1));
    await client.auth.setSession({
      access_token: answer.get('access_token') ?? '',
      refresh_token: answer.get('refresh_token') ?? '',
    });
    expect((await client.from('profiles').select()).data).toEqual([{ id, email }]);
    expect((await client.from('profiles').insert({ id, email })).error?.code).toBe('23505');
  });

  test('a link works once', async () => {
    const { email } = await unconfirmedUser(server, 'twice@example.com');
    await followMailedLink(server, email);
    expect((await followMailedLink(server, email)).hash).toContain('error_code=otp_expired');
  });

  test.each(['Aloha26', 'aloha2026', 'ALOHA2026', 'AlohaAloha'])(
    'the server rejects the password %s',
    async (password) => {
      const { error } = await server.newClient().auth.signUp({ email: 'weak@example.com', password });
      expect(error?.code).toBe('weak_password');
    },
  );
});

test('the demo account signs in and has nothing checked off', async () => {
  const client = server.newClient();
  const { data, error } = await client.auth.signInWithPassword(DEMO_ACCOUNT);
  expect(error).toBeNull();
  expect(await readProgress({ id: data.user?.id ?? '' }, { client })).toEqual([]);
});

test.each(['/rest/v1/profiles', '/rest/v1/checklist_progress', '/rest/v1/family_plans', '/auth/v1/settings'])(
  '%s rejects requests without the public key',
  async (path) => {
    expect((await fetch(server.url + path)).status).toBe(401);
  },
);

test('addresses stay confirmed while the database rejects other requests', async () => {
  for (const email of ['crowd-1@example.com', 'crowd-2@example.com', 'crowd-3@example.com']) {
    const { client } = await unconfirmedUser(server, email);
    let isFollowed = false;
    const bother = async () => {
      while (!isFollowed) await client.from('profiles').insert({ id: randomUUID(), email });
    };
    const follow = followMailedLink(server, email).finally(() => {
      isFollowed = true;
    });
    await Promise.all([follow, bother(), bother(), bother()]);
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  }
});

describe('with Ann and Ben signed up', () => {
  let ann: TestUser;
  let ben: TestUser;

  beforeAll(async () => {
    ann = await confirmedUser(server, 'ann@example.com');
    ben = await confirmedUser(server, 'ben@example.com');
    for (const item of [0, 19]) expect((await save(ann, progressRow(ann.id, item))).error).toBeNull();
    expect((await ann.client.from('family_plans').insert({ user_id: ann.id, plan: JUNE })).error).toBeNull();
  });

  async function expectAnnUntouched() {
    expect(await readProgress(ann, ann)).toEqual([
      { item_index: 0, completed: true },
      { item_index: 19, completed: true },
    ]);
    expect((await ann.client.from('profiles').select()).data).toEqual([{ id: ann.id, email: ann.email }]);
    expect((await ann.client.from('family_plans').select('plan')).data).toEqual([{ plan: JUNE }]);
  }

  test('a user checks, unchecks and rechecks an item in one row', async () => {
    for (const completed of [true, false, true]) {
      expect((await save(ben, progressRow(ben.id, 7, completed))).error).toBeNull();
      expect(await readProgress(ben, ben)).toEqual([{ item_index: 7, completed }]);
    }
  });

  test("a checkmark gets the server's time, not the device's", async () => {
    const { data } = await ann.client.from('checklist_progress').select('updated_at').eq('item_index', 0);
    expect(Date.now() - Date.parse(data?.[0]?.updated_at ?? '')).toBeLessThan(60_000);
  });

  test('a profile takes only its owner’s address, and cannot be changed or deleted', async () => {
    const profiles = ann.client.from('profiles');
    const ownRow = { id: ann.id, email: ann.email.toUpperCase() };
    expect((await profiles.upsert(ownRow, { onConflict: 'id', ignoreDuplicates: true })).error).toBeNull();
    expect((await profiles.insert({ id: ann.id, email: ben.email })).error?.code).toBe(DENIED);
    expect((await profiles.update({ email: 'new@example.com' }).eq('id', ann.id)).error?.code).toBe(DENIED);
    expect((await profiles.delete().eq('id', ann.id)).error?.code).toBe(DENIED);
    await expectAnnUntouched();
  });

  test('a plan is saved over the version it was made from, and over no other', async () => {
    const plans = () => ben.client.from('family_plans');
    const first = await plans().insert({ user_id: ben.id, plan: JUNE }).select();
    expect((await plans().insert({ user_id: ben.id, plan: JULY })).error?.code).toBe('23505');
    const { updated_at = '' } = first.data?.[0] ?? {};
    const changed = await plans()
      .update({ plan: JULY })
      .eq('user_id', ben.id)
      .eq('updated_at', updated_at)
      .select();
    expect(changed.data).toMatchObject([{ plan: JULY }]);
    const late = plans().update({ plan: JUNE }).eq('user_id', ben.id).eq('updated_at', updated_at).select();
    expect((await late).data).toEqual([]);
    expect((await plans().delete().eq('updated_at', updated_at).select()).data).toEqual([]);
    const skipped = plans().upsert({ user_id: ben.id, plan: JUNE }, { ignoreDuplicates: true }).select();
    expect((await skipped).data).toEqual([]);
    expect((await plans().select('plan')).data).toEqual([{ plan: JULY }]);
    const latest = changed.data?.[0]?.updated_at ?? '';
    expect((await plans().delete().eq('updated_at', latest).select()).data).toHaveLength(1);
    expect((await plans().select()).data).toEqual([]);
  });

  /** Everything that somebody else may try on Ann's rows. */
  const attempts = (client: TestUser['client']) =>
    Promise.all([
      client.from('profiles').select(),
      client.from('profiles').insert({ id: ann.id, email: 'x@example.com' }),
      client.from('profiles').update({ email: 'x@example.com' }).eq('id', ann.id),
      client.from('profiles').delete().eq('id', ann.id),
      client.from('checklist_progress').select(),
      save({ client }, progressRow(ann.id, 0, false)),
      client.from('checklist_progress').update({ completed: false }).eq('user_id', ann.id),
      client.from('checklist_progress').delete().eq('user_id', ann.id),
      client.from('family_plans').select(),
      client.from('family_plans').insert({ user_id: ann.id, plan: JULY }),
      client.from('family_plans').update({ plan: JULY }).eq('user_id', ann.id),
      client.from('family_plans').delete().eq('user_id', ann.id),
    ]);

  test('a visitor is denied everything', async () => {
    const answers = await attempts(server.newClient());
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => DENIED));
    await expectAnnUntouched();
  });

  test('another user sees only their own rows, and changes nothing', async () => {
    const answers = await attempts(ben.client);
    expect(answers[0].data).toEqual([{ id: ben.id, email: ben.email }]);
    expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain(ann.id);
    for (const write of [1, 2, 3, 5, 9]) expect(answers[write]?.error?.code).toBe(DENIED);
    expect((await ben.client.from('profiles').update({ id: ann.id }).eq('id', ben.id)).error?.code).toBe(
      DENIED,
    );
    await expectAnnUntouched();
  });
});
