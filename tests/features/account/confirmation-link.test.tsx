import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fake, SESSION_KEY } from '../../support/fake-supabase';
import { renderApp } from '../../support/render-app';
import { expectToast } from '../../support/toasts';

const stored = () => window.localStorage.getItem(SESSION_KEY);
const question = () => screen.findByRole('dialog', { name: 'Switch accounts?' });

async function openLinkAsAna(linkEmail: string, token?: string) {
  const ana = fake.addUser('ana@example.com');
  const other = fake.accounts.find(({ email }) => email === linkEmail) ?? fake.addUser(linkEmail);
  fake.remember(ana);
  const { access_token, refresh_token } = fake.sessionOf(other);
  const hash = new URLSearchParams({ access_token: token ?? access_token, refresh_token, type: 'signup' });
  window.history.replaceState(null, '', `/#${hash}`);
  return { ...(await renderApp('/')), before: stored() };
}

it.each(['the button', 'Escape'])(
  'asks before signing in a different user; %s changes nothing',
  async (way) => {
    const { user, before } = await openLinkAsAna('ben@example.com');
    expect(await question()).toHaveTextContent(
      /You are signed in as ana@example\.com\. This link signs in ben@example\.com\./,
    );
    expect(stored()).toBe(before);
    expect(screen.queryByText('Signed in successfully!')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(await question()).getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('ana@example.com')).toBeVisible();
    expect(stored()).toBe(before);
  },
);

it('signs in the link’s user when they choose to switch', async () => {
  const { user } = await openLinkAsAna('ben@example.com');
  await user.click(within(await question()).getByRole('button', { name: 'Switch accounts' }));
  await expectToast('Signed in successfully!');
  expect(await screen.findByText('ben@example.com')).toBeVisible();
  expect(screen.queryByText('ana@example.com')).not.toBeInTheDocument();
});

it('does not ask when the link belongs to the signed-in user', async () => {
  await openLinkAsAna('ana@example.com');
  await expectToast('Signed in successfully!');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('changes nothing when the server rejects the token', async () => {
  const forged = `x.${btoa(JSON.stringify({ sub: 'nobody', exp: 9_999_999_999 }))}.x`;
  const { before } = await openLinkAsAna('ben@example.com', forged);
  await expectToast('This confirmation link did not work');
  expect(await screen.findByText('ana@example.com')).toBeVisible();
  expect(stored()).toBe(before);
});
