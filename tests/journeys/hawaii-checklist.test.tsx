import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { allowNoise } from '../setup';
import { deferred } from '../support/deferred';
import { FakeSupabase, json, SESSION_KEY } from '../support/fake-supabase';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const PROGRESS = '/rest/v1/checklist_progress';
const never = () => new Promise<Response>(() => undefined);
const done = () => new Response(null, { status: 201 });

let fake: FakeSupabase;

beforeEach(() => {
  fake = new FakeSupabase();
});

const open = () => renderApp('/pcs-toolkit/hawaii-checklist');
// Not by role: jsdom takes a second to compute every box's name.
async function box(title: RegExp): Promise<HTMLElement> {
  const label = (await screen.findByText(title, { selector: 'label *' })).closest('label');
  return label?.control ?? expect.fail(`No box is labeled ${title}.`);
}
const first = () => box(/Submit PCS orders/);
const second = () => box(/Schedule household goods/);

async function openAs(email = 'ana@example.com', ...completed: number[]) {
  const account = fake.addUser(email);
  fake.complete(account.id, ...completed);
  fake.remember(account);
  const view = await open();
  await screen.findByText(`${completed.length} of 20`);
  await waitFor(async () => expect(await first()).toBeEnabled());
  return { ...view, account };
}

/** Simulates a different user signing in on another tab. */
function signInElsewhere(email: string, ...completed: number[]) {
  const account = fake.addUser(email);
  fake.complete(account.id, ...completed);
  fake.remember(account);
  window.dispatchEvent(
    new StorageEvent('storage', { key: SESSION_KEY, newValue: window.localStorage.getItem(SESSION_KEY) }),
  );
  return account;
}

function signOutElsewhere() {
  window.localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
}

describe('a visitor', () => {
  it('sees the 20 items in order and is asked to sign in; the box does not change', async () => {
    const { user } = await open();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(20);
    expect(boxes[0]).toHaveAccessibleName(/Submit PCS orders to the transportation office/);
    expect(boxes[19]).toHaveAccessibleName(/Update emergency contacts/);
    await user.click(await first());
    await expectToast('Please sign in to save your progress');
    const toast = screen.getByText('Please sign in to save your progress').closest('li');
    expect(within(toast as HTMLElement).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth',
    );
    expect(await first()).not.toBeChecked();
    const row = (await first()).closest('li') as HTMLElement;
    expect(within(row).getByText('Sign in or sign up')).toHaveAttribute('href', '/auth');
    expect(await first()).toHaveAccessibleDescription(/kept with a free account/);
    expect(screen.getByRole('progressbar', { name: 'Your progress' })).toHaveValue(0);
    expect(fake.calls).toHaveLength(0);
  });

  it('can read what to know about an item', async () => {
    await open();
    expect(screen.getAllByText(/^What to know/)).toHaveLength(20);
  });
});

