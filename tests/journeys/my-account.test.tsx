import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keptRows } from '@/browser/kept-table';
import { allowNoise } from '../setup';
import { openMyAccount } from '../support/account-pages';
import { authIsIdle } from '../support/auth-is-idle';
import { tokenIn } from '../support/auth-session';
import { deferred } from '../support/deferred';
import { catchDownloads } from '../support/downloads';
import { fake, json, otherTab, SESSION_KEY } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { header } from '../support/page-parts';
import { PASSWORD } from '../support/passwords';
import { expectToast } from '../support/toasts';

const stored = () => window.localStorage.getItem(SESSION_KEY);

async function openAsAna() {
  const ana = fake.remember(fake.addUser('ana@example.com'));
  fake.complete(ana.id, 2);
  return { ana, ...(await openMyAccount()) };
}

it('the account menu opens and closes with its button, Escape, an outside click or focus, and returns focus', async () => {
  const { user, button, dialog } = await openAsAna();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.tab();
  expect(screen.getByText('My account')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('My account')).not.toBeInTheDocument();
  await user.click(button);
  await user.click(screen.getByLabelText('Full name'));
  expect(screen.queryByText('My account')).not.toBeInTheDocument();
  await user.click(button);
  act(() => screen.getByLabelText('Full name').focus());
  expect(screen.queryByText('My account')).not.toBeInTheDocument();
});

describe('changing the password', () => {
  async function change(current: string, next: string) {
    const opened = await openAsAna();
    const { user, dialog } = opened;
    await user.type(dialog.getByLabelText('Current password'), current);
    await user.type(dialog.getByLabelText('New password'), `${next}{Enter}`);
    return opened;
  }

  it('requires the current one, changes it, and signs out other devices', async () => {
    const { ana, dialog } = await change(PASSWORD, 'Mahalo2027');
    await expectToast('Your password is changed. Other devices are signed out within the hour.');
    expect(ana.password).toBe('Mahalo2027');
    expect(dialog.getByLabelText('Current password')).toHaveValue('');
    expect(stored()).toContain(ana.id);
    const [logout] = fake.callsTo('POST', '/auth/v1/logout');
    expect(logout?.search.get('scope')).toBe('others');
  });

  it.each([
    ['POST', '/auth/v1/token', 'a sign-out'],
    ['PUT', '/auth/v1/user', 'a sign-out'],
    ['POST', '/auth/v1/token', 'Ben signed in'],
    ['PUT', '/auth/v1/user', 'Ben signed in'],
  ])('signs no one in when %s %s responds after %s', async (method, path, meanwhile) => {
    const mayAnswer = deferred<void>();
    const giveBack = fake.answer(method, path, (call) => {
      giveBack();
      return mayAnswer.promise.then(() => fake.normalAnswer(call));
    });
    await change(PASSWORD, 'Mahalo2027');
    await waitFor(() => expect(fake.callsTo(method, path)).not.toEqual([]));
    const ben = meanwhile === 'Ben signed in' ? fake.addUser('ben@example.com') : undefined;
    if (ben) otherTab.signsIn(ben);
    else otherTab.signsOut();
    await screen.findByText(ben?.email ?? 'Login');
    mayAnswer.resolve();
    await waitFor(() => expect(fake.callsTo('POST', '/auth/v1/logout')).not.toEqual([]));
    await authIsIdle();
    expect(JSON.parse(stored() ?? 'null')?.user.id).toBe(ben?.id);
    expect(within(header()).getByText(ben?.email ?? 'Login')).toBeVisible();
  });

  it.each([
    ['the current one is wrong', 'Wrong2026', 'Mahalo2027', /^Your current password isn’t right/],
    ['it is the old one', PASSWORD, PASSWORD, /^Your new password must differ/],
    ['it breaks a rule', PASSWORD, 'aloha', /^Password does not meet requirements/],
  ])('changes nothing when %s', async (_case, current, next, message) => {
    const { ana, dialog } = await change(current, next);
    const button = await dialog.findByText('Change password', { selector: 'button' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(message));
    expect(ana.password).toBe(PASSWORD);
    expect(dialog.getByLabelText('New password')).toHaveValue(next);
  });
});

describe('downloading the data', () => {
  it('saves all of the user’s data, and reports when it could not be read', async () => {
    const files = catchDownloads();
    const plan = { reportDay: '2027-06-15', move: {} };
    const { user, ana, dialog } = await openAsAna();
    fake.keepPlan(ana.id, plan);
    fake.keepForm(ana.id, { food: '110' });
    const giveBack = fake.answer('GET', '/rest/v1/checklist_progress', () => json({}, 400));
    await user.click(dialog.getByText('Download as JSON'));
    expect(await dialog.findByText('We could not get your data')).toBeVisible();
    expect(files).toEqual([]);
    giveBack();
    await user.click(dialog.getByText('Download as JSON'));
    expect(await dialog.findByText('Your download is ready.')).toBeVisible();
    await user.click(dialog.getByText('Download as a spreadsheet (CSV)'));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files[0]?.name).toMatch(/^paradise-pcs-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(files[1]?.name).toMatch(/\.csv$/);
    const [jsonText = '', csvText = ''] = await Promise.all(files.map((file) => file.text()));
    const data = JSON.parse(jsonText);
    expect(data).toMatchObject({
      account: { email: 'ana@example.com' },
      profiles: [{ email: 'ana@example.com' }],
      plans: [{ plan }],
      firstSixtyDays: [{ form: { food: '110' } }],
      browser: { 'paradise-pcs-visited': 'true' },
    });
    expect(data.checklist.findIndex(({ done }: { done: boolean }) => done)).toBe(2);
    expect(csvText).toContain('"Account","email","ana@example.com"');
    expect(csvText).toContain('"Plan","0.plan.reportDay","2027-06-15"');
  });

  it('holds everything else when the server has no table for the First 60 Days yet', async () => {
    const files = catchDownloads();
    const { user, dialog } = await openAsAna();
    fake.answer('GET', '/rest/v1/first_60_days', () => json({ code: 'PGRST205' }, 404));
    await user.click(dialog.getByText('Download as JSON'));
    expect(await dialog.findByText('Your download is ready.')).toBeVisible();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ plans: [], firstSixtyDays: [] });
  });
});

