// @vitest-environment node
import { expect, it } from 'vitest';
import { bahExamples } from '@/guides/bah-facts';
import { exampleFamily } from '@/guides/example-family';
import { inWords, inWordsFirst } from '@/guides/in-words';
import { bahDollars } from '@/money/bah';
import { weightAllowances } from '@/routes/pcs-toolkit/storage-facilities/weight-allowances';

it('lets a family ship at least what a member alone may, in every grade', () => {
  const { rows } = weightAllowances.table;
  const alone = rows.filter(([, family = '', member = '']) => pounds(family) < pounds(member));
  expect([rows.length, alone]).toEqual([13, []]);
});

it('shows first, of the examples of BAH, what the family of the other examples gets', () => {
  const [first] = bahExamples;
  const { grade, island, dependents } = exampleFamily;
  expect(first).toMatchObject({ grade, dollars: bahDollars(island, grade, dependents > 0) });
});

const pounds = (text: string) => Number(text.replace(',', ''));

it('spells out numbers up to ten', () => {
  expect([inWords(5), inWordsFirst(10), inWords(11)]).toEqual(['five', 'Ten', '11']);
});
