import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { itemDays, itemIds } from '@/features/checklist/content/item-days';
import { guideFor } from '@/features/checklist/item-guide';
import { allowNoise } from '../setup';
import { authIsIdle } from '../support/auth-is-idle';
import { deferred } from '../support/deferred';
import { fake, json, otherTab } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const PROGRESS = '/rest/v1/checklist_progress';
const done = (completed = true) => json([{ completed }], 201);
const down = () => json({ message: 'down' }, 500);

const open = () => renderApp('/pcs-toolkit/hawaii-checklist');
// Not by role: jsdom takes a second to compute every box's name.
async function box(title: RegExp): Promise<HTMLElement> {
  const label = (await screen.findByText(title, { selector: 'label *' })).closest('label');
  return label?.control ?? expect.fail(`No box is labeled ${title}.`);
}
const first = () => box(/Submit PCS orders/);
const second = () => box(/Schedule household goods/);
const isChecked = (item: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(await item()).toBeChecked());
const requested = (method: 'GET' | 'POST', times = 1) =>
  waitFor(() => expect(fake.callsTo(method, PROGRESS)).toHaveLength(times));

function remember(...completed: number[]) {
  const ana = fake.remember(fake.addUser('ana@example.com'));
  fake.complete(ana.id, ...completed);
  return ana;
}

async function openAsAna(...completed: number[]) {
  const ana = remember(...completed);
  const view = await open();
  await screen.findByText(`${completed.length} of 20`);
  await waitFor(async () => expect(await first()).toBeEnabled());
  return { ...view, ana };
}

/** Ben, who has checked off the second item, signs in on another tab. */
function benSignsIn() {
  const ben = fake.addUser('ben@example.com');
  fake.complete(ben.id, 1);
  otherTab.signsIn(ben);
  return ben;
}

describe('a visitor', () => {
  it('sees the 20 items in order and is asked to sign in; the box does not change', async () => {
    const { user } = await open();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(20);
    expect(boxes[0]).toHaveAccessibleName(/Submit PCS orders to the transportation office/);
    expect(boxes[19]).toHaveAccessibleName(/Update emergency contacts/);
    await user.click(await first());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please sign in to save your progress/);
    expect(screen.queryByRole('region', { name: /^Notifications/ })?.textContent ?? '').toBe('');
    expect(await first()).not.toBeChecked();
    const row = (await first()).closest('li') as HTMLElement;
    expect(within(row).getByText('Sign in or sign up')).toHaveAttribute('href', '/auth');
    expect(await first()).toHaveAccessibleDescription(/Please sign in to save your progress: it’s free/);
    expect(screen.getByRole('progressbar', { name: 'Your progress' })).toHaveValue(0);
    expect(fake.calls).toHaveLength(0);
  });

  it('sees how far ahead to start each item, lists what starts first at the top, and reads what to know, with guides by their names from the side menu', async () => {
    const { user } = await open();
    expect(await first()).toHaveAccessibleDescription('4 months ahead');
    expect(await box(/Prepare for pet quarantine/)).toHaveAccessibleDescription(
      '6 months ahead, start first',
    );
    expect(await box(/Schedule vehicle shipment/)).toHaveAccessibleDescription('6 weeks ahead');
    expect(await box(/Update emergency contacts/)).toHaveAccessibleDescription('1 week ahead');
    const numbers = () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ labels }) => Number.parseInt(labels?.[0]?.textContent ?? '', 10));
    const inOrder = numbers();
    expect(inOrder).toEqual(itemIds.map((_, index) => index + 1));
    await user.click(screen.getByRole('button', { name: 'What starts first' }));
    expect(screen.getByRole('button', { name: 'What starts first' })).toHaveAttribute('aria-pressed', 'true');
    expect(numbers()).toEqual([10, 1, 3, 4, 5, 2, 8, 13, 7, 9, 14, 19, 6, 11, 12, 16, 17, 15, 18, 20]);
    await user.click(screen.getByRole('button', { name: 'By number' }));
    expect(numbers()).toEqual(inOrder);
    expect(screen.getAllByText(/^What to know/)).toHaveLength(20);
    const menu = within(screen.getByRole('navigation', { name: 'Side menu' })).getAllByRole('link');
    const withGuide = itemIds.flatMap((item) => {
      const guide = guideFor(item, {});
      return guide ? [{ title: itemDays[item].title, guide }] : [];
    });
    expect(withGuide.length).toBeGreaterThan(8);
    for (const { title, guide } of withGuide) {
      const row = screen.getByText(title, { selector: 'label *' }).closest('li') ?? document.body;
      within(row).getByText('What to know').click();
      const entry = menu.find((link) => link.getAttribute('href') === guide);
      const link = within(row).getByText(entry?.textContent ?? 'nothing in the menu');
      expect(link).toBeVisible();
      expect(link).toHaveAttribute('href', guide);
    }
  });
});

