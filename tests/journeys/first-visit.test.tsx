import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fake } from '../support/fake-supabase';
import { renderApp } from '../support/render-app';

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

describe('the first visit', () => {
  it.each<[reader: string, act: () => void]>([
    ['whose scripts came 2 s after the first paint', () => paintedBefore(2000)],
    ['who pressed something', () => fireEvent.pointerDown(document.body)],
    ['who typed', () => fireEvent.keyDown(document.body)],
    ['who scrolled', () => fireEvent.scroll(window)],
  ])('of a reader %s shows a card below the window, once, instead of the dialog', async (_, happens) => {
    const { user, unmount } = await renderApp('/', { isFirstVisit: true });
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
    await renderApp('/', { isFirstVisit: true });
    await becomeIdle();
    expect(card()).not.toBeInTheDocument();
  });

  it('opens the dialog up to 1.5 s after the first paint', async () => {
    paintedBefore(1000);
    await renderApp('/', { isFirstVisit: true });
    await becomeIdle();
    expect(dialog()).toBeVisible();
  });

  it('counts a press from before the scripts came', async () => {
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    await renderApp('/', { isFirstVisit: true });
    await becomeIdle();
    act(() => scrollPlaceTo(900));
    expect(dialog()).not.toBeInTheDocument();
    expect(card()).toBeVisible();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('puts neither over the home page of someone signed in', async () => {
    fake.remember(fake.addUser('ana@example.com'));
    await renderApp('/', { isFirstVisit: true });
    await becomeIdle();
    expect(await screen.findByRole('button', { name: /^Your account/ })).toBeVisible();
    expect(dialog()).not.toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
  });
});
