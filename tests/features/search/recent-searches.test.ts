// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { recentSearches, rememberSearch } from '@/features/search/recent-searches';

it('keeps the last five searches, the latest first, each once however it is spelled', () => {
  for (const search of ['Pets', 'car', ' ', 'school', 'BAH', 'hotel', ' pets ', 'storage'])
    rememberSearch(search);
  expect(recentSearches.read()).toEqual(['storage', 'pets', 'hotel', 'BAH', 'school']);
});
