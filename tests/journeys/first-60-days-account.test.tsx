import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowNoise } from '../setup';
import { deferred } from '../support/deferred';
import { fake, json, leftBehind, otherTab } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { header, labeled } from '../support/page-parts';
import { PASSWORD } from '../support/passwords';
import { renderApp } from '../support/render-app';

const FORMS = '/rest/v1/first_60_days';
const KEY = 'paradise-pcs-first-60-days';
const down = () => json({ message: 'down' }, 500);
const noTable = () => json({ code: 'PGRST205', message: 'no such table' }, 404);

let ana: ReturnType<typeof fake.addUser>;

beforeEach(() => {
  ana = fake.addUser('ana@example.com');
  fake.remember(ana);
});

const food = () => labeled('Food a day ($)');
const option = () => labeled('Keep them with my account too');
const type = (value: string) => fireEvent.change(food(), { target: { value } });
/** Types an amount and leaves its field. */
const enter = (value: string) => {
  type(value);
  fireEvent.blur(food());
};
/** Asking for the role of everything on so long a page takes jsdom a second. */
const alert = () => document.querySelector('[role=alert]');
const inAccount = () => fake.formOf(ana.id) as { food?: string } | undefined;
const shows = (value: string) => waitFor(() => expect(food()).toHaveValue(value));
const isSaved = (value: string) => waitFor(() => expect(inAccount()).toMatchObject({ food: value }));

async function ready() {
  await waitFor(() => expect(option()).toHaveAttribute('aria-busy', 'false'));
  return option();
}

async function open(hash = '') {
  const view = await renderApp(`/calculators/first-60-days${hash}`);
  await waitFor(() => expect(fake.callsTo('GET', FORMS)).not.toEqual([]));
  return view;
}

/** Opens the page of a user whose account has $110 of food. */
async function openWith110() {
  fake.keepForm(ana.id, { food: '110' });
  const view = await open();
  await shows('110');
  expect(await ready()).toBeChecked();
  return view;
}