describe('a signed-in user', () => {
  it('sees the items they checked off before', async () => {
    await openAs('ana@example.com', 0, 3);
    expect(await first()).toBeChecked();
    expect(await second()).not.toBeChecked();
    expect(screen.getByRole('progressbar', { name: 'Your progress' })).toHaveValue(2);
    expect(screen.getByText('Submit PCS orders to the transportation office')).toHaveClass('line-through');
  });

  it('checks items off by click and keyboard; each shows immediately, is saved and confirmed', async () => {
    const { user, account } = await openAs();
    await user.click(await first());
    expect(await first()).toBeChecked();
    await expectToast('Item completed!');
    (await second()).focus();
    await user.keyboard(' ');
    expect(await second()).toBeChecked();
    await waitFor(() => expect(fake.completedOf(account.id)).toEqual([0, 1]));
    expect(fake.callsTo('POST', PROGRESS)[0]?.body).toMatchObject({
      user_id: account.id,
      checklist_type: 'hawaii_pcs',
      item_index: 0,
      completed: true,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(fake.callsTo('POST', PROGRESS)[0]?.search.get('on_conflict')).toBe(
      'user_id,checklist_type,item_index',
    );
  });

  it('can uncheck an item', async () => {
    const { user, account } = await openAs('ana@example.com', 0);
    await user.click(await first());
    await expectToast('Item unmarked');
    expect(await first()).not.toBeChecked();
    expect(fake.completedOf(account.id)).toEqual([]);
  });

  it('sees the box change before the server responds, and the toast only after', async () => {
    const { user } = await openAs();
    const answer = deferred<Response>();
    fake.answer('POST', PROGRESS, () => answer.promise);
    await user.click(await first());
    expect(await first()).toBeChecked();
    expect(screen.queryByText('Item completed!')).not.toBeInTheDocument();
    answer.resolve(done());
    await expectToast('Item completed!');
    expect(await first()).toBeChecked();
  });

  it('cannot toggle this or another item while a save is pending', async () => {
    const { user } = await openAs();
    const answer = deferred<Response>();
    fake.answer('POST', PROGRESS, () => answer.promise);
    const [box1, box2] = [await first(), await second()];
    box1.click();
    box1.click();
    box2.click();
    await user.click(box2);
    expect(box1).toBeChecked();
    expect(box2).not.toBeChecked();
    await waitFor(() => expect(fake.callsTo('POST', PROGRESS)).toHaveLength(1));
    answer.resolve(done());
    await expectToast('Item completed!');
    await user.click(box2);
    await waitFor(() => expect(fake.callsTo('POST', PROGRESS)).toHaveLength(2));
  });

  it.each([
    ['500', () => json({ message: 'down' }, 500)],
    ['401', () => json({ message: 'JWT expired' }, 401)],
    ['garbage', () => new Response('<html>', { status: 502 })],
    [
      'a hotel’s Wi-Fi page',
      () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a broken network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('sees the box revert when the save gets %s, and can try again', async (_fault, answer) => {
    const { user, account } = await openAs();
    const giveBack = fake.answer('POST', PROGRESS, answer);
    await user.click(await first());
    await expectToast('Failed to save progress');
    expect(await first()).not.toBeChecked();
    giveBack();
    await user.click(await first());
    await waitFor(() => expect(fake.completedOf(account.id)).toEqual([0]));
    expect(await first()).toBeChecked();
  });

  it('sees the box revert after ten seconds without a response to the save, and can try again', async () => {
    const { user, account } = await openAs();
    const giveBack = fake.answer('POST', PROGRESS, never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    (await first()).click();
    await waitFor(() => expect(fake.callsTo('POST', PROGRESS)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await first()).toBeChecked();
    await vi.advanceTimersByTimeAsync(2_000);
    await expectToast('Failed to save progress');
    expect(await first()).not.toBeChecked();
    vi.useRealTimers();
    giveBack();
    await user.click(await first());
    await waitFor(() => expect(fake.completedOf(account.id)).toEqual([0]));
  });

  it('is congratulated at 20 items, not before', async () => {
    const nineteen = Array.from({ length: 19 }, (_, index) => index + 1);
    const { user } = await openAs('ana@example.com', ...nineteen);
    expect(screen.queryByText('Done!')).not.toBeInTheDocument();
    await user.click(await first());
    expect(await screen.findByText('Done!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  });

  it('sees another tab’s checkmark after returning to this one', async () => {
    const { account } = await openAs();
    fake.complete(account.id, 1);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await second()).toBeChecked());
  });

  it('sees another device’s checkmark once the network is back', async () => {
    const { account } = await openAs();
    window.dispatchEvent(new Event('offline'));
    fake.complete(account.id, 1);
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await second()).toBeChecked());
  });

  it('keeps a checkmark saved while a slower, older read is pending', async () => {
    const { user } = await openAs();
    const lateRead = deferred<Response>();
    const giveBack = fake.answer('GET', PROGRESS, () => lateRead.promise);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fake.callsTo('GET', PROGRESS)).toHaveLength(2));
    await user.click(await first());
    await expectToast('Item completed!');
    lateRead.resolve(json([]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await first()).toBeChecked();
    giveBack();
  });

  it('keeps a checkmark when a read that began during its save finishes after it', async () => {
    const { user } = await openAs();
    const [save, lateRead] = [deferred<Response>(), deferred<Response>()];
    fake.answer('POST', PROGRESS, () => save.promise);
    fake.answer('GET', PROGRESS, () => lateRead.promise);
    await user.click(await first());
    await waitFor(() => expect(fake.callsTo('POST', PROGRESS)).toHaveLength(1));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fake.callsTo('GET', PROGRESS)).toHaveLength(2));
    save.resolve(done());
    await expectToast('Item completed!');
    lateRead.resolve(json([{ item_index: 1, completed: true }]));
    await waitFor(async () => expect(await second()).toBeChecked());
    expect(await first()).toBeChecked();
  });

  it('keeps an item unchecked in the same case', async () => {
    const { user } = await openAs('ana@example.com', 0);
    const [save, lateRead] = [deferred<Response>(), deferred<Response>()];
    fake.answer('POST', PROGRESS, () => save.promise);
    fake.answer('GET', PROGRESS, () => lateRead.promise);
    await user.click(await first());
    await waitFor(() => expect(fake.callsTo('POST', PROGRESS)).toHaveLength(1));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fake.callsTo('GET', PROGRESS)).toHaveLength(2));
    save.resolve(done());
    await expectToast('Item unmarked');
    lateRead.resolve(json([0, 1].map((item_index) => ({ item_index, completed: true }))));
    await waitFor(async () => expect(await second()).toBeChecked());
    expect(await first()).not.toBeChecked();
  });

  it('sees a checkmark that was saved although the save’s response was lost', async () => {
    const { user, account } = await openAs();
    fake.answer('POST', PROGRESS, () => {
      fake.complete(account.id, 0);
      return json({ message: 'gateway timeout' }, 504);
    });
    await user.click(await first());
    await expectToast('Failed to save progress');
    await waitFor(async () => expect(await first()).toBeChecked());
  });

  it('sees the box revert after ten seconds when their session cannot be refreshed, and nothing is sent later', async () => {
    const { account } = await openAs();
    fake.remember(account, -60);
    const renewal = deferred<Response>();
    fake.answer('POST', '/auth/v1/token', () => renewal.promise);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    (await first()).click();
    expect(await first()).toBeChecked();
    await vi.waitFor(() => expect(fake.callsTo('POST', '/auth/v1/token')).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(9_900);
    await expectToast('Failed to save progress');
    expect(await first()).not.toBeChecked();
    renewal.resolve(json(fake.sessionOf(account)));
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fake.callsTo('POST', PROGRESS)).toEqual([]);
    allowNoise(/TimeoutError/);
  });
});

describe('links to guides', () => {
  it('use the names from the side menu', async () => {
    const { user } = await open();
    const menu = within(screen.getByRole('navigation', { name: 'Side menu' })).getAllByRole('link');
    const withGuide = checklistItems.flatMap(({ title, guide }) => (guide ? [{ title, guide }] : []));
    expect(withGuide.length).toBeGreaterThan(8);
    for (const { title, guide } of withGuide) {
      const row = screen.getByText(title, { selector: 'label *' }).closest('li') ?? document.body;
      await user.click(within(row).getByText('What to know'));
      const entry = menu.find((link) => link.getAttribute('href') === guide);
      const link = within(row).getByText(entry?.textContent ?? 'nothing in the menu');
      expect(link).toBeVisible();
      expect(link).toHaveAttribute('href', guide);
    }
  });
});

describe('loading', () => {
  it('shows a loading message and disables the boxes until it is done', async () => {
    const answer = deferred<Response>();
    fake.answer('GET', PROGRESS, () => answer.promise);
    fake.remember(fake.addUser('ana@example.com'));
    await open();
    expect(await screen.findByText('Loading your progress…')).toBeVisible();
    expect(await first()).toBeDisabled();
    answer.resolve(json([{ item_index: 0, completed: true }]));
    await waitFor(async () => expect(await first()).toBeChecked());
    expect(await first()).toBeEnabled();
  });

  it.each([
    ['the server refuses', () => json({ message: 'no' }, 403), 1],
    ['the server fails four times', () => json({ message: 'down' }, 500), 4],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch')), 4],
  ])('shows an error when %s, disables the boxes, and loads on Retry', async (_fault, answer, tries) => {
    const ana = fake.addUser('ana@example.com');
    fake.complete(ana.id, 0);
    fake.remember(ana);
    const giveBack = fake.answer('GET', PROGRESS, answer);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = await open();
    await waitFor(() => expect(fake.callsTo('GET', PROGRESS)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load checklist progress');
    vi.useRealTimers();
    expect(fake.callsTo('GET', PROGRESS)).toHaveLength(tries);
    expect(await first()).toBeDisabled();
    giveBack();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await first()).toBeChecked());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error after ten seconds when every response is slow and fails', async () => {
    fake.remember(fake.addUser('ana@example.com'));
    const badInThreeSeconds = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(json({}, 500)), 3_000));
    fake.answer('GET', PROGRESS, badInThreeSeconds);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    await vi.waitFor(() => expect(fake.callsTo('GET', PROGRESS)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load checklist progress');
  });

  it('ignores malformed rows', async () => {
    const ana = fake.addUser('ana@example.com');
    const junk = [
      null,
      7,
      'row',
      [],
      {},
      ...[1.5, '3', -1, 20, null].map((item_index) => ({ item_index, completed: true })),
    ];
    fake.answer('GET', PROGRESS, () =>
      json([...junk, { item_index: 0, completed: true }, { item_index: 1, completed: 1 }]),
    );
    fake.remember(ana);
    await open();
    expect(await screen.findByText('1 of 20')).toBeVisible();
    expect(await first()).toBeChecked();
  });

  it.each([
    [{}],
    ['Sign in to Wi-Fi'],
    [5],
    [[null]],
    [[1, 'a']],
    [[{ status: 'ok' }]],
    [[{ item_index: 20, completed: true }]],
    [[{ item_index: 0, completed: 'true' }]],
  ])('treats %j as a failed load, not as an empty list', async (answer) => {
    fake.answer('GET', PROGRESS, () => json(answer));
    fake.remember(fake.addUser('ana@example.com'));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load checklist progress');
    expect(await first()).toBeDisabled();
  });

  it('shows an empty list to a user who has unchecked everything', async () => {
    fake.answer('GET', PROGRESS, () => json([{ item_index: 0, completed: false }]));
    fake.remember(fake.addUser('ana@example.com'));
    await open();
    await waitFor(async () => expect(await first()).toBeEnabled());
    expect(await screen.findByText('0 of 20')).toBeVisible();
  });

  it('does not load progress when the session has expired and cannot be refreshed', async () => {
    const ana = fake.addUser('ana@example.com');
    fake.complete(ana.id, 0);
    fake.remember(ana, -60);
    fake.answer('POST', '/auth/v1/token', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await open();
    for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000);
    await expectToast('We could not check your sign-in');
    expect(fake.callsTo('GET', PROGRESS)).toHaveLength(0);
    allowNoise(/Failed to fetch/);
  });

  it('does not show an empty list when another tab has just signed in as someone else', async () => {
    const ana = fake.addUser('ana@example.com');
    fake.complete(ana.id, 0);
    fake.remember(ana);
    const giveBack = fake.answer('GET', PROGRESS, () => json({ message: 'no' }, 403));
    const { user } = await open();
    await screen.findByRole('alert');
    giveBack();
    fake.remember(fake.addUser('ben@example.com'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load checklist progress');
    expect(await first()).toBeDisabled();
  });
});

describe('when the user changes', () => {
  it('resets the list on sign-out', async () => {
    const { user } = await openAs('ana@example.com', 0, 3);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expectToast('Signed out successfully');
    await user.click(screen.getByRole('link', { name: 'PCS Checklist' }));
    expect(await screen.findByText('0 of 20')).toBeVisible();
    expect(await first()).not.toBeChecked();
  });

  it('shows the new user’s checkmarks and none of the previous user’s', async () => {
    await openAs('ana@example.com', 0);
    signInElsewhere('ben@example.com', 1);
    await waitFor(async () => expect(await second()).toBeChecked());
    expect(await first()).not.toBeChecked();
  });

  it('drops a late response for the previous user', async () => {
    const ana = fake.addUser('ana@example.com');
    fake.remember(ana);
    const late = deferred<Response>();
    const giveBack = fake.answer('GET', PROGRESS, () => late.promise);
    await open();
    await waitFor(() => expect(fake.callsTo('GET', PROGRESS)).toHaveLength(1));
    giveBack();
    signInElsewhere('ben@example.com', 1);
    expect(await screen.findByText('ben@example.com')).toBeVisible();
    late.resolve(json([{ item_index: 0, completed: true }]));
    await waitFor(async () => expect(await second()).toBeChecked());
    expect(await first()).not.toBeChecked();
    expect(screen.getByText('1 of 20')).toBeVisible();
  });

  it.each([
    ['succeeds', done],
    ['fails', () => json({ message: 'down' }, 500)],
  ])(
    'shows nothing about a previous user’s save that %s late, and lets the new user uncheck an item',
    async (_case, end) => {
      const { user } = await openAs('ana@example.com');
      const late = deferred<Response>();
      const giveBack = fake.answer('POST', PROGRESS, () => late.promise);
      await user.click(await first());
      await waitFor(() => expect(fake.callsTo('POST', PROGRESS)).toHaveLength(1));
      giveBack();
      const ben = signInElsewhere('ben@example.com', 1);
      await waitFor(async () => expect(await second()).toBeChecked());
      expect(await first()).not.toBeChecked();
      late.resolve(end());
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await first()).not.toBeChecked();
      await user.click(await second());
      await expectToast('Item unmarked');
      expect(fake.completedOf(ben.id)).toEqual([]);
      expect(screen.queryByText(/Item completed!|Failed to save progress/)).not.toBeInTheDocument();
    },
  );

  it('empties the list when the user signs out in another tab during a save', async () => {
    const { user } = await openAs('ana@example.com', 1);
    const late = deferred<Response>();
    fake.answer('POST', PROGRESS, () => late.promise);
    await user.click(await first());
    signOutElsewhere();
    expect(await screen.findByText('0 of 20')).toBeVisible();
    late.resolve(done());
    await expectToast('You have been signed out');
    expect(await first()).not.toBeChecked();
    expect(screen.queryByText('Item completed!')).not.toBeInTheDocument();
  });
});
