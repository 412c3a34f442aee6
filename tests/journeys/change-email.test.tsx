import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allowNoise } from '../setup';
import { openMyAccount } from '../support/account-pages';
import { catchDownloads } from '../support/downloads';
import { fake, otherTab, SESSION_KEY } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { header } from '../support/page-parts';
import { PASSWORD } from '../support/passwords';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const OLD = 'ana@navy.mil';
const NEW = 'ana@example.com';
const WAITING = 'Waiting for the links we emailed';
const stored = () => JSON.parse(window.localStorage.getItem(SESSION_KEY) ?? 'null');
const tokenTo = (to: string) => fake.links.find((link) => link.to === to)?.token ?? '';

async function openAsAna() {
  const ana = fake.accounts[0] ?? fake.addUser(OLD);
  fake.remember(ana);
  const opened = await openMyAccount();
  const part = within(
    (await opened.dialog.findByText('Change my email', { selector: 'h3' })).closest('section') as HTMLElement,
  );
  const button = part.getByText('Change my email', { selector: 'button' });
  return { ...opened, ana, part, button };
}

/** Asks for another email, as in My account. */
async function ask(newEmail = NEW, password = PASSWORD) {
  const opened = await openAsAna();
  await opened.user.type(opened.part.getByLabelText('New email'), newEmail);
  await opened.user.type(opened.part.getByLabelText('Your password'), `${password}{Enter}`);
  return opened;
}

/** Opens a mailed link in a tab of this browser and presses Continue. */
async function follow(token: string) {
  const link = `https://paradise.supabase.test/auth/v1/verify?token=${token}&type=email_change`;
  const { user, unmount } = await renderApp(`/auth#confirm=${encodeURIComponent(link)}`);
  await user.click(await screen.findByText('Continue'));
  return unmount;
}

/** Opens a link on another device. */
async function followElsewhere(token: string) {
  await fetch('https://paradise.supabase.test/auth/v1/verify', {
    method: 'POST',
    body: JSON.stringify({ token_hash: token, type: 'email_change' }),
  });
}