it('what this site stores is listed, and what is only in this browser can be cleared', async () => {
  const { user, dialog } = await openAsAna();
  for (const fold of dialog.getAllByText(/^(In|Only in) /, { selector: 'summary' })) await user.click(fold);
  for (const { holds } of keptRows) expect(dialog.getByText(holds)).toBeVisible();
  expect(dialog.getByText(/sign-in service’s logs, even after you delete your account/)).toBeVisible();
  await user.click(dialog.getByText('Clear what is only in this browser'));
  expect(await dialog.findByText(/^Cleared/)).toBeVisible();
  expect(Object.keys(window.localStorage)).toEqual([SESSION_KEY]);
});

describe('deleting the account', () => {
  const passwordIn = (dialog: Awaited<ReturnType<typeof openAsAna>>['dialog']) => {
    return dialog.getByLabelText('Type the password to confirm');
  };

  async function remove(password = PASSWORD) {
    const opened = await openAsAna();
    const button = opened.dialog.getByText('Delete my account', { selector: 'button' });
    await opened.user.type(passwordIn(opened.dialog), `${password}{Enter}`);
    return { ...opened, remove: button };
  }

  it('requires the account’s password to be typed first', async () => {
    const { user, dialog } = await openAsAna();
    const button = dialog.getByText('Delete my account', { selector: 'button' });
    await user.click(button);
    expect(passwordIn(dialog)).toHaveFocus();
    expect(passwordIn(dialog)).toHaveAccessibleDescription('Type your password');
    expect(fake.callsTo('POST', '/auth/v1/token')).toEqual([]);
    await user.keyboard('Wrong2026{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^Your current password isn’t right/));
    expect(fake.callsTo('POST', '/rest/v1/rpc/delete_account')).toEqual([]);
    expect(fake.accounts).toHaveLength(1);
  });

  it('deletes it, signs out, clears this browser and says goodbye', async () => {
    const { ana } = await remove();
    await expectToast('Your account is deleted');
    await expectToast(/Goodbye/);
    await expectToast(/Only our sign-in service’s logs still have your email/);
    const [call] = fake.callsTo('POST', '/rest/v1/rpc/delete_account');
    expect(tokenIn(call?.headers ?? new Headers())?.userId).toBe(ana.id);
    expect(fake.accounts).not.toContain(ana);
    expect(window.localStorage).toHaveLength(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Login')).toBeVisible();
    expect(screen.queryByText('You have been signed out')).not.toBeInTheDocument();
    expect(screen.queryByText('Aloha, and welcome')).not.toBeInTheDocument();
  });

  it('can be retried when the response was lost', async () => {
    const giveBack = fake.answer('POST', '/rest/v1/rpc/delete_account', () => {
      fake.accounts = [];
      return hosted.noNetwork();
    });
    const { user, remove: button } = await remove();
    await expectToast('We can’t tell whether your account was deleted');
    expect(button).toHaveAccessibleDescription(/delete it again: that does no harm/);
    expect(stored()).not.toBeNull();
    giveBack();
    await user.click(button);
    await expectToast('Your account is deleted');
    expect(stored()).toBeNull();
    allowNoise(/Failed to fetch/);
  });

  it.each(['emptyPage', 'emptyNotFound'] as const)('is not said to be done after an %s', async (answer) => {
    fake.answer('POST', '/rest/v1/rpc/delete_account', hosted[answer]);
    await remove();
    await expectToast('We can’t tell whether your account was deleted');
    expect(stored()).not.toBeNull();
  });

  it.each([
    ['429', () => json({}, 429), /too many requests/],
    ['500', () => json({}, 500), /did not answer/],
  ])('keeps the account when the response is %s', async (_status, answer, advice) => {
    fake.answer('POST', '/rest/v1/rpc/delete_account', answer);
    const { remove: button } = await remove();
    await waitFor(() => expect(button).toHaveAccessibleDescription(advice));
    expect(stored()).not.toBeNull();
    expect(fake.accounts).toHaveLength(1);
  });

  it('never deletes an account that another tab has since signed in to', async () => {
    const { user, dialog } = await openAsAna();
    fake.remember(fake.addUser('ben@example.com'));
    await user.type(passwordIn(dialog), `${PASSWORD}{Enter}`);
    await expectToast('Your account was not deleted');
    await expectToast(/no longer signed in here/);
    expect(fake.callsTo('POST', '/rest/v1/rpc/delete_account')).toEqual([]);
    expect(fake.accounts).toHaveLength(2);
  });

  it('signs out other tabs of this browser, and other devices when their session refreshes', async () => {
    const { ana } = await openAsAna();
    fake.accounts = [];
    otherTab.signsOut();
    expect(await screen.findByText('Login')).toBeVisible();
    await expectToast('You have been signed out');
    otherTab.signsIn(ana, -60);
    await waitFor(() => expect(stored()).toBeNull());
    expect(screen.getByText('Login')).toBeVisible();
  });
});
