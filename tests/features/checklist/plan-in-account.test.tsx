import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDayOf } from '@/dates/calendar-day';
import { allowNoise } from '../../setup';
import {
  ana,
  changeUnsaved,
  down,
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
  PLAN_KEY,
  PLANS,
  ready,
  saveFails,
  saves,
  startWithAna,
  withJune,
} from '../../support/ana-plan';
import { authIsIdle } from '../../support/auth-is-idle';
import { fake, json, otherTab } from '../../support/fake-supabase';
import { hosted } from '../../support/hosted-answers';

const AUGUST = { ...JUNE, reportDay: '2027-08-01' };

beforeEach(startWithAna);

/** With fresh modules, as on a new page load. */
async function loadParts() {
  vi.resetModules();
  return {
    ...(await import('@/features/account/use-auth')),
    ...(await import('@/features/account/start-session')),
    ...(await import('@/features/checklist/use-kept-plan')),
    ...(await import('@/features/checklist/components/report-date')),
    ...(await import('@/features/checklist/components/keep-plan-with-account')),
  };
}

/** The report date and where it is kept, as on the checklist: rendering its lists each time would take seconds. */
function KeptDate({
  parts: { useAuth, useKeptPlan, ReportDate, KeepWithAccount },
}: {
  parts: Awaited<ReturnType<typeof loadParts>>;
}) {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const plan = useKeptPlan(userId);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <ReportDate
        kept={plan}
        userId={userId}
        today={calendarDayOf(new Date())}
        onChange={(reportDay) => plan.change({ ...plan.known, month: undefined, move: plan.move, reportDay })}
        onChosen={() => undefined}
      />
      {plan.known && <div ref={setPlace} />}
      {userId && <KeepWithAccount key={userId} userId={userId} plan={plan} place={place} />}
    </>
  );
}

async function open() {
  const parts = await loadParts();
  parts.startSession();
  const view = render(<KeptDate parts={parts} />);
  await waitFor(() => expect(fake.callsTo('GET', PLANS)).not.toEqual([]));
  return { ...view, user: userEvent.setup() };
}

const openWithJune = () => withJune(open);

