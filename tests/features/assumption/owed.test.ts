import { expect, test } from 'vitest';
import { compareAssumption } from '@/features/assumption/assumption';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionLoans } from '@/features/assumption/assumption-loans';
import { owedByYear } from '@/features/assumption/owed';
import { forAny } from '../../support/for-any';
import { isPrintable, numbersIn, plausibleInput, savingsExample } from './examples';

function owed(change: Partial<AssumptionInput> = {}) {
  const input = { ...savingsExample, ...change };
  const comparison = compareAssumption(input);
  if (!comparison) throw new Error('this input has a result');
  return owedByYear(assumptionLoans(input, comparison).byName);
}

test('a loan of one month is paid off in the first year, and one of 12 years owes nothing in the thirteenth', () => {
  const years = owed({ assumedLoanTerm: 1 / 12, gapTerm: 12 });
  expect(years.map(({ assumed }) => assumed).slice(0, 2)).toEqual([400_000, 0]);
  expect([years[11]?.gap, years[12]?.gap, years[13]?.gap]).toEqual([expect.any(Number), 0, 0]);
  expect(years).toHaveLength(31);
});

test('for any input balances fall to exactly 0', () => {
  forAny(plausibleInput, (input) => {
    const years = owed(input);
    const last = years.at(-1);
    const falls = years.every(({ both, newLoan }, at) => {
      const next = years[at + 1];
      return !next || (next.both <= both && next.newLoan <= newLoan);
    });
    return falls && last?.both === 0 && last.newLoan === 0 && numbersIn(years).every(isPrintable);
  });
});
