import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_AGE_DAYS } from '@/features/offline/max-age';
import { NEWEST_MARK } from '@/features/offline/worker-messages';

const SITE = 'https://paradise.test';
// In a variable, because it has types of its own.
const WORKER = '@/features/offline/worker/service-worker';
const DAY_MS = 86_400_000;

type Fetched = { request: Partial<Request>; respondWith: (answer: Promise<Response>) => void };
type Installed = { waitUntil: (work: Promise<void>) => void };

const handlers = new Map<string, (event: Fetched | Installed) => void>();
const entries = new Map<string, string>();
/** A cache of text. */
const cache = {
  match: async (key: string) => (entries.has(key) ? new Response(entries.get(key)) : undefined),
  delete: async (key: string) => entries.delete(key),
};

beforeEach(async () => {
  entries.clear();
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('registration', { scope: `${SITE}/`, active: {} });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('addEventListener', (type: string, handler: () => void) => handlers.set(type, handler));
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('BUILD', {
    entry: '/assets/index-1.js',
    files: [['/contact', 'sha256-1']],
    offlinePolicy: '',
  });
  vi.stubGlobal('fetch', async () => new Response('from the server'));
  vi.resetModules();
  await import(/* @vite-ignore */ WORKER);
  entries.set(`${SITE}/contact?__WB_REVISION__=sha256-1`, 'saved');
});

/** The text that a visitor of this page is shown. */
async function shown(path: string): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { url: SITE + path, method: 'GET', mode: 'navigate' } as const;
  handlers.get('fetch')?.({ request, respondWith: (given) => (answer = given) });
  return (await answer)?.text() ?? '';
}

const confirmed = (daysAgo: number) => entries.set(NEWEST_MARK, String(Date.now() - daysAgo * DAY_MS));

it('shows the saved page while its build is known to be the newest, until it is too old', async () => {
  confirmed(MAX_AGE_DAYS - 0.1);
  expect(await shown('/contact')).toBe('saved');
  confirmed(MAX_AGE_DAYS + 0.1);
  expect(await shown('/contact')).toBe('from the server');
  // The clock was set back since.
  confirmed(-MAX_AGE_DAYS - 6);
  expect(await shown('/contact')).toBe('from the server');
});

it('asks the server for a page that its build does not have', async () => {
  confirmed(0);
  expect(await shown('/new-page')).toBe('from the server');
});

it('asks the server once a newer build is known that could not be saved', async () => {
  confirmed(0);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  let installed: Promise<void> | undefined;
  handlers.get('install')?.({ waitUntil: (work) => (installed = work) });
  await expect(installed).rejects.toThrow('Saving data');
  expect(await shown('/contact')).toBe('from the server');
});
