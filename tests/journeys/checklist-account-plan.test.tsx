import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ana,
  changeUnsaved,
  enter,
  field,
  inAccount,
  isOn,
  isSaved,
  JULY,
  JUNE,
  keepHere,
  keptHere,
  MAY,
  option,
  PLANS,
  ready,
  saves,
  startWithAna,
  withJune,
} from '../support/ana-plan';
import { authIsIdle } from '../support/auth-is-idle';
import { fake, leftBehind, otherTab } from '../support/fake-supabase';
import { chip } from '../support/page-parts';
import { renderApp } from '../support/render-app';

// On a busy machine, loading it the first time can take longer than a query waits.
beforeAll(async () => {
  await import('@/features/checklist/components/planned-list');
  await import('@/features/checklist/components/keep-plan-with-account');
});

beforeEach(startWithAna);

/** Opens the checklist and waits until the account has been requested. */
async function open() {
  const view = await renderApp('/pcs-toolkit/hawaii-checklist');
  await screen.findByText('0 of 20');
  await waitFor(() => expect(fake.callsTo('GET', PLANS)).not.toEqual([]));
  return view;
}

async function openWithJune() {
  const view = await withJune(open);
  // The planned list's code loads after its date.
  await screen.findByText('By date');
  return view;
}

describe('a signed-in user’s report date on the checklist', () => {
  it('stays out of the account until they opt in; then signing out removes it from this browser', async () => {
    keepHere(JUNE);
    const { user } = await open();
    expect(await ready()).not.toBeChecked();
    expect(saves()).toEqual([]);
    await user.click(option());
    expect(await ready()).toBeChecked();
    expect(inAccount()).toEqual(JUNE);
    expect(keptHere()).toBeNull();
    expect(field()).toHaveAccessibleDescription('It’s saved with your account.');
    enter('2027-07-01');
    await isSaved(JULY);
    await ready();
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    expect(leftBehind()).not.toContain('2027');
    expect(fake.calls.every(({ search }) => !search.toString().includes('2027'))).toBe(true);
  });

  it('is loaded from the account on another device, with its answers, and stays here when they opt out', async () => {
    const { user } = await openWithJune();
    expect(option()).toBeChecked();
    expect(await screen.findAllByText('Not for you: no pets')).toHaveLength(2);
    expect(saves()).toEqual([]);
    await user.click(option());
    expect(await ready()).not.toBeChecked();
    expect(inAccount()).toBeUndefined();
    expect(keptHere()).toEqual(JUNE);
    expect(field()).toHaveValue('2027-06-15');
    expect(field()).toHaveAccessibleDescription(/It stays on this device unless you save it\.$/);
  });

  it('keeps both changes when another device saves between this one’s read and save', async () => {
    const { user } = await openWithJune();
    const giveBack = fake.answer('PATCH', PLANS, (call) => {
      giveBack();
      fake.keepPlan(ana.id, JULY);
      return fake.normalAnswer(call);
    });
    await user.click(chip('Home', 'Off base'));
    await isSaved({ ...JULY, move: { home: 'rent', pets: 'no' } });
  });

  it('keeps the date in this browser when it is turned off and Sign Out is pressed, which says so', async () => {
    const { user } = await openWithJune();
    const answer = fake.answerLate('DELETE', PLANS);
    await user.click(option());
    await waitFor(() => expect(fake.callsTo('DELETE', PLANS)).toHaveLength(1));
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    answer();
    await authIsIdle();
    expect(inAccount()).toBeUndefined();
    expect(keptHere()).toEqual(JUNE);
    expect(await screen.findByText(/This browser still has your plan\./)).toBeVisible();
    await user.click(screen.getByText('Remove from this browser'));
    expect(await screen.findByText('Removed from this browser')).toBeVisible();
    expect(keptHere()).toBeNull();
  });

  it('is never shown to another user, whose own plan doesn’t replace it', async () => {
    const { giveBack } = await changeUnsaved(open);
    giveBack();
    const ben = fake.addUser('ben@example.com');
    fake.keepPlan(ben.id, MAY);
    otherTab.signsIn(ben);
    await isOn('2027-05-01');
    enter('2027-05-02');
    await waitFor(() => expect(fake.planOf(ben.id)).toEqual({ ...MAY, reportDay: '2027-05-02' }));
    expect(inAccount()).toEqual(JUNE);
    otherTab.signsIn(ana);
    await isSaved(JULY);
    expect(leftBehind()).not.toContain('2027-05-02');
  });

  it('stays in this browser when its owner signs out, and comes before a date entered while signed out', async () => {
    const { user, giveBack, unmount } = await changeUnsaved(open);
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    giveBack();
    unmount();
    const signedOut = await renderApp('/pcs-toolkit/hawaii-checklist');
    expect(field()).toHaveValue('');
    enter(MAY.reportDay);
    await screen.findByText('By date');
    signedOut.unmount();
    fake.remember(ana);
    await open();
    expect(
      await screen.findByText('Your account has Jul 1, 2027. This browser has May 1, 2027.'),
    ).toBeVisible();
    expect(inAccount()).toEqual(JULY);
  });

  it('is gone when another user signs in and it is saved late', async () => {
    await openWithJune();
    const answer = fake.answerLate('PATCH', PLANS);
    enter('2027-07-01');
    await waitFor(() => expect(fake.callsTo('PATCH', PLANS)).toHaveLength(1));
    otherTab.signsIn(fake.addUser('ben@example.com'));
    await isOn('');
    answer();
    await waitFor(() => expect(leftBehind()).not.toContain('2027'));
    expect(field()).toHaveValue('');
  });
});
