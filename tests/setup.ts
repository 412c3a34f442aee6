import './support/no-component-tracks';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { WebSocket } from 'ws';
import { forgetDrafts } from '@/browser/drafts';
import { watchBareText } from './support/bare-text';
import { installBrowserShims, skipOwnerStacks } from './support/browser-shims';

const isBrowserLike = typeof document !== 'undefined';

// supabase-js makes a realtime client that nothing here uses, which wants what Node 20 doesn't have.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

// A busy machine may need a while; passing tests don't wait. Set by `npm run mutation-check`, whose tests fail.
const WAIT_MS = Number(process.env.WAIT_MS ?? 20_000);
const { waitFor } = vi;
// By default, it gives up after one second.
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
configure({
  asyncUtilTimeout: WAIT_MS,
  // Without the page's HTML, which would be serialized each time a query doesn't find its element yet.
  getElementError: (message) => new Error(message ?? undefined),
});
if (isBrowserLike) installBrowserShims();
skipOwnerStacks(React);

// supabase-js warns about many page loads in one jsdom window, and about each call that times out.
const EXPECTED = /Multiple GoTrueClient instances|TimeoutError: The server did not answer in time/;
const noise: string[] = [];
if (isBrowserLike) watchBareText((line) => noise.push(line));

beforeEach(() => {
  noise.length = 0;
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
      const line = `console.${kind}: ${words.map(String).join(' ')}`;
      if (!EXPECTED.test(line)) noise.push(line);
    });
  }
});

/** For a test that provokes a fault: discards the matching console lines, such as those supabase-js logs. */
export function allowNoise(pattern: RegExp): void {
  const rest = noise.filter((line) => !pattern.test(line));
  noise.splice(0, noise.length, ...rest);
}

afterEach(() => {
  vi.useRealTimers();
  if (isBrowserLike) leaveNothing();
  if (noise.length > 0) throw new Error(`The console was not silent:\n${noise.join('\n')}`);
});

// Files in a worker share modules, so one that an earlier file loaded would keep its state and register no hooks.
afterAll(() => {
  vi.resetModules();
});

function leaveNothing() {
  cleanup();
  forgetDrafts();
  toast.dismiss();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'sidebar_state=; max-age=0; path=/';
  delete document.documentElement.dataset.sidebar;
  // Radix restores it a moment after a dialog is gone.
  document.body.style.pointerEvents = '';
  window.history.replaceState(null, '', '/');
  // What support/share-sheet.ts offered.
  for (const name of ['share', 'clipboard', 'standalone', 'userActivation', 'userAgent'])
    Reflect.deleteProperty(navigator, name);
}
