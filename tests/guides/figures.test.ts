// @vitest-environment node
import { expect, it } from 'vitest';
import { factsIn } from '@/facts/facts';
import { monthlyPayment } from '@/features/assumption/amortization';
import { bahExamples } from '@/guides/bah-facts';
import { exampleFamily } from '@/guides/example-family';
import { inWords, inWordsFirst } from '@/guides/in-words';
import { vaHomesGuide } from '@/guides/va-homes';
import { FIRST_USE_FUNDING_FEE_PERCENT } from '@/guides/va-loan-figures';
import { weightAllowances } from '@/guides/weight-allowances';
import { bahDollars } from '@/money/bah';
import { parseUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';

it('gives the payments of the VA homes example by the standard formula, without and with the funding fee', () => {
  const example =
    /^(\S+) over (\d+) years at ([\d.]+)% is about (\S+) a month, or (\S+) with the first-time fee/;
  const [, loan = '', years, percent, payment, withFee] = factsIn(vaHomesGuide).flatMap(
    ({ value }) => example.exec(value) ?? [],
  );
  const paymentOn = (principal: number) =>
    formatUsd(monthlyPayment({ principal, annualRatePercent: Number(percent), termYears: Number(years) }));
  const principal = parseUsd(loan) ?? 0;
  expect(payment).toBe(paymentOn(principal));
  expect(withFee).toBe(paymentOn(principal * (1 + FIRST_USE_FUNDING_FEE_PERCENT / 100)));
});

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
