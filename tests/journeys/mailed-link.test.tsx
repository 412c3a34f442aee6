import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fake } from '../support/fake-supabase';
import { renderApp } from '../support/render-app';

const PROJECT = 'https://paradise.supabase.test';
const verify = (type: string) =>
  `${PROJECT}/auth/v1/verify?token=one-time&type=${type}&redirect_to=https%3A%2F%2Fparadise.test%2F`;
const continueLink = () => screen.queryByRole('link', { name: 'Continue' });

describe('a link from one of our emails', () => {
  it.each([
    ['signup', 'Press Continue to confirm your email.'],
    ['recovery', 'Press Continue to choose a new password.'],
    ['email_change', 'Press Continue to change the email of your account.'],
  ])('of type %s asks the project nothing until Continue is pressed', async (type, words) => {
    // Email templates encode what they put into a link; the plain text of an email does not.
    for (const written of [encodeURIComponent(verify(type)), verify(type)]) {
      const { unmount } = await renderApp(`/auth#confirm=${written}`);
      expect(await screen.findByText(words, { exact: false })).toBeVisible();
      expect(continueLink()).toHaveAttribute('href', verify(type));
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      unmount();
    }
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ['to another site', 'https://evil.test/auth/v1/verify?token=x'],
    ['to a site that only looks like the project', `${PROJECT}.evil.test/auth/v1/verify?token=x`],
    ['to a user of the project’s host', 'https://paradise.supabase.test@evil.test/auth/v1/verify?token=x'],
    ['to another page of the project', `${PROJECT}/auth/v1/authorize?provider=github`],
    ['without encryption', 'http://paradise.supabase.test/auth/v1/verify?token=x'],
    ['that is a script', 'javascript:alert(1)'],
    ['that was cut off', 'https%3A%2F%2Fparadise.supabase.te'],
    ['that can’t be decoded', '%E0%A4%A'],
  ])('%s is not offered', async (_what, link) => {
    await renderApp(`/auth#confirm=${link}`);
    expect(await screen.findByText('This link isn’t whole')).toBeVisible();
    expect(continueLink()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth#forgot-password',
    );
  });
});
