import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authIsIdle } from '../../support/auth-is-idle';
import { fake, otherTab } from '../../support/fake-supabase';
import { renderApp } from '../../support/render-app';

const login = () => screen.findByRole('link', { name: 'Login' });

// In its own file: supabase-js caches whether storage is writable, and the event below wakes all clients.
it('does not restore the session on focus after another tab signs out, even if this tab could not store its refresh', async () => {
  fake.remember(fake.addUser('ana@example.com'), -60);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await renderApp('/');
  await screen.findByText('ana@example.com');
  full.mockRestore();
  otherTab.signsOut();
  expect(await login()).toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  await authIsIdle();
  expect(await login()).toBeVisible();
});
