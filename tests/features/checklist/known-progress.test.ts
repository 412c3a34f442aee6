import { afterEach, expect, it } from 'vitest';
import { knownProgress } from '@/features/checklist/known-progress';
import { checklistQueries } from '@/features/checklist/use-checklist';

afterEach(() => checklistQueries.clear());

it('knows only what has been loaded, for its owner alone', () => {
  checklistQueries.setQueryData(['checklist-progress', 'ana'], new Set([5]));
  expect(knownProgress('ana')).toEqual(new Set([5]));
  expect(knownProgress('ben')).toBeUndefined();
});
