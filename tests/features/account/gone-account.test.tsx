import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openMyAccount } from '../../support/account-pages';
import { fake, otherTab, SESSION_KEY } from '../../support/fake-supabase';
import { hosted } from '../../support/hosted-answers';
import { header } from '../../support/page-parts';
import { PASSWORD } from '../../support/passwords';
import { renderApp } from '../../support/render-app';
import { expectToast } from '../../support/toasts';

// The account was deleted on another device. For up to an hour the data API still takes this one's token.

const PLAN = { reportDay: '2027-06-15', move: { pets: 'no' } };
const stored = () => window.localStorage.getItem(SESSION_KEY);
const kept = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null');
const keep = (key: string, value: unknown) => window.localStorage.setItem(key, JSON.stringify(value));
const ORDERS = /Submit PCS orders/;

let ana: ReturnType<typeof fake.addUser>;

beforeEach(() => {
  ana = fake.remember(fake.addUser('ana@example.com'));
});

async function openChecklist() {
  fake.complete(ana.id, 2);
  const view = await renderApp('/pcs-toolkit/hawaii-checklist');
  await screen.findByText('1 of 20');
  const box = await screen.findByRole('checkbox', { name: ORDERS });
  await waitFor(() => expect(box).toBeEnabled());
  return { ...view, box };
}

async function expectLeft() {
  await expectToast('This account was deleted');
  expect(await within(header()).findByText('Login')).toBeVisible();
  expect(stored()).toBeNull();
  expect(screen.queryByText('You have been signed out')).not.toBeInTheDocument();
}

it('is said at the first item that can’t be saved, after one question to the auth server', async () => {
  const { user, box } = await openChecklist();
  fake.deleteAccount(ana);
  await user.click(box);
  await expectToast('Failed to save progress');
  await expectLeft();
  expect(box).not.toBeChecked();
  expect(fake.callsTo('GET', '/auth/v1/user')).toHaveLength(1);
});

it('is said when the progress that was there is gone', async () => {
  await openChecklist();
  fake.deleteAccount(ana);
  window.dispatchEvent(new Event('visibilitychange'));
  await expectLeft();
});

it('is said when another tab has deleted it, or found it gone', async () => {
  await openChecklist();
  otherTab.keeps(SESSION_KEY, { isDeleted: true });
  otherTab.signsOut();
  await expectLeft();
});

it.each([
  ['plan', '/pcs-toolkit/hawaii-checklist', /^Report date/, PLAN.reportDay],
  ['First 60 Days', '/calculators/first-60-days', 'Food a day ($)', '110'],
])('is said when the %s of the account is gone, and stays here', async (_what, path, label, shown) => {
  fake.keepPlan(ana.id, PLAN);
  fake.keepForm(ana.id, { food: '110' });
  await renderApp(path);
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).toHaveValue(shown));
  fake.deleteAccount(ana);
  window.dispatchEvent(new Event('visibilitychange'));
  await expectLeft();
  expect(fake.callsTo('GET', '/auth/v1/user')).toHaveLength(1);
  expect(field).toHaveValue(shown);
});

it('isn’t assumed when only the plan is gone, as when another device stops keeping it', async () => {
  fake.keepPlan(ana.id, PLAN);
  await openChecklist();
  await waitFor(() => expect(screen.getByLabelText(/^Report date/)).toHaveValue(PLAN.reportDay));
  fake.keepPlan(ana.id, undefined);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(fake.callsTo('GET', '/auth/v1/user')).toHaveLength(1));
  await waitFor(() => expect(kept('paradise-pcs-plan')).toMatchObject(PLAN));
  expect(stored()).toContain(ana.id);
});

it('is said when a changed plan can’t be saved, and the plan stays', async () => {
  fake.keepPlan(ana.id, PLAN);
  await openChecklist();
  const field = await screen.findByLabelText(/^Report date/);
  await waitFor(() => expect(field).toHaveValue(PLAN.reportDay));
  fake.accounts = [];
  fireEvent.change(field, { target: { value: '2027-07-01' } });
  await expectLeft();
  expect(kept('paradise-pcs-plan')).toMatchObject({ reportDay: '2027-07-01' });
});

it('is said in place of a wrong current password', async () => {
  const { user, dialog } = await openMyAccount();
  fake.deleteAccount(ana);
  await user.type(dialog.getByLabelText('Current password'), PASSWORD);
  await user.type(dialog.getByLabelText('New password'), 'Mahalo2027{Enter}');
  await expectLeft();
  expect(screen.queryByText('Your current password isn’t right')).not.toBeInTheDocument();
});

it('is said in place of a download', async () => {
  const { user, dialog } = await openMyAccount();
  fake.deleteAccount(ana);
  await user.click(dialog.getByText('Download as JSON'));
  await expectLeft();
});

it.each([
  ['only a copy of what the account had', { copy: PLAN, unsaved: undefined }],
  ['a change that the account never got', { copy: { reportDay: '2027-05-01', move: {} }, unsaved: PLAN }],
])('leaves the plan and the First 60 Days in this browser: %s', async (_what, { copy, unsaved }) => {
  const { user, box } = await openChecklist();
  const others = { userId: 'ben', plan: PLAN, base: null };
  keep('paradise-pcs-account-plan', { userId: ana.id, plan: copy });
  keep('paradise-pcs-unsaved-plans', [
    others,
    ...(unsaved ? [{ userId: ana.id, plan: unsaved, base: copy }] : []),
  ]);
  keep('paradise-pcs-account-first-60-days', { userId: ana.id, texts: { food: '110' } });
  fake.deleteAccount(ana);
  await user.click(box);
  await expectLeft();
  expect(kept('paradise-pcs-plan')).toEqual(PLAN);
  expect(kept('paradise-pcs-first-60-days')).toEqual({ food: '110' });
  expect(kept('paradise-pcs-account-plan')).toBeNull();
  expect(kept('paradise-pcs-unsaved-plans')).toEqual([others]);
});

it.each(['noNetwork', 'databaseFails'] as const)(
  'is not assumed when the auth server says %s',
  async (answer) => {
    const { user, box } = await openChecklist();
    fake.answer('GET', '/auth/v1/user', hosted[answer]);
    fake.answer('POST', '/rest/v1/checklist_progress', () =>
      Response.json({ code: '23503', message: 'foreign key' }, { status: 409 }),
    );
    await user.click(box);
    await expectToast('Failed to save progress');
    await waitFor(() => expect(fake.callsTo('GET', '/auth/v1/user')).not.toEqual([]));
    expect(stored()).toContain(ana.id);
    expect(header()).toHaveTextContent('ana@example.com');
  },
);
