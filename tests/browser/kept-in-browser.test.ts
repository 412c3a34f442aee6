// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { clearKeptInBrowser, keptInBrowser } from '@/browser/kept-in-browser';
import { watchStoredItem } from '@/browser/stored-item';

const stored = keptInBrowser.filter(({ place }) => place === 'localStorage');

it('lists every key in the site’s code', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/'(paradise-pcs-[\w-]+)'/g)].map(([, key]) => key),
  );
  const listed = keptInBrowser.map(({ key }) => key).filter((key) => key !== 'sidebar_state');
  expect([...new Set(named)].sort()).toEqual(listed.sort());
});

it('describes each key in its own sentence', () => {
  const sentences = keptInBrowser.map(({ holds }) => holds);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

it('clears them all and nothing else, and notifies watchers', () => {
  for (const { key } of stored) window.localStorage.setItem(key, 'x');
  window.localStorage.setItem('sb-paradise-auth-token', 'signed in');
  window.sessionStorage.setItem('paradise-pcs-reloaded-at', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'sidebar_state=false; path=/';
  const onChange = vi.fn();
  const stop = watchStoredItem('paradise-pcs-visited', onChange);
  clearKeptInBrowser();
  stop();
  expect(Object.keys(window.localStorage)).toEqual(['sb-paradise-auth-token']);
  expect(window.sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});
