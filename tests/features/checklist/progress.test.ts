import { expect, it } from 'vitest';
import { progressFromRows } from '@/features/checklist/progress';

const junk = [null, 7, 'row', [], {}, { item_index: 1, completed: 1 }];
const nowhere = [1.5, '3', -1, 20, null].map((item_index) => ({ item_index, completed: true }));

it('ignores malformed rows among good ones', () => {
  const rows = [...junk, ...nowhere, { item_index: 0, completed: true }, { item_index: 2, completed: false }];
  expect(progressFromRows(rows)).toEqual(new Set(['orders']));
});

const unreadable = [
  {},
  'Sign in to Wi-Fi',
  5,
  null,
  [[null]],
  [[1, 'a']],
  [[{ status: 'ok' }]],
  [nowhere],
  [junk],
];

it.each(unreadable)('treats %j as a failed load, not as an empty list', (answer) => {
  expect(progressFromRows(Array.isArray(answer) ? answer[0] : answer)).toBeUndefined();
});

it('shows an empty list to a user who has unchecked everything', () => {
  expect(progressFromRows([{ item_index: 0, completed: false }])).toEqual(new Set());
  expect(progressFromRows([])).toEqual(new Set());
});