describe('a signed-in user', () => {
  it('sees the items they checked off before, and can uncheck one', async () => {
    const { user, ana } = await openAsAna(0, 3);
    expect(await first()).toBeChecked();
    expect(await second()).not.toBeChecked();
    expect(screen.getByRole('progressbar', { name: 'Your progress' })).toHaveValue(2);
    expect(screen.getByText(/^Plan on another device\? Open this page there/)).toBeVisible();
    expect(screen.getByText('Submit PCS orders to the transportation office')).toHaveClass('line-through');
    await user.click(await first());
    await expectToast('Item unmarked');
    expect(await first()).not.toBeChecked();
    expect(fake.completedOf(ana.id)).toEqual([3]);
  });

  it('checks items off by click and keyboard; each is saved and confirmed', async () => {
    const { user, ana } = await openAsAna();
    await user.click(await first());
    await expectToast('Item completed!');
    (await second()).focus();
    await user.keyboard(' ');
    expect(await second()).toBeChecked();
    await waitFor(() => expect(fake.completedOf(ana.id)).toEqual([0, 1]));
    const [call] = fake.callsTo('POST', PROGRESS);
    expect(call?.body).toMatchObject({
      user_id: ana.id,
      checklist_type: 'hawaii_pcs',
      item_index: 0,
      completed: true,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(call?.search.get('on_conflict')).toBe('user_id,checklist_type,item_index');
    // The tab may be closed before a slow network has let the browser send it.
    expect(call?.outlastsPage).toBe(true);
  });

  it('sees the box change at once, but no toast and no other change while a save is pending', async () => {
    const { user } = await openAsAna();
    const answer = deferred<Response>();
    fake.answer('POST', PROGRESS, () => answer.promise);
    const [box1, box2] = [await first(), await second()];
    box1.click();
    box1.click();
    box2.click();
    await user.click(box2);
    expect(box1).toBeChecked();
    expect(box2).not.toBeChecked();
    // So that nobody believes in a lost tap.
    expect(box2).toHaveAttribute('aria-busy', 'true');
    expect(box1).not.toHaveAttribute('aria-busy');
    await requested('POST');
    expect(screen.queryByText('Item completed!')).not.toBeInTheDocument();
    answer.resolve(done());
    await expectToast('Item completed!');
    expect(box1).toBeChecked();
    expect(box2).not.toHaveAttribute('aria-busy');
    await user.click(box2);
    await requested('POST', 2);
  });

  it('sees the box revert when the save gets 500, 401, another page, an empty answer or no network, and can try again', async () => {
    const faults = [
      down,
      () => json({ message: 'JWT expired' }, 401),
      hosted.badGateway,
      hosted.hotelWifi,
      hosted.emptyPage,
      hosted.emptyNotFound,
      hosted.noNetwork,
    ];
    const { user, ana } = await openAsAna();
    // The page's own module: renderApp loads all anew.
    const { toast } = await import('sonner');
    for (const [index, answer] of faults.entries()) {
      const item = () => screen.getAllByRole('checkbox')[index] as HTMLElement;
      const giveBack = fake.answer('POST', PROGRESS, answer);
      item().click();
      await expectToast('Failed to save progress');
      expect(item()).not.toBeChecked();
      giveBack();
      toast.dismiss();
      await waitFor(() => expect(screen.queryByText('Failed to save progress')).not.toBeInTheDocument());
      await user.click(item());
      await waitFor(() => expect(fake.completedOf(ana.id)).toContain(index));
      expect(item()).toBeChecked();
      await waitFor(() => expect(item()).not.toHaveAttribute('aria-busy'));
    }
  });

  it('sees the box revert when the save gets nothing for ten seconds, and can try again', async () => {
    const { user, ana } = await openAsAna();
    const giveBack = fake.answer('POST', PROGRESS, hosted.never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    (await first()).click();
    await requested('POST');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await first()).toBeChecked();
    await vi.advanceTimersByTimeAsync(2_000);
    await expectToast('Failed to save progress');
    expect(await first()).not.toBeChecked();
    vi.useRealTimers();
    giveBack();
    await user.click(await first());
    await waitFor(() => expect(fake.completedOf(ana.id)).toEqual([0]));
    expect(await first()).toBeChecked();
  });

  it('is congratulated at 20 items, not before', async () => {
    const { user } = await openAsAna(...Array.from({ length: 19 }, (_, index) => index + 1));
    expect(screen.queryByText('Done!')).not.toBeInTheDocument();
    await user.click(await first());
    expect(await screen.findByText('Done!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  });

  it('asks a failing server once in a tab that nobody sees, and three more times once it is seen', async () => {
    remember();
    fake.answer('GET', PROGRESS, down);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    await requested('GET');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.callsTo('GET', PROGRESS)).toHaveLength(1);
    seen.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.callsTo('GET', PROGRESS)).toHaveLength(4);
    vi.useRealTimers();
  });

  it('sees another device’s checkmarks once the tab is seen or online again', async () => {
    const { ana } = await openAsAna();
    fake.complete(ana.id, 1);
    window.dispatchEvent(new Event('visibilitychange'));
    await isChecked(second);
    window.dispatchEvent(new Event('offline'));
    fake.complete(ana.id, 0);
    window.dispatchEvent(new Event('online'));
    await isChecked(first);
  });

  it.each([
    ['a slower, older read', 'Item completed!', []],
    ['a read that began during its save', 'Item completed!', []],
    ['a read that began during its save', 'Item unmarked', [0]],
  ])('keeps a change when %s finishes after it: %s', async (read, message, before) => {
    const { user } = await openAsAna(...before);
    const [save, lateRead] = [deferred<Response>(), deferred<Response>()];
    fake.answer('POST', PROGRESS, () => save.promise);
    fake.answer('GET', PROGRESS, () => lateRead.promise);
    const startReading = async () => {
      window.dispatchEvent(new Event('visibilitychange'));
      await requested('GET', 2);
    };
    if (read.includes('older')) await startReading();
    await user.click(await first());
    await requested('POST');
    if (read.includes('during')) await startReading();
    save.resolve(done(message === 'Item completed!'));
    await expectToast(message);
    lateRead.resolve(json([...before, 1].map((item_index) => ({ item_index, completed: true }))));
    await isChecked(second);
    expect(await first()).toHaveProperty('checked', message === 'Item completed!');
  });

  it('sees a checkmark that was saved although the save’s response was lost', async () => {
    const { user, ana } = await openAsAna();
    fake.answer('POST', PROGRESS, () => {
      fake.complete(ana.id, 0);
      return json({ message: 'gateway timeout' }, 504);
    });
    await user.click(await first());
    await expectToast('Failed to save progress');
    await isChecked(first);
  });

  it('sees the box revert after ten seconds when their session cannot be refreshed, and nothing is sent later', async () => {
    const { ana } = await openAsAna();
    fake.remember(ana, -60);
    const renewal = deferred<Response>();
    fake.answer('POST', '/auth/v1/token', () => renewal.promise);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    (await first()).click();
    expect(await first()).toBeChecked();
    await vi.waitFor(() => expect(fake.callsTo('POST', '/auth/v1/token')).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(9_900);
    await expectToast('Failed to save progress');
    expect(await first()).not.toBeChecked();
    renewal.resolve(json(fake.sessionOf(ana)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fake.callsTo('POST', PROGRESS)).toEqual([]);
  });
});

describe('loading', () => {
  const failed = async () => {
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load checklist progress');
    expect(await first()).toBeDisabled();
  };

  it('shows a loading message and disables the boxes until it is done', async () => {
    const answer = deferred<Response>();
    fake.answer('GET', PROGRESS, () => answer.promise);
    remember();
    await open();
    expect(await screen.findByText('Loading your progress…')).toBeVisible();
    expect(await first()).toBeDisabled();
    answer.resolve(json([{ item_index: 0, completed: true }]));
    await isChecked(first);
    expect(await first()).toBeEnabled();
  });

  it('shows an error when the server refuses, sends no list, fails four times or is out of reach, disables the boxes, and loads on Retry', async () => {
    const faults = [
      [() => json({ message: 'no' }, 403), 1],
      [() => json([{ status: 'ok' }]), 1],
      [down, 4],
      [hosted.noNetwork, 4],
    ] as const;
    remember(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let isOpen = false;
    for (const [answer, tries] of faults) {
      const giveBack = fake.answer('GET', PROGRESS, answer);
      const before = fake.callsTo('GET', PROGRESS).length;
      if (isOpen) screen.getByText('Retry').click();
      else await open();
      isOpen = true;
      await requested('GET', before + 1);
      await vi.advanceTimersByTimeAsync(8_000);
      await failed();
      expect(fake.callsTo('GET', PROGRESS)).toHaveLength(before + tries);
      giveBack();
    }
    vi.useRealTimers();
    screen.getByText('Retry').click();
    await isChecked(first);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error after ten seconds when every response is slow and fails', async () => {
    remember();
    fake.answer('GET', PROGRESS, () => new Promise((resolve) => setTimeout(() => resolve(down()), 3_000)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    await requested('GET');
    await vi.advanceTimersByTimeAsync(10_000);
    await failed();
  });

  it('asks for nothing when the session has expired and cannot be refreshed', async () => {
    fake.remember(remember(0), -60);
    fake.answer('POST', '/auth/v1/token', hosted.noNetwork);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await open();
    for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000);
    await expectToast('We could not check your sign-in');
    expect(fake.callsTo('GET', PROGRESS)).toHaveLength(0);
    allowNoise(/Failed to fetch/);
  });

  it('does not show an empty list when another tab has just signed in as someone else', async () => {
    remember(0);
    const giveBack = fake.answer('GET', PROGRESS, () => json({ message: 'no' }, 403));
    const { user } = await open();
    await failed();
    giveBack();
    fake.remember(fake.addUser('ben@example.com'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await authIsIdle();
    await authIsIdle();
    expect(fake.callsTo('GET', PROGRESS)).toHaveLength(1);
    await failed();
  });
});

describe('when the user changes', () => {
  it('resets the list on sign-out', async () => {
    const { user } = await openAsAna(0, 3);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expectToast('Signed out successfully');
    await user.click(screen.getByRole('link', { name: 'PCS Checklist' }));
    expect(await screen.findByText('0 of 20')).toBeVisible();
    expect(await first()).not.toBeChecked();
  });

  it('never shows the previous user’s checkmarks while the next one’s load', async () => {
    await openAsAna(0, 3);
    const late = deferred<Response>();
    fake.answer('GET', PROGRESS, () => late.promise);
    benSignsIn();
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(await first()).not.toBeChecked();
    late.resolve(json([{ item_index: 1, completed: true }]));
    await isChecked(second);
    expect(await first()).not.toBeChecked();
  });

  it('drops a late response for the previous user', async () => {
    remember();
    const late = deferred<Response>();
    const giveBack = fake.answer('GET', PROGRESS, () => late.promise);
    await open();
    await requested('GET');
    giveBack();
    benSignsIn();
    expect(await screen.findByText('ben@example.com')).toBeVisible();
    late.resolve(json([{ item_index: 0, completed: true }]));
    await isChecked(second);
    expect(await first()).not.toBeChecked();
    expect(screen.getByText('1 of 20')).toBeVisible();
  });

  it.each([
    ['succeeds', done],
    ['fails', down],
  ])('shows nothing about a previous user’s save that %s late', async (_case, end) => {
    const { user } = await openAsAna();
    const late = deferred<Response>();
    const giveBack = fake.answer('POST', PROGRESS, () => late.promise);
    await user.click(await first());
    await requested('POST');
    giveBack();
    const ben = benSignsIn();
    await isChecked(second);
    expect(await first()).not.toBeChecked();
    late.resolve(end());
    await user.click(await second());
    await expectToast('Item unmarked');
    expect(await first()).not.toBeChecked();
    expect(fake.completedOf(ben.id)).toEqual([]);
    expect(screen.queryByText(/Item completed!|Failed to save progress/)).not.toBeInTheDocument();
  });

  it('empties the list when the user signs out in another tab during a save', async () => {
    const { user } = await openAsAna(1);
    const late = deferred<Response>();
    fake.answer('POST', PROGRESS, () => late.promise);
    await user.click(await first());
    otherTab.signsOut();
    expect(await screen.findByText('0 of 20')).toBeVisible();
    late.resolve(done());
    await expectToast('You have been signed out');
    expect(await first()).not.toBeChecked();
    expect(screen.queryByText('Item completed!')).not.toBeInTheDocument();
  });
});
