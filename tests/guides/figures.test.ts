import { expect, it } from 'vitest';
import { bahExamples } from '@/guides/bah-facts';
import { exampleFamily } from '@/guides/example-family';
import { inWords, inWordsFirst } from '@/guides/in-words';
import { gradesOf, weightRows } from '@/guides/weight-limits';
import { bahDollars } from '@/money/bah';
import { payGrades } from '@/money/pay-grades';
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

it('the weight limits have each pay grade once, an officer who was enlisted with the others', () => {
  for (const grade of payGrades)
    expect(weightRows.filter((row) => gradesOf(row).includes(grade))).toHaveLength(1);
  expect(gradesOf('O-3 or W-3')).toEqual(['W-3', 'O-3E', 'O-3']);
});
