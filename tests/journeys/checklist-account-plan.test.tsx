import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowNoise } from '../setup';
import { deferred } from '../support/deferred';
import { FakeSupabase, json, SESSION_KEY } from '../support/fake-supabase';
import { chip, labeled } from '../support/page-parts';
import { renderApp } from '../support/render-app';

const PLAN_KEY = 'paradise-pcs-plan';
const USER = '/auth/v1/user';
const PLANS = '/rest/v1/family_plans';
const JUNE = { reportDay: '2027-06-15', move: { pets: 'no' } };
const JULY = { ...JUNE, reportDay: '2027-07-01' };
const MAY = { reportDay: '2027-05-01', move: {} };

let fake: FakeSupabase;
let ana: ReturnType<FakeSupabase['addUser']>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
  fake = new FakeSupabase();
  ana = fake.addUser('ana@example.com');
  fake.remember(ana);
});

const field = () => labeled(/^Report date/);
const option = () => labeled('Keep it with my account too');
const keepHere = (plan: object) => window.localStorage.setItem(PLAN_KEY, JSON.stringify(plan));
const keptHere = () => JSON.parse(window.localStorage.getItem(PLAN_KEY) ?? 'null');
const inAccount = () => fake.planOf(ana.id);
const enter = (day: string) => fireEvent.change(field(), { target: { value: day } });
const saves = () => fake.calls.filter(({ method, path }) => path === PLANS && method !== 'GET');
const down = () => json({ message: 'down' }, 500);
const portal = () => new Response('<html>Welcome to the hotel</html>', { status: 200 });

/** Opens the checklist and waits until the account has been requested. */
async function open() {
  const view = await renderApp('/pcs-toolkit/hawaii-checklist');
  await screen.findByText('0 of 20');
  await waitFor(() => expect(fake.callsTo('GET', PLANS)).not.toEqual([]));
  return view;
}

async function ready() {
  await waitFor(() => expect(option()).toHaveAttribute('aria-disabled', 'false'));
  return option();
}

/** Opens the checklist of a user whose account has the plan for June. */
async function openWithJune() {
  fake.keepPlan(ana.id, JUNE);
  const view = await open();
  await waitFor(() => expect(field()).toHaveValue('2027-06-15'));
  await ready();
  // The planned list's code loads after its date.
  await screen.findByText('By date');
  return view;
}

/** Everything this browser stores, except the session itself. */
const leftBehind = () =>
  Object.keys(window.localStorage)
    .filter((key) => key !== SESSION_KEY)
    .map((key) => window.localStorage.getItem(key))
    .join();

function signIn(account: typeof ana) {
  fake.remember(account);
  window.dispatchEvent(
    new StorageEvent('storage', { key: SESSION_KEY, newValue: window.localStorage.getItem(SESSION_KEY) }),
  );
}

const saveFails = async () =>
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The change couldn’t be saved with your account',
  );

