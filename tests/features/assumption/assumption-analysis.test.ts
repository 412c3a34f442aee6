import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANALYSIS_DEFAULTS, type AnalysisInput } from '@/features/assumption/analysis-input';
import { compareAssumption } from '@/features/assumption/assumption';
import { analyzeAssumption } from '@/features/assumption/assumption-analysis';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionLoans } from '@/features/assumption/assumption-loans';
import { breakEven } from '@/features/assumption/break-even';
import type { RepaidLoan } from '@/features/assumption/payment-timeline';
import { breakEvenRatePercent, trueRatePercent } from '@/features/assumption/true-rate';
import { forAny } from '../../support/for-any';
import { anyInput, isPrintable, numbersIn, plausibleInput, savingsExample } from './examples';

const costs: AnalysisInput = { ...ANALYSIS_DEFAULTS, processingFee: 300 };

function analysisOf(change: Partial<AssumptionInput> = {}, asked: Partial<AnalysisInput> = {}) {
  const analysis = analyzeAssumption({ ...savingsExample, ...change }, { ...costs, ...asked });
  if (analysis === null) throw new Error('this input has an analysis');
  return analysis;
}

test('cash to close has no funding fee for exempt buyers, and subtracts the new loan’s closing costs', () => {
  const { closing } = analysisOf({ downPayment: 60_000 }, { isExempt: true, newLoanClosing: 9000 });
  expect(closing.assumption.total).toBe(60_300);
  expect(closing.newLoan.total).toBe(69_000);
  expect([closing.extraCost, closing.moreCash]).toEqual([-8700, -8700]);
});

test.each<[string, Partial<AssumptionInput>]>([
  ['a down payment above the gap', { downPayment: 200_001 }],
  ['a seller’s balance above the price', { assumedLoanBalance: 650_000 }],
])(
  '%s leaves cash that the assumption cannot use: no break-even, and no outcome of the stay',
  (_, change) => {
    expect(analysisOf(change)).toMatchObject({ breakEven: null, stay: null });
  },
);

describe('the break-even month', () => {
  test.each<
    [string, currentRate: number, newLoanClosing: number | null, month: number | null, lost: number | null]
  >([
    ['is 0 when assuming costs no more to close', 7.5, 2300, 0, null],
    ['is none when each month costs more', 5, null, null, null],
    // At 256.97 more per month, the 1,000 saved at closing is used up in the fourth month.
    ['is lost again when a cheaper closing is followed by more expensive months', 5, 3300, 0, 4],
  ])('%s', (_, currentRate, newLoanClosing, month, lostAgainMonth) => {
    expect(analysisOf({ currentRate }, { newLoanClosing }).breakEven).toEqual({ month, lostAgainMonth });
  });

  test('counts a cost that savings match to the cent as covered', () => {
    const loan = (payment: number): RepaidLoan => ({ principal: 1, ratePercent: 1, payment, months: 360 });
    expect(breakEven({ assumption: [loan(0.1)], newLoan: [loan(0.4)] }, 0.9).month).toBe(3);
  });
});

describe('the true rate', () => {
  const loan = (principal: number, rate: number, months: number): RepaidLoan => {
    const i = rate / 1200;
    const payment = i === 0 ? principal / months : (principal * i) / (1 - (1 + i) ** -months);
    return { principal, ratePercent: rate, payment, months };
  };

  test.each([
    ['equal terms', [loan(400_000, 3.5, 360), loan(200_000, 9.5, 360)], 5.688120922],
    ['a GAP loan of ten years', [loan(400_000, 3.5, 312), loan(200_000, 9.5, 120)], 4.679713856],
    ['a GAP loan of five years', [loan(300_000, 2.25, 360), loan(100_000, 8, 60)], 2.610133904],
    ['a loan without interest', [loan(100_000, 0, 360), loan(100_000, 8, 120)], 2.435879723],
  ])('with %s agrees with 50-digit arithmetic to a millionth', (_, loans, expected) => {
    expect(trueRatePercent(loans)).toBeCloseTo(expected, 6);
  });

  test('of one loan is its own rate, and of none is 0', () => {
    expect(trueRatePercent([loan(400_000, 3.5, 360), loan(0, 9.5, 360)])).toBe(3.5);
    expect(trueRatePercent([])).toBe(0);
  });
});

test('at the break-even rate a new loan costs as much a month as both loans', () => {
  const compared = compareAssumption(savingsExample);
  if (!compared) throw new Error('this input has a comparison');
  const currentRate = breakEvenRatePercent(compared, savingsExample.newLoanTerm ?? 0);
  const even = compareAssumption({ ...savingsExample, currentRate });
  expect(even?.newLoanPayment).toBeCloseTo(compared.assumedPayment + compared.gapPayment, 6);
});

describe('for any input', () => {
  const anyDetails = fc.record({
    isExempt: fc.boolean(),
    processingFee: fc.option(fc.double({ min: 0, max: 1 })),
    otherCosts: fc.option(fc.double()),
    newLoanClosing: fc.option(fc.double({ min: 0, max: 100_000 })),
    stayMonths: fc.option(fc.integer({ min: -1, max: 601 })),
    bah: fc.option(fc.double()),
  });

  test('every figure is printable', () => {
    const isFine = (input: AssumptionInput, analysis: AnalysisInput) =>
      numbersIn(analyzeAssumption(input, analysis)).every(isPrintable);
    forAny(anyInput, anyDetails, isFine);
  });

  test('the break-even agrees with a month-by-month sum', () => {
    const cost = fc.double({ min: -10_000, max: 100_000, noNaN: true });
    forAny(plausibleInput, cost, (input, extraCost) => {
      const loans = loansOf(input);
      let saved = 0;
      let month = 0;
      for (; saved < extraCost - 0.005 && month < 601; month += 1) {
        saved += dueIn(month + 1, loans.newLoan) - dueIn(month + 1, loans.assumption);
      }
      expect(breakEven(loans, extraCost).month).toBe(month === 601 ? null : month);
    });
  });
});

function loansOf(input: AssumptionInput) {
  const comparison = compareAssumption(input);
  if (!comparison) throw new Error('this input has a result');
  return assumptionLoans(input, comparison);
}

/** The total paid in one month. A term that isn't a whole number of months ends with a partial payment. */
function dueIn(month: number, loans: readonly RepaidLoan[]): number {
  const due = ({ payment, months }: RepaidLoan) => payment * Math.min(1, Math.max(0, months - month + 1));
  return loans.reduce((sum, loan) => sum + due(loan), 0);
}
