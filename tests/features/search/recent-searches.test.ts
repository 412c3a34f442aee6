// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { recentSearches, rememberSearch } from '@/features/search/recent-searches';

const after = (...searches: string[]) => {
  for (const search of searches) rememberSearch(search);
  return recentSearches.read();
};

it('keeps the last five searches, the latest first, each once however it is spelled', () => {
  expect(after('Pets', 'car', ' ', ' pets ')).toEqual(['pets', 'car']);
  expect(after('school', 'BAH', 'hotel', 'storage')).toEqual(['storage', 'hotel', 'BAH', 'school', 'pets']);
});
