import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { onlyDays } from '../../build/without-words.ts';

const item = `import { factsCheckedOn } from '@/facts/facts';
import { only, onOrders, screened } from '@/features/checklist/audience';
import { later } from '@/features/checklist/later';
import { openDayBefore } from '../last-days';
import { sources } from '../sources';

const { read } = factsCheckedOn('2026-11-21');

export const orders = {
  title: 'Submit orders',
  lastDay: openDayBefore(2),
  for: { ...screened },
  words: {
    know: [only(screened, read('Check every line.', sources.guide))],
  },
  isOverOnLanding: true,
  due: { words: 'The packet must arrive by' },
};
`;

it('keeps an item’s days and what they need, and drops its words with what only they need', () => {
  const days = onlyDays(item, parseAst);
  expect(days).toMatch(/title: 'Submit orders'.*openDayBefore\(2\).*screened.*isOverOnLanding: true/s);
  expect(days).toContain("from '../last-days'");
  expect(days).toContain("from '@/features/checklist/audience'");
  expect(days).not.toMatch(/Check every line|sources|factsCheckedOn|later/);
  expect(days).toContain('The packet must arrive by');
  expect(() => parseAst(days)).not.toThrow();
});

it('keeps what a list or an object is spread from', () => {
  const step = `import { onOrders } from '@/features/checklist/audience';
export const later = { for: { ...onOrders, screening: ['later'] }, words: { know: [] } };
`;
  expect(onlyDays(step, parseAst)).toContain("from '@/features/checklist/audience'");
});

it('leaves a file without words as it is', () => {
  const list = "import { orders } from './orders-item';\nexport const allItems = { orders };\n";
  expect(onlyDays(list, parseAst)).toBe(list);
});