describe('a signed-in user’s report date', () => {
  it('goes to the account by a press while the account is still asked, which shows at once', async () => {
    keepHere(JUNE);
    const answer = fake.answerLate('GET', PLANS);
    const { user } = await open();
    await user.click(await screen.findByLabelText('Keep it with my account too'));
    expect(option()).toBeChecked();
    answer();
    await isSaved(JUNE);
    expect(await ready()).toBeChecked();
    expect(field()).toHaveAccessibleDescription('It’s saved with your account.');
  });

  it('is cleared from the account too; when that fails, it says so and clears it on retry', async () => {
    const { user } = await openWithJune();
    const giveBack = fake.answer('DELETE', PLANS, down);
    await user.click(screen.getByText('Clear plan'));
    await saveFails();
    expect(inAccount()).toEqual(JUNE);
    giveBack();
    await user.click(screen.getByText('Try again'));
    await isSaved(undefined);
    expect(screen.queryByLabelText('Keep it with my account too')).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('comes back to the account when clearing it is undone', async () => {
    const { user } = await openWithJune();
    await user.click(screen.getByText('Clear plan'));
    await isSaved(undefined);
    await user.click(screen.getByText('Undo'));
    await isSaved(JUNE);
    expect(field()).toHaveValue('2027-06-15');
    expect(keptHere()).toBeNull();
  });

  const step = { day: '2027-03-01', title: 'Second rabies shot, earliest' };
  const [oneStep, twoSteps] = [[step], [step, { ...step, day: '2027-04-02' }]].map((petSteps) => ({
    ...JUNE,
    petSteps,
  }));
  const withPets = { ...JUNE, move: { pets: 'yes' } };
  const dates = 'Your account has Jun 15, 2027. This browser has May 1, 2027.';
  const answers = 'Pets: No in your account, Yes in this browser.';
  const petDates = 'Pet dates: 2, from Mar 1, 2027, in your account, 1, from Mar 1, 2027, in this browser.';

  it.each<[says: string, press: string, account?: object, here?: object, stays?: object]>([
    [dates, 'Keep Jun 15, 2027, from my account', JUNE, MAY, JUNE],
    [dates, 'Keep May 1, 2027, from this browser', JUNE, MAY, { ...MAY, move: JUNE.move }],
    [answers, 'Keep this browser’s answers', JUNE, withPets, withPets],
    [petDates, 'Keep this browser’s pet dates', twoSteps, oneStep, oneStep],
  ])('prompts for a choice: %s %s', async (says, press, account, here, stays) => {
    fake.keepPlan(ana.id, account);
    keepHere(here ?? {});
    const { user } = await open();
    expect(await screen.findByText(says)).toBeVisible();
    expect(field()).toHaveValue((here as typeof JUNE).reportDay);
    await user.click(screen.getByText(press));
    await isSaved(stays);
    await isOn((stays as typeof JUNE).reportDay);
    expect(screen.queryByText(says)).not.toBeInTheDocument();
    expect(keptHere()).toBeNull();
    expect(await ready()).toBeChecked();
  });

  it('needs no choice when it is the same in both, and merges their answers', async () => {
    fake.keepPlan(ana.id, JUNE);
    keepHere({ reportDay: '2027-06-15', move: { home: 'rent' } });
    await open();
    await isSaved({ ...JUNE, move: { home: 'rent', pets: 'no' } });
    expect(screen.queryByText('Which plan do you want to keep?')).not.toBeInTheDocument();
  });

  it.each([
    ['refuses', () => json({ message: 'no' }, 403)],
    ['fails', down],
    ['is out of reach', hosted.noNetwork],
    ['is a hotel’s sign-in page', hosted.hotelWifi],
    ['answers with another plan', () => json([{ plan: MAY }], 201)],
  ])('stays in this browser with an error message when the server %s', async (_fault, answer) => {
    keepHere(JUNE);
    const { user } = await open();
    const giveBack = fake.answer('POST', PLANS, answer);
    await user.click(await ready());
    expect(await screen.findByRole('alert')).toHaveTextContent('It’s still kept in this browser');
    expect(option()).toBeChecked();
    expect(field()).toHaveAccessibleDescription(/It stays on this device unless you save it\.$/);
    expect(keptHere()).toEqual(JUNE);
    giveBack();
    await user.click(screen.getByText('Try again'));
    await isSaved(JUNE);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(keptHere()).toBeNull();
    allowNoise(/Failed to fetch/);
  });

  it.each(['Try again', 'online'])('leaves the account when it can be asked again: %s', async (retry) => {
    const { user } = await openWithJune();
    const giveBack = fake.answer('DELETE', PLANS, down);
    await user.click(option());
    expect(await screen.findByRole('alert')).toHaveTextContent('It stays in this browser');
    expect(option()).not.toBeChecked();
    expect(field()).toHaveAccessibleDescription('It’s still in your account.');
    giveBack();
    if (retry === 'online') window.dispatchEvent(new Event('online'));
    else await user.click(screen.getByText(retry));
    await isSaved(undefined);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/It stays on this device unless/));
    expect(keptHere()).toEqual(JUNE);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays with the account when it is turned off and on again before that', async () => {
    const { user } = await openWithJune();
    const answer = fake.answerLate('DELETE', PLANS);
    await user.click(option());
    await waitFor(() => expect(fake.callsTo('DELETE', PLANS)).toHaveLength(1));
    await user.click(option());
    expect(option()).toBeChecked();
    answer();
    await waitFor(() => expect(keptHere()).toBeNull());
    expect(inAccount()).toEqual(JUNE);
    expect(field()).toHaveValue('2027-06-15');
    expect(option()).toBeChecked();
  });

  it.each([
    ['fails', down, 'Try again'],
    ['fails', down, 'online'],
    ['is a hotel’s sign-in page', hosted.hotelWifi, 'Try again'],
    ['answers with another plan', () => json([{ plan: MAY }]), 'Try again'],
  ])('keeps a change when the server %s, until it can be saved', async (_fault, answer, retry) => {
    const { user } = await openWithJune();
    const giveBack = fake.answer('PATCH', PLANS, answer);
    enter('2027-07-01');
    await saveFails();
    expect(field()).toHaveValue('2027-07-01');
    expect(inAccount()).toEqual(JUNE);
    giveBack();
    if (retry === 'online') window.dispatchEvent(new Event('online'));
    else await user.click(screen.getByText(retry));
    await isSaved(JULY);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it.each(['junk', { reportDay: '2027-02-30' }, [JUNE]])(
    'is not loaded when it is %j in the account',
    async (plan) => {
      fake.keepPlan(ana.id, plan);
      keepHere(MAY);
      const { user } = await open();
      expect(await ready()).not.toBeChecked();
      expect(field()).toHaveValue('2027-05-01');
      await user.click(option());
      await isSaved(MAY);
    },
  );
});

describe('a report date changed on two devices', () => {
  it('gives up with an error message when the account’s plan changes at every try', async () => {
    await openWithJune();
    fake.answer('PATCH', PLANS, () => json([]));
    enter('2027-07-01');
    await saveFails();
    expect(fake.callsTo('PATCH', PLANS)).toHaveLength(3);
  });

  const both = 'Your account has Jul 1, 2027. This browser has Aug 1, 2027.';
  const gone = 'Your account no longer has your plan';
  const cleared = /your account has Jul 1, 2027/;

  it.each<[says: string | RegExp, press: string, theirs: object | undefined, day: string, stays?: object]>([
    [both, 'Keep Jul 1, 2027, from my account', JULY, '2027-08-01', JULY],
    [both, 'Keep Aug 1, 2027, from this browser', JULY, '2027-08-01', AUGUST],
    [gone, 'Keep Aug 1, 2027 only in this browser', undefined, '2027-08-01', undefined],
    [gone, 'Keep Aug 1, 2027 with my account', undefined, '2027-08-01', AUGUST],
    [cleared, 'Keep Jul 1, 2027, from my account', JULY, '', JULY],
    [cleared, 'Clear it', JULY, '', undefined],
  ])('prompts for a choice: %s %s', async (says, press, theirs, day, stays) => {
    const { user } = await openWithJune();
    fake.keepPlan(ana.id, theirs);
    if (day) enter(day);
    else await user.click(screen.getByText('Clear plan'));
    expect(await screen.findByText(says)).toBeVisible();
    expect(inAccount()).toEqual(theirs);
    await user.click(screen.getByText(press));
    await isSaved(stays);
    const staysHere = says === gone && !stays ? AUGUST : null;
    await isOn(((stays ?? staysHere) as typeof JUNE | null)?.reportDay ?? '');
    expect(keptHere()).toEqual(staysHere);
    expect(screen.queryByText(says)).not.toBeInTheDocument();
  });

  it('is turned off with the latest date, which stays in this browser', async () => {
    const { user } = await openWithJune();
    fake.keepPlan(ana.id, JULY);
    await user.click(option());
    expect(await ready()).not.toBeChecked();
    expect(inAccount()).toBeUndefined();
    expect(keptHere()).toEqual(JULY);
  });

  it.each(['focus', 'online', 'visibilitychange'])('shows the later date on %s', async (event) => {
    await openWithJune();
    fake.keepPlan(ana.id, JULY);
    window.dispatchEvent(new Event(event));
    await isOn('2027-07-01');
  });

  it('stays in this browser when it is gone from the account', async () => {
    await openWithJune();
    fake.keepPlan(ana.id, undefined);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(option()).not.toBeChecked());
    expect(field()).toHaveValue('2027-06-15');
    expect(keptHere()).toEqual(JUNE);
    expect(saves()).toEqual([]);
  });

  it('shows no error when the account could not be asked as the tab is seen again', async () => {
    await openWithJune();
    fake.answer('GET', PLANS, down);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(fake.callsTo('GET', PLANS)).toHaveLength(2));
    await authIsIdle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('2027-06-15');
  });

  it('is saved as changed last when it changes during a save', async () => {
    await openWithJune();
    const answer = fake.answerLate('PATCH', PLANS);
    enter('2027-07-01');
    await waitFor(() => expect(fake.callsTo('PATCH', PLANS)).toHaveLength(1));
    enter('2027-08-01');
    answer();
    await isSaved(AUGUST);
    expect(field()).toHaveValue('2027-08-01');
    expect(screen.queryByText('Which plan do you want to keep?')).not.toBeInTheDocument();
  });
});

