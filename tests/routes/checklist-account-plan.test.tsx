import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowNoise } from '../setup';
import { deferred } from '../support/deferred';
import { FakeSupabase, json, SESSION_KEY } from '../support/fake-supabase';
import { labeled } from '../support/page-parts';
import { renderApp } from '../support/render-app';

const PLAN_KEY = 'paradise-pcs-plan';
const USER = '/auth/v1/user';
const JUNE = { reportDay: '2027-06-15', move: { pets: 'no' } };
const MAY = { reportDay: '2027-05-01', move: {} };

let fake: FakeSupabase;
let ana: ReturnType<FakeSupabase['addUser']>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
  fake = new FakeSupabase();
  ana = fake.addUser('ana@example.com');
  fake.remember(ana);
});

const field = () => labeled(/^The day you must report/);
const option = () => labeled('Keep it with my account too');
const keepHere = (plan: object) => window.localStorage.setItem(PLAN_KEY, JSON.stringify(plan));
const keptHere = () => JSON.parse(window.localStorage.getItem(PLAN_KEY) ?? 'null');

/** Opens the checklist and waits until the account has been requested. */
async function open() {
  const view = await renderApp('/pcs-toolkit/hawaii-checklist');
  await screen.findByText('0 of 20');
  await waitFor(() => expect(fake.callsTo('GET', USER)).toHaveLength(1));
  return view;
}

async function ready() {
  await waitFor(() => expect(option()).toHaveAttribute('aria-disabled', 'false'));
  return option();
}

/** Everything this browser stores, except the session itself. */
const leftBehind = () =>
  Object.keys(window.localStorage)
    .filter((key) => key !== SESSION_KEY)
    .map((key) => window.localStorage.getItem(key))
    .join();

