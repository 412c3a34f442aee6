import { expect, it } from 'vitest';
import { purgeSearches, recentSearches, rememberSearch } from '@/features/search/recent-searches';

const after = (...searches: string[]) => {
  for (const search of searches) rememberSearch(search);
  return recentSearches.read();
};

it('keeps the last five searches, the latest first, each once however it is spelled', () => {
  expect(after('Pets', 'car', ' ', ' pets ')).toEqual(['pets', 'car']);
  expect(after('school', 'BAH', 'hotel', 'storage')).toEqual(['storage', 'hotel', 'BAH', 'school', 'pets']);
});

it('keeps no search in need, and takes away what an earlier version kept', () => {
  const key = 'paradise-pcs-recent-searches';
  window.localStorage.setItem(key, JSON.stringify(['domestic violence', 'pets', 'husband hits me']));
  expect(recentSearches.read()).toEqual(['pets']);
  purgeSearches();
  expect(window.localStorage.getItem(key)).toBe('["pets"]');
  expect(after('suicidal')).toEqual(['pets']);
  window.localStorage.setItem(key, '["rape"]');
  purgeSearches();
  expect(window.localStorage.getItem(key)).toBeNull();
});
