import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { fake } from '../support/fake-supabase';
import { refuseStorage } from '../support/refuse-storage';
import { renderApp } from '../support/render-app';
import { offer } from '../support/share-sheet';
import { expectToast } from '../support/toasts';

const FLAG = 'paradise-pcs-visited';
let whenIdle: (() => void)[];
/** Scrolls so that the card's place is at this distance from the window's top. */
let scrollPlaceTo: (top: number) => void;

beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: object[]) => void) {
        scrollPlaceTo = (top) =>
          onChange([{ isIntersecting: top >= 0 && top < 800, boundingClientRect: { top } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

function paintedBefore(ms: number) {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(() => [
    { startTime: performance.now() - ms } as PerformanceEntry,
  ]);
}

async function becomeIdle() {
  await act(async () => {
    for (const work of whenIdle.splice(0)) work();
    await import('@/features/welcome/components/welcome-dialog');
    await import('@/features/welcome/components/welcome-card');
  });
}

const dialog = () => screen.queryByRole('dialog', { name: 'Aloha, and welcome' });
const card = () => screen.queryByRole('region', { name: 'Aloha, and welcome' });

const visit = () => renderApp('/', { isFirstVisit: true });

/** Radix starts listening a moment after the dialog opens. */
const clickOutside = () =>
  waitFor(() => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(dialog()).not.toBeInTheDocument();
  });

describe('the first visit', () => {
  it.each<[reader: string, act: () => void]>([
    ['whose scripts came 2 s after the first paint', () => paintedBefore(2000)],
    ['who pressed something', () => fireEvent.pointerDown(document.body)],
    ['who typed', () => fireEvent.keyDown(document.body)],
    ['who scrolled', () => fireEvent.scroll(window)],
  ])('of a reader %s shows a card below the window, once, instead of the dialog', async (_, happens) => {
    const { user, unmount } = await visit();
    happens();
    await becomeIdle();
    for (const top of [400, -300]) {
      act(() => scrollPlaceTo(top));
      expect(card()).not.toBeInTheDocument();
    }
    expect(window.localStorage.getItem(FLAG)).toBeNull();
    act(() => scrollPlaceTo(900));
    expect(dialog()).not.toBeInTheDocument();
    expect(within(card() as HTMLElement).getByText(/^Veterans built this site/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Let's Get Started!" }));
    expect(card()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    unmount();
    await visit();
    await becomeIdle();
    expect(card()).not.toBeInTheDocument();
  });

  it('opens the dialog up to 1.5 s after the first paint', async () => {
    paintedBefore(1000);
    await visit();
    await becomeIdle();
    expect(dialog()).toBeVisible();
  });

  it('counts a press from before the scripts came', async () => {
    offer('userActivation', { hasBeenActive: true });
    await visit();
    await becomeIdle();
    expect(dialog()).not.toBeInTheDocument();
  });

  it('puts neither over the home page of someone signed in', async () => {
    fake.remember(fake.addUser('ana@example.com'));
    await visit();
    await becomeIdle();
    expect(await screen.findByRole('button', { name: /^Your account/ })).toBeVisible();
    expect(dialog()).not.toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
  });

  it('shows the welcome dialog once the page is idle: founder, mission and contact', async () => {
    await visit();
    expect(dialog()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
    await becomeIdle();
    const greeting = within(await screen.findByRole('dialog', { name: 'Aloha, and welcome' }));
    expect(window.localStorage.getItem(FLAG)).toBe('true');
    expect(greeting.getByText(/^Veterans built this site so that no military family/)).toBeVisible();
    for (const text of [site.founder.name, site.founder.phone, site.founder.email])
      expect(greeting.getByText(text)).toBeVisible();
    expect(greeting.queryAllByText('Sample')).toHaveLength(isSample(site.founder) ? 1 : 0);
  });

  it.each(["Let's Get Started!", 'Close', 'Outside'])(
    'closes the dialog with “%s” for good',
    async (place) => {
      const { user, unmount } = await visit();
      await becomeIdle();
      await screen.findByRole('dialog');
      if (place === 'Outside') await clickOutside();
      else await user.click(screen.getByRole('button', { name: place }));
      expect(dialog()).not.toBeInTheDocument();
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
    await expectToast(/has expired/);
    expect(dialog()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
  });
});
