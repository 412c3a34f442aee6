import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { installBrowserShims } from './support/browser-shims';

const isBrowserLike = typeof document !== 'undefined';

configure({
  // A busy machine may need a while; a test that passes does not wait.
  asyncUtilTimeout: 20_000,
  // Without the whole page, which would be written out each time that something is looked for and not there yet.
  getElementError: (message) => new Error(message ?? undefined),
});
if (isBrowserLike) installBrowserShims();

// One jsdom window sees many page loads, and supabase-js remarks on it, as on each call to a server that never answers.
const EXPECTED = /Multiple GoTrueClient instances|TimeoutError: The server did not answer in time/;
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
      const line = `console.${kind}: ${words.map(String).join(' ')}`;
      if (!EXPECTED.test(line)) noise.push(line);
    });
  }
});

/** For a test that provokes a fault: forgets the lines that supabase-js writes about it. */
export function allowNoise(pattern: RegExp): void {
  const rest = noise.filter((line) => !pattern.test(line));
  noise.splice(0, noise.length, ...rest);
}

afterEach(() => {
  vi.useRealTimers();
  if (isBrowserLike) leaveNothing();
  if (noise.length > 0) throw new Error(`The console was not silent:\n${noise.join('\n')}`);
});

function leaveNothing() {
  cleanup();
  toast.dismiss();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing here
  document.cookie = 'sidebar_state=; max-age=0; path=/';
  delete document.documentElement.dataset.sidebar;
  window.history.replaceState(null, '', '/');
}
