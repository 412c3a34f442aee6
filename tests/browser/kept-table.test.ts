// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { clearKept, readAllKept } from '@/browser/all-kept';
import { keptRows } from '@/browser/kept-table';
import { watchKept } from '@/browser/kept-value';
import { forgetRetired, retiredKeys } from '@/browser/retired-keys';

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

// Every key that any version has kept something under. Never remove one: a browser may still hold it.
const everKept = [
  'paradise-pcs-account-cost-of-living',
  'paradise-pcs-account-first-60-days',
  'paradise-pcs-account-plan',
  'paradise-pcs-attempts',
  'paradise-pcs-calendar',
  'paradise-pcs-cost-of-living',
  'paradise-pcs-first-60-days',
  'paradise-pcs-homes',
  'paradise-pcs-message',
  'paradise-pcs-pet-dates',
  'paradise-pcs-plan',
  'paradise-pcs-recent-searches',
  'paradise-pcs-reloaded-at',
  'paradise-pcs-saved-pages',
  'paradise-pcs-suggestion',
  'paradise-pcs-unsaved-cost-of-living',
  'paradise-pcs-unsaved-first-60-days',
  'paradise-pcs-unsaved-plans',
  'paradise-pcs-visited',
];

it('has each key that was ever kept, or retires it so that the next visit forgets it', () => {
  const ours = keptRows.map(({ key }) => key).filter((key) => key.startsWith('paradise-pcs-'));
  expect([...ours, ...retiredKeys].sort()).toEqual(everKept);
});

it('forgets what was kept under a retired key, and nothing else', () => {
  for (const key of ['paradise-pcs-plan', 'paradise-pcs-newer']) window.localStorage.setItem(key, 'x');
  window.localStorage.setItem('paradise-pcs-old', 'x');
  forgetRetired(['paradise-pcs-old']);
  expect(Object.keys(window.localStorage).sort()).toEqual(['paradise-pcs-newer', 'paradise-pcs-plan']);
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