describe('a signed-in user’s report date', () => {
  it('stays out of the account until they opt in; then signing out removes it from this browser', async () => {
    keepHere(JUNE);
    const { user } = await open();
    expect(await ready()).not.toBeChecked();
    expect(saves()).toEqual([]);
    await user.click(option());
    await waitFor(() => expect(option()).toBeChecked());
    expect(inAccount()).toEqual(JUNE);
    expect(keptHere()).toBeNull();
    enter('2027-07-01');
    await waitFor(() => expect(inAccount()).toEqual(JULY));
    await ready();
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    expect(leftBehind()).not.toContain('2027');
    expect(fake.calls.every(({ search }) => !search.toString().includes('2027'))).toBe(true);
    expect(fake.callsTo('PUT', USER)).toEqual([]);
  });

  it('is loaded from the account on another device, with its answers', async () => {
    fake.keepPlan(ana.id, JUNE);
    await open();
    await waitFor(() => expect(field()).toHaveValue('2027-06-15'));
    expect(await ready()).toBeChecked();
    expect(await screen.findAllByText('Not for you: no pets')).toHaveLength(2);
    expect(saves()).toEqual([]);
  });

  it('is removed from the account when they opt out, and stays in this browser', async () => {
    const { user } = await openWithJune();
    await user.click(option());
    await waitFor(() => expect(option()).not.toBeChecked());
    expect(inAccount()).toBeUndefined();
    expect(keptHere()).toEqual(JUNE);
    expect(field()).toHaveValue('2027-06-15');
  });

  it('is cleared from the account too', async () => {
    const { user } = await openWithJune();
    await user.click(screen.getByText('Clear'));
    await waitFor(() => expect(inAccount()).toBeUndefined());
    expect(screen.queryByLabelText('Keep it with my account too')).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('says so when it could not be cleared from the account, and clears it on retry', async () => {
    const { user } = await openWithJune();
    const giveBack = fake.answer('DELETE', PLANS, down);
    await user.click(screen.getByText('Clear'));
    await saveFails();
    expect(inAccount()).toEqual(JUNE);
    giveBack();
    await user.click(screen.getByText('Try again'));
    await waitFor(() => expect(inAccount()).toBeUndefined());
  });

  it.each([
    ['account', 'Keep Jun 15, 2027, from my account', JUNE],
    ['browser', 'Keep May 1, 2027, from this browser', { ...MAY, move: JUNE.move }],
  ])(
    'prompts for a choice when the account has a different one, and keeps the one from the %s',
    async (_which, button, stays) => {
      fake.keepPlan(ana.id, JUNE);
      keepHere(MAY);
      const { user } = await open();
      expect(
        await screen.findByText('Your account has Jun 15, 2027. This browser has May 1, 2027.'),
      ).toBeVisible();
      expect(field()).toHaveValue('2027-05-01');
      await user.click(screen.getByText(button));
      await waitFor(() => expect(field()).toHaveValue(stays.reportDay));
      await waitFor(() => expect(inAccount()).toEqual(stays));
      expect(screen.queryByText('Which date do you want to keep?')).not.toBeInTheDocument();
      expect(keptHere()).toBeNull();
      expect(await ready()).toBeChecked();
    },
  );

  it('needs no choice when it is the same in both, and merges their answers', async () => {
    fake.keepPlan(ana.id, JUNE);
    keepHere({ reportDay: '2027-06-15', move: { home: 'rent' } });
    await open();
    await waitFor(() => expect(inAccount()).toEqual({ ...JUNE, move: { home: 'rent', pets: 'no' } }));
    expect(screen.queryByText('Which date do you want to keep?')).not.toBeInTheDocument();
  });

  it('prompts for a choice when only an answer differs', async () => {
    fake.keepPlan(ana.id, JUNE);
    keepHere({ ...JUNE, move: { pets: 'yes' } });
    const { user } = await open();
    expect(await screen.findByText('Pets: No in your account, Yes in this browser.')).toBeVisible();
    await user.click(screen.getByText('Keep this browser’s answers'));
    await waitFor(() => expect(inAccount()).toEqual({ ...JUNE, move: { pets: 'yes' } }));
  });

  it('prompts for a choice when only the pet dates differ, and keeps those chosen', async () => {
    const step = { day: '2027-03-01', title: 'Second rabies shot, earliest' };
    fake.keepPlan(ana.id, { ...JUNE, petSteps: [step, { ...step, day: '2027-04-02' }] });
    const ours = { ...JUNE, petSteps: [{ ...step, day: '2027-03-08' }] };
    keepHere(ours);
    const { user } = await open();
    const said = 'Pet dates: 2, from Mar 1, 2027, in your account, 1, from Mar 8, 2027, in this browser.';
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(screen.getByText('Keep this browser’s pet dates'));
    await waitFor(() => expect(inAccount()).toEqual(ours));
  });

  it.each([
    ['refuses', () => json({ message: 'no' }, 403)],
    ['fails', down],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a hotel’s sign-in page', portal],
    ['answers with another plan', () => json([{ plan: MAY }], 201)],
  ])('stays in this browser with an error message when the server %s', async (_fault, answer) => {
    keepHere(JUNE);
    const { user } = await open();
    const giveBack = fake.answer('POST', PLANS, answer);
    await user.click(await ready());
    expect(await screen.findByRole('alert')).toHaveTextContent('It’s still kept in this browser');
    expect(option()).not.toBeChecked();
    expect(keptHere()).toEqual(JUNE);
    giveBack();
    await user.click(await ready());
    await waitFor(() => expect(inAccount()).toEqual(JUNE));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    allowNoise(/Failed to fetch/);
  });

  it.each([
    ['fails', down],
    ['is a hotel’s sign-in page', portal],
    ['answers with another plan', () => json([{ plan: MAY }])],
  ])(
    'keeps a later change in this browser until it can be saved, when the server %s',
    async (_fault, answer) => {
      const { user } = await openWithJune();
      const giveBack = fake.answer('PATCH', PLANS, answer);
      enter('2027-07-01');
      await saveFails();
      expect(field()).toHaveValue('2027-07-01');
      expect(inAccount()).toEqual(JUNE);
      giveBack();
      await user.click(screen.getByText('Try again'));
      await waitFor(() => expect(inAccount()).toEqual(JULY));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    },
  );

  it.each(['junk', { reportDay: '2027-02-30', move: {} }, [JUNE]])(
    'is not loaded when the account’s plan is %j',
    async (plan) => {
      fake.keepPlan(ana.id, plan);
      keepHere(MAY);
      const { user } = await open();
      expect(await ready()).not.toBeChecked();
      expect(field()).toHaveValue('2027-05-01');
      await user.click(option());
      await waitFor(() => expect(inAccount()).toEqual(MAY));
    },
  );
});

describe('a report date changed on two devices', () => {
  it('keeps the later date when an older tab saves an answer', async () => {
    const { user } = await openWithJune();
    fake.keepPlan(ana.id, JULY);
    await user.click(chip('Home', 'In town'));
    await waitFor(() => expect(inAccount()).toEqual({ ...JULY, move: { home: 'rent', pets: 'no' } }));
    await waitFor(() => expect(field()).toHaveValue('2027-07-01'));
  });

  it('keeps both changes when another device saves between this one’s read and save', async () => {
    const { user } = await openWithJune();
    const giveBack = fake.answer('PATCH', PLANS, (call) => {
      giveBack();
      fake.keepPlan(ana.id, JULY);
      return fake.normalAnswer(call);
    });
    await user.click(chip('Home', 'In town'));
    await waitFor(() => expect(inAccount()).toEqual({ ...JULY, move: { home: 'rent', pets: 'no' } }));
  });

  it('gives up with an error message when the account’s plan changes at every try', async () => {
    await openWithJune();
    fake.answer('PATCH', PLANS, () => json([]));
    enter('2027-07-01');
    await saveFails();
    expect(fake.callsTo('PATCH', PLANS)).toHaveLength(3);
  });

  it.each([
    ['Keep Jul 1, 2027, from my account', '2027-07-01'],
    ['Keep Aug 1, 2027, from this browser', '2027-08-01'],
  ])('prompts for a choice when both changed it: %s', async (button, reportDay) => {
    const { user } = await openWithJune();
    fake.keepPlan(ana.id, JULY);
    enter('2027-08-01');
    expect(
      await screen.findByText('Your account has Jul 1, 2027. This browser has Aug 1, 2027.'),
    ).toBeVisible();
    expect(inAccount()).toEqual(JULY);
    await user.click(screen.getByText(button));
    await waitFor(() => expect(inAccount()).toEqual({ ...JUNE, reportDay }));
    await waitFor(() => expect(field()).toHaveValue(reportDay));
    expect(screen.queryByText('Which date do you want to keep?')).not.toBeInTheDocument();
  });

  it.each([
    ['Keep Aug 1, 2027 only in this browser', false],
    ['Keep Aug 1, 2027 with my account', true],
  ])('prompts for a choice when another device turned it off: %s', async (button, isOn) => {
    const { user } = await openWithJune();
    fake.dropPlan(ana.id);
    enter('2027-08-01');
    expect(await screen.findByText('Your account no longer has your date')).toBeVisible();
    expect(inAccount()).toBeUndefined();
    await user.click(screen.getByText(button));
    const changed = { ...JUNE, reportDay: '2027-08-01' };
    await waitFor(() => expect(inAccount()).toEqual(isOn ? changed : undefined));
    expect(keptHere()).toEqual(isOn ? null : changed);
    expect(field()).toHaveValue('2027-08-01');
    expect(screen.queryByText('Your account no longer has your date')).not.toBeInTheDocument();
  });

  it.each([
    ['Keep Jul 1, 2027, from my account', JULY],
    ['Clear it', undefined],
  ])('prompts for a choice when it was cleared here and changed elsewhere: %s', async (button, stays) => {
    const { user } = await openWithJune();
    fake.keepPlan(ana.id, JULY);
    await user.click(screen.getByText('Clear'));
    expect(await screen.findByText(/your account has Jul 1, 2027/)).toBeVisible();
    expect(inAccount()).toEqual(JULY);
    await user.click(screen.getByText(button));
    await waitFor(() => expect(inAccount()).toEqual(stays));
    await waitFor(() => expect(field()).toHaveValue(stays?.reportDay ?? ''));
  });

  it('is turned off with the latest date, which stays in this browser', async () => {
    const { user } = await openWithJune();
    fake.keepPlan(ana.id, JULY);
    await user.click(option());
    await waitFor(() => expect(option()).not.toBeChecked());
    expect(inAccount()).toBeUndefined();
    expect(keptHere()).toEqual(JULY);
  });

  it.each(['focus', 'online', 'visibilitychange'])('shows the later date on %s', async (event) => {
    await openWithJune();
    fake.keepPlan(ana.id, JULY);
    window.dispatchEvent(new Event(event));
    await waitFor(() => expect(field()).toHaveValue('2027-07-01'));
    fake.dropPlan(ana.id);
    window.dispatchEvent(new Event(event));
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('saves what is unsaved when the network returns', async () => {
    await openWithJune();
    const giveBack = fake.answer('PATCH', PLANS, down);
    enter('2027-07-01');
    await saveFails();
    giveBack();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(inAccount()).toEqual(JULY));
  });

  it('shows no error when the account could not be asked as the tab is seen again', async () => {
    await openWithJune();
    fake.answer('GET', PLANS, down);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(fake.callsTo('GET', PLANS)).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('2027-06-15');
  });

  it('is saved as changed last when it changes during a save', async () => {
    await openWithJune();
    const mayAnswer = deferred<void>();
    const giveBack = fake.answer('PATCH', PLANS, (call) => {
      giveBack();
      const answer = fake.normalAnswer(call);
      return mayAnswer.promise.then(() => answer);
    });
    enter('2027-07-01');
    await waitFor(() => expect(fake.callsTo('PATCH', PLANS)).toHaveLength(1));
    enter('2027-08-01');
    mayAnswer.resolve();
    await waitFor(() => expect(inAccount()).toEqual({ ...JUNE, reportDay: '2027-08-01' }));
    expect(field()).toHaveValue('2027-08-01');
    expect(screen.queryByText('Which date do you want to keep?')).not.toBeInTheDocument();
  });
});

describe('a change that could not be saved', () => {
  /** Changes the date while the server is down. Returns a function that brings it back. */
  async function changeUnsaved() {
    const view = await openWithJune();
    const giveBack = fake.answer('PATCH', PLANS, down);
    enter('2027-07-01');
    await saveFails();
    return { ...view, giveBack };
  }

  it('stays in this browser when its owner signs out, and is saved when they sign in again', async () => {
    const { user, giveBack, unmount } = await changeUnsaved();
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    giveBack();
    unmount();
    const signedOut = await renderApp('/pcs-toolkit/hawaii-checklist');
    expect(field()).toHaveValue('');
    signedOut.unmount();
    fake.remember(ana);
    await open();
    await waitFor(() => expect(inAccount()).toEqual(JULY));
    expect(field()).toHaveValue('2027-07-01');
  });

  it('stays when the session ends elsewhere', async () => {
    const { giveBack } = await changeUnsaved();
    window.localStorage.removeItem(SESSION_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    await waitFor(() => expect(field()).toHaveValue(''));
    giveBack();
    signIn(ana);
    await waitFor(() => expect(inAccount()).toEqual(JULY));
  });

  it('is never shown to another user, whose own plan doesn’t replace it', async () => {
    const { giveBack } = await changeUnsaved();
    giveBack();
    const ben = fake.addUser('ben@example.com');
    fake.keepPlan(ben.id, MAY);
    signIn(ben);
    await waitFor(() => expect(field()).toHaveValue('2027-05-01'));
    enter('2027-05-02');
    await waitFor(() => expect(fake.planOf(ben.id)).toEqual({ ...MAY, reportDay: '2027-05-02' }));
    expect(inAccount()).toEqual(JUNE);
    signIn(ana);
    await waitFor(() => expect(inAccount()).toEqual(JULY));
    expect(leftBehind()).not.toContain('2027-05-02');
  });

  it('comes before a date that was entered while signed out, which then needs a choice', async () => {
    const { user, giveBack, unmount } = await changeUnsaved();
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    giveBack();
    unmount();
    keepHere(MAY);
    fake.remember(ana);
    await open();
    expect(
      await screen.findByText('Your account has Jul 1, 2027. This browser has May 1, 2027.'),
    ).toBeVisible();
    expect(inAccount()).toEqual(JULY);
  });

  it('is gone when another user signs in and it is saved late', async () => {
    await openWithJune();
    const late = deferred<void>();
    fake.answer('PATCH', PLANS, (call) => {
      const answer = fake.normalAnswer(call);
      return late.promise.then(() => answer);
    });
    enter('2027-07-01');
    await waitFor(() => expect(fake.callsTo('PATCH', PLANS)).toHaveLength(1));
    signIn(fake.addUser('ben@example.com'));
    await waitFor(() => expect(field()).toHaveValue(''));
    late.resolve();
    await waitFor(() => expect(leftBehind()).not.toContain('2027'));
    expect(field()).toHaveValue('');
  });
});

describe('a plan in the user’s metadata', () => {
  const tokens = () => JSON.stringify(ana.metadata ?? {});

  it('moves to its table and is removed from the metadata', async () => {
    ana.metadata = { pcs_plan: JUNE, avatar_url: 'a.png' };
    await open();
    await waitFor(() => expect(field()).toHaveValue('2027-06-15'));
    expect(inAccount()).toEqual(JUNE);
    expect(ana.metadata).toEqual({ avatar_url: 'a.png' });
  });

  it('never replaces the one in the table', async () => {
    ana.metadata = { pcs_plan: JUNE };
    fake.keepPlan(ana.id, JULY);
    await open();
    await waitFor(() => expect(field()).toHaveValue('2027-07-01'));
    await waitFor(() => expect(tokens()).not.toContain('2027'));
    expect(inAccount()).toEqual(JULY);
  });

  it.each([
    ['the table', 'POST', PLANS],
    ['the metadata', 'PUT', USER],
  ])('is never lost when %s can’t be written, and moves on the next visit', async (_place, method, path) => {
    ana.metadata = { pcs_plan: JUNE };
    for (const answer of [down, portal]) {
      const giveBack = fake.answer(method, path, answer);
      const { unmount } = await open();
      await waitFor(() => expect(fake.callsTo(method, path)).not.toEqual([]));
      giveBack();
      unmount();
    }
    await open();
    await waitFor(() => expect(field()).toHaveValue('2027-06-15'));
    await waitFor(() => expect(tokens()).not.toContain('2027'));
    expect(inAccount()).toEqual(JUNE);
  });

  it('is removed and not moved when it is malformed', async () => {
    ana.metadata = { pcs_plan: { reportDay: '2027-02-30' } };
    keepHere(MAY);
    await open();
    expect(await ready()).not.toBeChecked();
    expect(tokens()).not.toContain('2027');
    expect(inAccount()).toBeUndefined();
  });
});
