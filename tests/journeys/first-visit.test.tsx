import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { fake } from '../support/fake-supabase';
import { refuseStorage } from '../support/refuse-storage';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const FLAG = 'paradise-pcs-visited';
let whenIdle: (() => void)[];

beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => vi.useRealTimers());

async function becomeIdle() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await act(async () => {
    for (const work of whenIdle.splice(0)) work();
    await import('@/features/welcome/components/welcome-dialog');
  });
  await pass(300);
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

const dialog = () => screen.queryByRole('dialog', { name: 'Aloha, and welcome' });

const visit = () => renderApp('/', { isFirstVisit: true });

/** Radix starts listening a moment after the dialog opens. */
const clickOutside = () =>
  waitFor(() => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(dialog()).not.toBeInTheDocument();
  });

describe('the first visit', () => {
  it('shows the welcome dialog once the page is idle: founder, mission and contact', async () => {
    await visit();
    expect(dialog()).not.toBeInTheDocument();
    await becomeIdle();
    const greeting = within(dialog() as HTMLElement);
    expect(greeting.getByText(/^Veterans built this site so that no military family/)).toBeVisible();
    for (const text of [site.founder.name, site.founder.phone, site.founder.email])
      expect(greeting.getByText(text)).toBeVisible();
    expect(greeting.queryAllByText('Sample')).toHaveLength(isSample(site.founder) ? 1 : 0);
    // Not over before it is closed.
    expect(window.localStorage.getItem(FLAG)).toBeNull();
  });

  it('may begin on a guide', async () => {
    const { user } = await renderApp('/pcs-toolkit/boat-shipping', { isFirstVisit: true });
    await becomeIdle();
    expect(dialog()).not.toBeInTheDocument();
    vi.useRealTimers();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: new RegExp(site.name) }));
    await screen.findByRole('heading', { level: 1, name: /Your PCS to Hawaii/ });
    await becomeIdle();
    expect(dialog()).toBeVisible();
  });

  it('greets somebody who has signed in before, too', async () => {
    fake.remember(fake.addUser('ana@example.com'));
    await visit();
    await becomeIdle();
    expect(dialog()).toBeVisible();
  });

  it('waits while somebody is in a field, and until a second after the last key', async () => {
    await visit();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await becomeIdle();
    await pass(5000);
    expect(dialog()).not.toBeInTheDocument();
    fireEvent.keyDown(field);
    field.remove();
    await pass(750);
    expect(dialog()).not.toBeInTheDocument();
    await pass(500);
    expect(dialog()).toBeVisible();
  });

  it('waits until what somebody has opened is closed', async () => {
    const { user } = await visit();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: /Search/ });
    await becomeIdle();
    await pass(5000);
    expect(dialog()).not.toBeInTheDocument();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await pass(1500);
    expect(dialog()).toBeVisible();
  });

  it.each(["Let's Get Started!", 'Close', 'Outside'])(
    'closes the dialog with “%s” for good',
    async (place) => {
      const { user, unmount } = await visit();
      await becomeIdle();
      vi.useRealTimers();
      if (place === 'Outside') await clickOutside();
      else await user.click(screen.getByRole('button', { name: place }));
      expect(dialog()).not.toBeInTheDocument();
      expect(window.localStorage.getItem(FLAG)).toBe('true');
      unmount();
      await visit();
      await becomeIdle();
      expect(dialog()).not.toBeInTheDocument();
    },
  );

  it.each(['getItem', 'setItem'] as const)('shows no dialog if storage refuses %s', async (method) => {
    refuseStorage(method);
    await visit();
    await becomeIdle();
    expect(dialog()).not.toBeInTheDocument();
  });

  it('shows no welcome dialog after a confirmation link, but keeps it for later', async () => {
    window.history.replaceState(null, '', '/#error=access_denied&error_code=otp_expired');
    await visit();
    await becomeIdle();
    vi.useRealTimers();
    await expectToast(/has expired/);
    expect(dialog()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
  });
});
