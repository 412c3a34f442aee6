import { getConfig, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowNoise } from '../setup';
import { fake } from '../support/fake-supabase';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';
const FAILED = 'Failed to load checklist progress';
const first = () => screen.findByLabelText(/Submit PCS orders/);

// supabase-js logs each failed call.
afterEach(() => allowNoise(/Failed to fetch/));

/** Every call fails immediately. Returns a function that restores the network and fires `online`. */
function loseNetwork({ knows }: { knows: boolean }): () => void {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!knows);
  const noNetwork = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  if (knows) window.dispatchEvent(new Event('offline'));
  return () => {
    noNetwork.mockRestore();
    isOnline.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}

/** Holds the app's timers of 100 ms or more: only what renders without waiting shows. Returns a function that runs them. */
function stopTime(): () => void {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  const hold = (run: () => void, ms = 0) => {
    if (ms < 100 || ms === getConfig().asyncUtilTimeout) return start(run, ms);
    held.push(run);
    return -1;
  };
  const stopped = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return () => {
    stopped.mockRestore();
    for (const run of held) run();
  };
}

function remembered(secondsLeft?: number) {
  const ana = fake.remember(fake.addUser('ana@example.com'), secondsLeft);
  fake.complete(ana.id, 0);
  return ana;
}

async function expectNotLoaded() {
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(await first()).toBeDisabled();
  expect(screen.queryByText(/Sign in or sign up/)).not.toBeInTheDocument();
}

describe.each([
  ['the browser knows', true],
  ['the browser does not know', false],
])('without a network, when %s', (_case, knows) => {
  it('the checklist immediately shows that it could not load, and loads when the network is back', async () => {
    remembered();
    const restore = loseNetwork({ knows });
    const goOn = stopTime();
    await renderApp(CHECKLIST);
    await expectNotLoaded();
    restore();
    goOn();
    await waitFor(async () => expect(await first()).toBeChecked());
    expect(await first()).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('an expired session is immediately reported as unchecked, and is refreshed when the network is back', async () => {
    remembered(-60);
    const restore = loseNetwork({ knows });
    const goOn = stopTime();
    await renderApp(CHECKLIST);
    await expectNotLoaded();
    await expectToast('We could not check your sign-in');
    restore();
    goOn();
    await waitFor(async () => expect(await first()).toBeChecked());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the box reverts immediately, each time, when the session has expired', async () => {
    const ana = remembered();
    await renderApp(CHECKLIST);
    await waitFor(async () => expect(await first()).toBeChecked());
    fake.remember(ana, -60);
    loseNetwork({ knows });
    stopTime();
    const second = screen.getByLabelText(/Schedule household goods/);
    for (const times of [1, 2]) {
      second.click();
      await waitFor(() => expect(screen.getAllByText('Failed to save progress')).toHaveLength(times));
      expect(second).not.toBeChecked();
    }
  });
});