describe('a signed-in user’s report date', () => {
  it('stays out of the account until they opt in; then signing out removes it from this browser', async () => {
    keepHere(JUNE);
    const { user } = await open();
    expect(await ready()).not.toBeChecked();
    expect(fake.callsTo('PUT', USER)).toEqual([]);
    await user.click(option());
    await waitFor(() => expect(option()).toBeChecked());
    expect(ana.metadata).toEqual({ pcs_plan: JUNE });
    expect(keptHere()).toBeNull();
    fireEvent.change(field(), { target: { value: '2027-07-01' } });
    await waitFor(() => expect(ana.metadata).toEqual({ pcs_plan: { ...JUNE, reportDay: '2027-07-01' } }));
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    expect(leftBehind()).not.toContain('2027');
    expect(fake.calls.every(({ search }) => !search.toString().includes('2027'))).toBe(true);
  });

  it('is loaded from the account on another device, with its answers', async () => {
    ana.metadata = { pcs_plan: JUNE };
    await open();
    await waitFor(() => expect(field()).toHaveValue('2027-06-15'));
    expect(await ready()).toBeChecked();
    expect(await screen.findAllByText('Not for you: no pets')).toHaveLength(2);
    expect(fake.callsTo('PUT', USER)).toEqual([]);
  });

  it('is removed from the account when they opt out, and stays in this browser', async () => {
    ana.metadata = { pcs_plan: JUNE };
    const { user } = await open();
    await user.click(await ready());
    await waitFor(() => expect(option()).not.toBeChecked());
    expect(ana.metadata).toEqual({ pcs_plan: null });
    expect(keptHere()).toEqual(JUNE);
    expect(field()).toHaveValue('2027-06-15');
  });

  it('is cleared from the account too', async () => {
    ana.metadata = { pcs_plan: JUNE };
    const { user } = await open();
    await ready();
    await user.click(screen.getByText('Clear'));
    await waitFor(() => expect(ana.metadata).toEqual({ pcs_plan: null }));
    expect(screen.queryByLabelText('Keep it with my account too')).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it.each([
    ['account', 'Keep Jun 15, 2027, from my account', JUNE],
    ['browser', 'Keep May 1, 2027, from this browser', MAY],
  ])(
    'prompts for a choice when the account has a different one, and keeps the one from the %s',
    async (_which, button, stays) => {
      ana.metadata = { pcs_plan: JUNE };
      keepHere(MAY);
      const { user } = await open();
      expect(
        await screen.findByText('Your account has Jun 15, 2027. This browser has May 1, 2027.'),
      ).toBeVisible();
      expect(field()).toHaveValue('2027-05-01');
      await user.click(screen.getByText(button));
      await waitFor(() => expect(field()).toHaveValue(stays.reportDay));
      await waitFor(() => expect(ana.metadata).toEqual({ pcs_plan: stays }));
      expect(screen.queryByText('Which date do you want to keep?')).not.toBeInTheDocument();
      expect(keptHere()).toBeNull();
      expect(await ready()).toBeChecked();
    },
  );

  it('needs no choice when it is the same in both, and merges their answers', async () => {
    ana.metadata = { pcs_plan: JUNE };
    keepHere({ reportDay: '2027-06-15', move: { home: 'rent' } });
    await open();
    await waitFor(() =>
      expect(ana.metadata).toEqual({ pcs_plan: { ...JUNE, move: { home: 'rent', pets: 'no' } } }),
    );
    expect(screen.queryByText('Which date do you want to keep?')).not.toBeInTheDocument();
  });

  it.each([
    ['refuses', () => json({ message: 'no' }, 403)],
    ['fails', () => json({ message: 'down' }, 500)],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays in this browser with an error message when the server %s', async (_fault, answer) => {
    keepHere(JUNE);
    const { user } = await open();
    const giveBack = fake.answer('PUT', USER, answer);
    await user.click(await ready());
    expect(await screen.findByRole('alert')).toHaveTextContent('It’s still kept in this browser');
    expect(option()).not.toBeChecked();
    expect(keptHere()).toEqual(JUNE);
    giveBack();
    await user.click(await ready());
    await waitFor(() => expect(ana.metadata).toEqual({ pcs_plan: JUNE }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    allowNoise(/Failed to fetch/);
  });

  it('keeps a later change in this browser until it can be saved', async () => {
    ana.metadata = { pcs_plan: JUNE };
    const { user } = await open();
    await ready();
    const giveBack = fake.answer('PUT', USER, () => json({ message: 'down' }, 500));
    fireEvent.change(field(), { target: { value: '2027-07-01' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The change couldn’t be saved with your account',
    );
    expect(field()).toHaveValue('2027-07-01');
    giveBack();
    await user.click(screen.getByText('Try again'));
    await waitFor(() => expect(ana.metadata).toEqual({ pcs_plan: { ...JUNE, reportDay: '2027-07-01' } }));
  });

  it.each([{ pcs_plan: 'junk' }, { pcs_plan: { reportDay: '2027-02-30' } }, { pcs_plan: [JUNE] }, {}])(
    'is not loaded when the account’s metadata is %j',
    async (metadata) => {
      ana.metadata = metadata;
      keepHere(MAY);
      await open();
      expect(await ready()).not.toBeChecked();
      expect(field()).toHaveValue('2027-05-01');
    },
  );

  it('is gone when another user signs in, even if a save completes late', async () => {
    ana.metadata = { pcs_plan: JUNE };
    const late = deferred<Response>();
    await open();
    await ready();
    fake.answer('PUT', USER, () => late.promise);
    fireEvent.change(field(), { target: { value: '2027-07-01' } });
    await waitFor(() => expect(fake.callsTo('PUT', USER)).toHaveLength(1));
    fake.remember(fake.addUser('ben@example.com'));
    window.dispatchEvent(
      new StorageEvent('storage', { key: SESSION_KEY, newValue: window.localStorage.getItem(SESSION_KEY) }),
    );
    await waitFor(() => expect(field()).toHaveValue(''));
    late.resolve(json({ id: ana.id, user_metadata: {} }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field()).toHaveValue('');
    expect(leftBehind()).not.toContain('2027');
  });
});