describe('an answer that is lost, or comes late', () => {
  /** Carries out a call, and loses the response. */
  const lost = (call: Parameters<typeof fake.normalAnswer>[0]) => {
    fake.normalAnswer(call);
    return json({ message: 'bad gateway' }, 502);
  };

  it('keeps the date in this browser when keeping was turned off', async () => {
    const { user } = await openWithJune();
    fake.answer('DELETE', PLANS, lost);
    await user.click(option());
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be removed from your account');
    expect(inAccount()).toBeUndefined();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(option()).not.toBeChecked());
    expect(field()).toHaveValue('2027-06-15');
    expect(keptHere()).toEqual(JUNE);
  });

  it('clears nothing when another tab has found the date in the account meanwhile', async () => {
    keepHere(JUNE);
    const { user } = await open();
    const answer = fake.answerLate('POST', PLANS);
    await user.click(await ready());
    await isSaved(JUNE);
    otherTab.keeps('paradise-pcs-account-plan', { userId: ana.id, plan: JUNE });
    otherTab.keeps(PLAN_KEY, undefined);
    answer();
    await ready();
    expect(option()).toBeChecked();
    expect(field()).toHaveValue('2027-06-15');
    expect(inAccount()).toEqual(JUNE);
    expect(fake.callsTo('DELETE', PLANS)).toEqual([]);
  });
});

describe('a change that could not be saved', () => {
  it('stays when the session ends elsewhere', async () => {
    const { giveBack } = await changeUnsaved(open);
    otherTab.signsOut();
    await isOn('');
    giveBack();
    otherTab.signsIn(ana);
    await isSaved(JULY);
  });
});
