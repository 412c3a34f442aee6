import { expect, it, onTestFinished, vi } from 'vitest';
import { repairScripts } from '../src/repair';

const script = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/javascript' } });
const page = () => new Response('Sign in to Wi-Fi', { headers: { 'Content-Type': 'text/html' } });

/** A browser whose caches hold one answer for the page's script, while the server has another. */
function pretendScript(held: () => Response, onServer: () => Response) {
  const entry = document.createElement('script');
  Object.assign(entry.dataset, { entry: '/assets/index-1.js', preloads: '' });
  entry.type = 'none';
  document.head.append(entry);
  onTestFinished(() => entry.remove());
  const cache = new Map([['/assets/index-1.js', held]]);
  const saved = { delete: vi.fn(async () => true) };
  vi.stubGlobal('caches', { keys: async () => ['saved-pages'], open: async () => saved });
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: vi.fn() } } });
  vi.stubGlobal('fetch', async (url: string, { cache: mode }: RequestInit) => {
    if (mode === 'reload') cache.set(url, onServer);
    return (cache.get(url) ?? onServer)();
  });
  return { saved, reads: async () => await (cache.get('/assets/index-1.js') ?? onServer)().text() };
}

it.each([
  ['a sign-in page', page],
  ['nothing', () => script('')],
  ['a 404', () => new Response('Not found', { status: 404 })],
])('replaces %s that a cache holds in place of a script', async (_what, held) => {
  const browser = pretendScript(held, () => script('start()'));
  expect(await repairScripts()).toBe(true);
  expect(await browser.reads()).toBe('start()');
  expect(browser.saved.delete).toHaveBeenCalledWith('/assets/index-1.js');
});

it('leaves an intact script alone: it was only canceled by leaving the page', async () => {
  const browser = pretendScript(
    () => script('start()'),
    () => script('start()'),
  );
  expect(await repairScripts()).toBe(false);
  expect(browser.saved.delete).not.toHaveBeenCalled();
});

it('keeps what is saved when the server, too, has something else', async () => {
  const browser = pretendScript(() => script('half'), page);
  expect(await repairScripts()).toBe(false);
  expect(browser.saved.delete).not.toHaveBeenCalled();
});