describe('a signed-in user’s numbers', () => {
  it('stay out of the account until they opt in; then signing out removes them from this browser', async () => {
    const { user } = await open();
    await ready();
    enter('110');
    expect(fake.callsTo('POST', FORMS)).toEqual([]);
    await user.click(option());
    expect(await screen.findByText('Kept with your account.')).toHaveAttribute('role', 'status');
    expect(option()).toBeChecked();
    enter('120');
    await isSaved('120');
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    expect(leftBehind()).not.toContain('120');
    expect(fake.calls.every(({ search }) => !search.toString().includes('120'))).toBe(true);
  });

  it('are saved once typing rests, follow another device when the tab is seen again, and stay in this browser when they opt out', async () => {
    const { user } = await openWith110();
    vi.useFakeTimers();
    type('12');
    type('120');
    expect(fake.callsTo('PATCH', FORMS)).toEqual([]);
    act(() => void vi.runOnlyPendingTimers());
    vi.useRealTimers();
    await isSaved('120');
    expect(fake.callsTo('PATCH', FORMS)).toHaveLength(1);
    await ready();
    fake.keepForm(ana.id, { food: '130' });
    window.dispatchEvent(new Event('focus'));
    await shows('130');
    await user.click(await ready());
    expect(await ready()).not.toBeChecked();
    expect(inAccount()).toBeUndefined();
    expect(food()).toHaveValue('130');
    expect(labeled('Keep my numbers in this browser')).toBeChecked();
    expect(window.localStorage.getItem(KEY)).toContain('130');
  });

  it('come back with Undo after Clear, in the account too, but not for the next user', async () => {
    const { user } = await openWith110();
    await user.click(screen.getByText('Clear all fields'));
    await isSaved('');
    await user.click(screen.getByText('Undo'));
    await isSaved('110');
    expect(food()).toHaveValue('110');
    expect(screen.getByText('Your numbers are back.')).toHaveFocus();
    otherTab.signsOut();
    await shows('');
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it.each([
    ['is out of reach', hosted.noNetwork, /still on this page/, 'Try again'],
    ['is a hotel’s sign-in page', hosted.hotelWifi, /still on this page/, 'a change'],
    ['has no table for them', noTable, /can’t keep these numbers yet/, 'online'],
  ])('wait on the page, with a message, when the server %s', async (_fault, answer, message, retry) => {
    const { user } = await open();
    await ready();
    enter('110');
    const giveBack = fake.answer('POST', FORMS, answer);
    await user.click(option());
    await waitFor(() => expect(alert()).toHaveTextContent(message));
    expect(option()).toBeChecked();
    expect(screen.getByText('Not in your account yet: kept on this device for now.')).toBeVisible();
    giveBack();
    if (retry === 'online') window.dispatchEvent(new Event('online'));
    else if (retry === 'a change') enter('120');
    else await user.click(screen.getByText(retry));
    const value = retry === 'a change' ? '120' : '110';
    await isSaved(value);
    expect(await screen.findByText('Kept with your account.')).toBeVisible();
    expect(alert()).toBeNull();
    expect(food()).toHaveValue(value);
    allowNoise(/Failed to fetch/);
  });

  it('are kept, sent and shown without what a server can’t store, and say how long a field may be', async () => {
    await openWith110();
    const ages = labeled('Dependents’ ages');
    fireEvent.change(ages, { target: { value: `34,\t${'9, '.repeat(40)}` } });
    fireEvent.blur(ages);
    await waitFor(() => expect(inAccount()).toMatchObject({ ages: expect.stringMatching(/^34, 9, 9/) }));
    await ready();
    expect(alert()).toBeNull();
    expect(ages).toHaveValue((inAccount() as { ages?: string }).ages);
    expect(ages).toHaveAccessibleDescription(/at most 80 characters/);
  });

  it('stay in this browser when turning them off arrives and its answer is lost', async () => {
    const { user } = await openWith110();
    fake.answer('DELETE', FORMS, (call) => {
      fake.normalAnswer(call);
      return json({ message: 'bad gateway' }, 502);
    });
    await user.click(option());
    await waitFor(() => expect(alert()).toHaveTextContent('couldn’t be removed from your account'));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(option()).not.toBeChecked());
    expect(food()).toHaveValue('110');
    expect(window.localStorage.getItem(KEY)).toContain('110');
  });

  it('are kept in this browser by a site whose server has no table for them, without an alarm', async () => {
    fake.answer('GET', FORMS, noTable);
    const { user } = await open();
    await ready();
    enter('110');
    await user.click(labeled('Keep my numbers in this browser'));
    expect(window.localStorage.getItem(KEY)).toContain('110');
    expect(alert()).toBeNull();
  });
});

describe('a change that could not be saved', () => {
  async function changeUnsaved() {
    const view = await openWith110();
    const giveBack = fake.answer('PATCH', FORMS, down);
    enter('120');
    await waitFor(() => expect(alert()).toHaveTextContent('it stays in this browser, even if you sign out'));
    return { ...view, giveBack };
  }

  it.each(['Try again', 'online'])('is saved later: %s', async (how) => {
    const { user, giveBack } = await changeUnsaved();
    giveBack();
    if (how === 'online') window.dispatchEvent(new Event('online'));
    else await user.click(screen.getByText(how));
    await isSaved('120');
    await waitFor(() => expect(alert()).toBeNull());
  });

  it('stays here, without asking again and again, when another device has turned keeping off', async () => {
    const { unmount } = await changeUnsaved();
    unmount();
    fake.keepForm(ana.id, undefined);
    fake.calls = [];
    await open('#first60=1&nights=30&room=199');
    await waitFor(() => expect(window.localStorage.getItem(KEY)).toContain('120'));
    await ready();
    expect(labeled('Nightly rate ($)')).toHaveValue('199');
    expect(option()).not.toBeChecked();
    expect(fake.calls.filter(({ path }) => path === FORMS)).toHaveLength(1);
  });

  it('leaves the account with the rest when keeping is turned off', async () => {
    const { user } = await changeUnsaved();
    await user.click(option());
    expect(await screen.findByText('Kept on this device only, until you clear the box.')).toBeVisible();
    expect(alert()).toBeNull();
    expect(inAccount()).toBeUndefined();
    expect(window.localStorage.getItem(KEY)).toContain('120');
  });

  it('stays in this browser when keeping can’t be turned off either, which is not forgotten during a save', async () => {
    const { user } = await changeUnsaved();
    fake.answer('DELETE', FORMS, down);
    const late = deferred<Response>();
    fake.answer('PATCH', FORMS, () => late.promise);
    const before = fake.callsTo('PATCH', FORMS).length;
    await user.click(screen.getByText('Try again'));
    await waitFor(() => expect(fake.callsTo('PATCH', FORMS)).toHaveLength(before + 1));
    await user.click(option());
    late.resolve(down());
    await waitFor(() =>
      expect(alert()).toHaveTextContent(
        /couldn’t be removed from your account yet. They stay in this browser/,
      ),
    );
    expect(food()).toHaveValue('120');
    expect(option()).not.toBeChecked();
    expect(screen.getByText('Still in your account.')).toBeVisible();
    expect(window.localStorage.getItem(KEY)).toContain('120');
  });

  it('is never shown to another user, and waits for its owner', async () => {
    const { giveBack } = await changeUnsaved();
    giveBack();
    const ben = fake.addUser('ben@example.com');
    fake.keepForm(ben.id, { food: '90' });
    otherTab.signsIn(ben);
    await shows('90');
    enter('95');
    await waitFor(() => expect(fake.formOf(ben.id)).toMatchObject({ food: '95' }));
    expect(inAccount()).toMatchObject({ food: '110' });
    otherTab.signsIn(ana);
    await isSaved('120');
    expect(leftBehind()).not.toContain('"95"');
  });

  it('is dropped with the rest when its answer comes after its owner has left', async () => {
    await openWith110();
    const answer = fake.answerLate('PATCH', FORMS);
    enter('120');
    await waitFor(() => expect(fake.callsTo('PATCH', FORMS)).toHaveLength(1));
    otherTab.signsIn(fake.addUser('ben@example.com'));
    await shows('');
    answer();
    await waitFor(() => expect(leftBehind()).not.toContain('120'));
    expect(food()).toHaveValue('');
  });
});

describe('other numbers in the account', () => {
  const differs = 'Food a day ($): 130 in your account, 120 here.';

  it('of another device are never overwritten without asking, and either can be kept', async () => {
    const { user } = await openWith110();
    for (const [theirs, here, press, stays] of [
      ['130', '120', 'Use my account’s numbers', '130'],
      ['140', '125', 'Keep these with my account', '125'],
    ] as const) {
      const question = `Food a day ($): ${theirs} in your account, ${here} here.`;
      fake.keepForm(ana.id, { food: theirs });
      enter(here);
      expect(await screen.findByText(question)).toBeVisible();
      expect(inAccount()).toEqual({ food: theirs });
      await user.click(screen.getByText(press));
      await isSaved(stays);
      await shows(stays);
      expect(await ready()).toBeChecked();
      expect(screen.queryByText(question)).toBeNull();
    }
  });

  it.each([
    ['Use my account’s numbers', '130', '130'],
    ['Keep these with my account', '120', '120'],
    ['Not now', '120', '130'],
  ])('are never replaced by a link or by what this browser keeps: %s', async (press, onPage, account) => {
    fake.keepForm(ana.id, { food: '130' });
    window.localStorage.setItem(KEY, JSON.stringify({ food: '120' }));
    const { user } = await open('#first60=1&food=120');
    expect(await screen.findByText(differs)).toBeVisible();
    await user.click(screen.getByText(press));
    expect(document.activeElement).toHaveTextContent(
      press === 'Not now'
        ? 'These numbers stay on this page. Your account keeps its own.'
        : 'Your account keeps these numbers.',
    );
    expect(document.activeElement).toHaveAttribute('role', 'status');
    await shows(onPage);
    await isSaved(account);
    expect(screen.queryByText(differs)).toBeNull();
    expect(window.localStorage.getItem(KEY) === null).toBe(press !== 'Not now');
  });

  it('are shown with all that waits: the account’s, a change that isn’t saved yet, and this page’s', async () => {
    const { unmount, user } = await openWith110();
    const giveBack = fake.answer('PATCH', FORMS, down);
    enter('125');
    await waitFor(() => expect(alert()).not.toBeNull());
    unmount();
    giveBack();
    fake.keepForm(ana.id, { food: '130' });
    await open('#first60=1&food=120');
    const all = 'Food a day ($): 130 in your account, 125 in a change not saved yet, 120 here.';
    expect(await screen.findByText(all)).toBeVisible();
    await user.click(screen.getByText('Use the change not saved yet'));
    await isSaved('125');
    await shows('125');
    expect(screen.queryByText(all)).toBeNull();
  });

  it('are asked for again when another device saves between this one’s read and save', async () => {
    await openWith110();
    const giveBack = fake.answer('PATCH', FORMS, (call) => {
      giveBack();
      fake.keepForm(ana.id, { food: '130' });
      return fake.normalAnswer(call);
    });
    enter('120');
    expect(await screen.findByText(differs)).toBeVisible();
    expect(inAccount()).toEqual({ food: '130' });
  });
});

describe('numbers typed but kept nowhere', () => {
  const comeBack = async (user: UserEvent) =>
    user.click(await screen.findByText('First 60 Days', { selector: 'nav a span' }));

  it('are still there after following the link to sign in, and can then be kept', async () => {
    otherTab.signsOut();
    const { user } = await renderApp('/calculators/first-60-days');
    enter('120');
    await user.click(await screen.findByText('sign in', { selector: 'a' }));
    const form = within(await screen.findByRole('tabpanel', { name: 'Sign In' }));
    await user.type(form.getByLabelText('Email'), 'ana@example.com');
    await user.type(form.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await within(header()).findByText('ana@example.com');
    await comeBack(user);
    await shows('120');
    await user.click(await ready());
    await isSaved('120');
  });

  it('are gone for the next person', async () => {
    const { user } = await open();
    enter('120');
    await user.click(within(header()).getByRole('button', { name: 'Sign Out' }));
    await comeBack(user);
    await shows('');
    otherTab.signsIn(fake.addUser('ben@example.com'));
    await ready();
    await shows('');
  });
});
