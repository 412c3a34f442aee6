import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { clearKept, readAllKept } from '@/browser/all-kept';
import { keptRows } from '@/browser/kept-table';
import { watchKept } from '@/browser/kept-value';

const SESSION_KEY = 'sb-paradise-auth-token';
const local = keptRows.filter(({ place, key }) => place === 'localStorage' && !key.startsWith('sb-'));

it('lists every key in the site’s code, and no other', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('kept-table.ts'),
  );
  const used = sources.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/'(paradise-pcs-[\w-]+)'/g)].map(([, key]) => key),
  );
  const listed = keptRows.map(({ key }) => key).filter((key) => key.startsWith('paradise-pcs-'));
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});

it('downloads and clears what another version kept under a key that this one doesn’t know', () => {
  window.localStorage.setItem('paradise-pcs-other-version', 'kept');
  window.localStorage.setItem('not-ours', 'theirs');
  expect(readAllKept()).toMatchObject({ 'paradise-pcs-other-version': 'kept' });
  expect(readAllKept()).not.toHaveProperty('not-ours');
  clearKept();
  expect(Object.keys(window.localStorage)).toEqual(['not-ours']);
});

it('describes each key in its own sentence', () => {
  const sentences = keptRows.map(({ holds }) => holds);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

it('clears all but the sign-in, and notifies watchers', () => {
  for (const { key } of local) window.localStorage.setItem(key, 'x');
  window.localStorage.setItem(SESSION_KEY, 'signed in');
  window.sessionStorage.setItem('paradise-pcs-reloaded-at', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'sidebar_state=false; path=/';
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal('caches', caches);
  const onChange = vi.fn();
  const stop = watchKept('paradise-pcs-visited', onChange);
  clearKept();
  stop();
  vi.unstubAllGlobals();
  expect(Object.keys(window.localStorage)).toEqual([SESSION_KEY]);
  expect(window.sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith('saved-pages-2');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});