describe('asking for another email', () => {
  it('checks the password, has both mailboxes mailed, and says which links to open', async () => {
    const { part, ana } = await ask();
    await expectToast('Check your inbox: your email changes once you open each link we emailed.');
    expect(await part.findByText(WAITING)).toBeVisible();
    expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `Open the one to ${NEW}.`,
      `Open the one to ${OLD}, your email until then. If none comes there, the first is enough.`,
    ]);
    expect(part.getByText(/^No email\?/)).toHaveTextContent(
      /^No email\? Send the links again in \d+ seconds$/,
    );
    expect(part.getByLabelText('Another new email')).toHaveValue('');
    const [call] = fake.callsTo('PUT', '/auth/v1/user');
    expect(call?.body).toMatchObject({ email: NEW });
    expect(call?.search.get('redirect_to')).toBe('https://paradise.test/?email-change');
    expect(fake.links.map(({ to }) => to)).toEqual([OLD, NEW]);
    // The page goes on with the session of the fresh sign-in; the other one ends.
    await waitFor(() =>
      expect(fake.callsTo('POST', '/auth/v1/logout')[0]?.search.get('scope')).toBe('local'),
    );
    expect(stored().user.id).toBe(ana.id);
  });

  it.each([
    ['this one', ` ${OLD.toUpperCase()} `, PASSWORD, /^This is your email already/],
    ['with a wrong password', NEW, 'Wrong2026', /^Your current password isn’t right/],
  ])('%s changes nothing', async (_what, email, password, words) => {
    const { button, ana } = await ask(email, password);
    await waitFor(() => expect(button).toHaveAccessibleDescription(words));
    expect(ana.newEmail).toBeUndefined();
    expect(fake.callsTo('PUT', '/auth/v1/user')).toEqual([]);
  });

  it('that is no address is refused at the field', async () => {
    const { part } = await ask('ana');
    expect(part.getByLabelText('New email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    expect(fake.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  const KEPT = 'What you typed is still here.';
  it.each([
    [
      'emailTaken',
      'Another account has this address, maybe one that was never confirmed. Delete that one, or use another address.',
    ],
    ['addressMalformed', 'We can’t send email to this address. Check it for typos, or use another one.'],
    ['askedAgain', `We sent an email less than a minute ago. Wait a minute, then try again. ${KEPT}`],
    [
      'mailQuotaUsedUp',
      `No more email can go out this hour. It’s nothing you did. Try again in an hour. ${KEPT}`,
    ],
    [
      'mailFails',
      `The email could not be sent. If the address has no typo, it’s nothing you did. Try again later. ${KEPT}`,
    ],
    ['overQuota', `Accounts aren’t working right now. It’s nothing you did. Try again later. ${KEPT}`],
    ['noNetwork', `The server did not answer. Check your connection, then try again. ${KEPT}`],
  ] as const)('says why not, and keeps what was typed: %s', async (answer, advice) => {
    fake.addUser(OLD);
    fake.answer('PUT', '/auth/v1/user', hosted[answer]);
    const { part, button } = await ask();
    await waitFor(() => expect(button).toHaveAccessibleDescription(`Your email was not changed ${advice}`));
    const field = part.getByLabelText('New email');
    expect(field).toHaveValue(NEW);
    if (answer === 'emailTaken') expect(field).toBeInvalid();
    allowNoise(/Failed to fetch/);
  });
});

describe('a change that waits', () => {
  async function openWaiting() {
    const ana = fake.addUser(OLD);
    ana.newEmail = NEW;
    fake.mailLink(ana, 'email_change', [OLD, NEW]);
    return openAsAna();
  }

  it('is still shown after a reload', async () => {
    const { part } = await openWaiting();
    expect(await part.findByText(WAITING)).toBeVisible();
    expect(part.getAllByRole('listitem')[0]).toHaveTextContent(`Open the one to ${NEW}.`);
  });

  it('has its links mailed again after a minute, not before', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    const { user, part } = await openWaiting();
    const again = await part.findByText(/^No email\?/);
    await user.click(again);
    expect(fake.callsTo('POST', '/auth/v1/resend')).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    const before = tokenTo(NEW);
    await user.click(again);
    expect(await part.findByText(/^New links are on their way/)).toBeVisible();
    expect(fake.callsTo('POST', '/auth/v1/resend')[0]?.body).toMatchObject({
      type: 'email_change',
      email: OLD,
    });
    expect(tokenTo(NEW)).not.toBe(before);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  });

  it.each([
    [OLD, NEW],
    [NEW, OLD],
  ])('happens with the second link: %s, then %s', async (first, second) => {
    const { ana, unmount } = await renderWaiting();
    unmount();
    const token = tokenTo(first);
    const close = await follow(token);
    expect(await screen.findByText('One more link to open')).toBeVisible();
    expect(ana.email).toBe(OLD);
    close();
    const closeAgain = await follow(token);
    expect(await screen.findByText('This link has expired or was already used')).toBeVisible();
    closeAgain();
    await follow(tokenTo(second));
    await expectToast('Your email is changed. Sign in with the new one from now on.');
    await waitFor(() => expect(header()).toHaveTextContent(NEW));
    expect(header()).not.toHaveTextContent(OLD);
  });

  async function renderWaiting() {
    const ana = fake.addUser(OLD);
    ana.newEmail = NEW;
    fake.mailLink(ana, 'email_change', [OLD, NEW]);
    fake.remember(ana);
    return { ana, ...(await renderApp('/contact')) };
  }

  it('happens with one link where the project mails only one', async () => {
    fake.hasSecureEmailChange = false;
    const { part } = await ask();
    expect(await part.findByText(/If none comes there, the first is enough\./)).toBeVisible();
    await followElsewhere(tokenTo(NEW));
    window.dispatchEvent(new Event('focus'));
    expect(await part.findByText('Your email is changed')).toBeVisible();
  });

  it('is noticed when it happens on another device, wherever the email is shown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    const files = catchDownloads();
    const { user, part, dialog } = await openWaiting();
    await part.findByText(WAITING);
    await followElsewhere(tokenTo(OLD));
    window.dispatchEvent(new Event('focus'));
    await followElsewhere(tokenTo(NEW));
    // Nobody comes back to this window: it looks by itself.
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await part.findByText('Your email is changed')).toBeVisible();
    expect(part.getByText(/^Sign in with/)).toHaveTextContent(`Sign in with ${NEW} from now on.`);
    expect(part.queryByText(WAITING)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Your account ${NEW}`, hidden: true })).toBeVisible(),
    );

    await user.click(dialog.getByText('Download as JSON'));
    expect(await dialog.findByText('Your download is ready.')).toBeVisible();
    const data = JSON.parse((await files[0]?.text()) ?? '');
    expect([data.account.email, data.profiles[0].email]).toEqual([NEW, NEW]);
  });

  it.each([
    [
      'Change password',
      'Current password',
      'Your password is changed. Other devices are signed out within the hour.',
    ],
    ['Delete my account', 'Type the password to confirm', 'Your account is deleted'],
  ])('that happened elsewhere doesn’t make the password wrong: %s', async (name, label, said) => {
    const { user, ana, dialog } = await openWaiting();
    Object.assign(ana, { email: NEW, newEmail: undefined });
    const part = within(dialog.getByText(name, { selector: 'h3' }).closest('section') as HTMLElement);
    await user.type(part.getByLabelText(label), PASSWORD);
    const next = part.queryByLabelText('New password');
    if (next) await user.type(next, 'Mahalo2027');
    await user.click(part.getByText(name, { selector: 'button' }));
    await expectToast(said);
  });

  it('says when its links no longer work', async () => {
    const ana = fake.addUser(OLD);
    ana.newEmail = NEW;
    fake.mailLink(ana, 'email_change', [OLD, NEW]);
    ana.sentAt.email_change_sent_at = new Date(Date.now() - 61 * 60_000).toISOString();
    const { part } = await openAsAna();
    expect(await part.findByText('The links have expired')).toBeVisible();
    expect(part.getByText(/^Your email is still/)).toHaveTextContent(OLD);
    expect(part.getByRole('button', { name: 'Send new links' })).toBeEnabled();
    expect(part.queryByText(WAITING)).not.toBeInTheDocument();
  });

  it('reaches the menu of a device that was closed with its next session', async () => {
    const ana = fake.addUser(OLD);
    fake.remember(ana, -60);
    ana.email = NEW;
    await renderApp('/contact');
    await waitFor(() => expect(header()).toHaveTextContent(NEW));
  });

  it('reaches the menu of another tab', async () => {
    const { ana } = await renderWaiting();
    await waitFor(() => expect(header()).toHaveTextContent(OLD));
    ana.email = NEW;
    otherTab.signsIn(ana);
    await waitFor(() => expect(header()).toHaveTextContent(NEW));
    expect(screen.queryByText('You have been signed out')).not.toBeInTheDocument();
  });

  it('can be asked for again when the server did not answer', async () => {
    const ana = fake.addUser(OLD);
    ana.newEmail = NEW;
    const giveBack = fake.answer('GET', '/auth/v1/user', hosted.badGateway);
    const { user, part } = await openAsAna();
    expect(await part.findByText('We could not check whether a change is waiting')).toBeVisible();
    giveBack();
    await user.click(part.getByText('Check again'));
    expect(await part.findByText(WAITING)).toBeVisible();
  });
});
