import { amortizationByYear } from '../../src/features/assumption/amortization';
import { ANALYSIS_DEFAULTS } from '../../src/features/assumption/analysis-input';
import { compareAssumption } from '../../src/features/assumption/assumption';
import { analyzeAssumption } from '../../src/features/assumption/assumption-analysis';
import { assumptionCostOverTime } from '../../src/features/assumption/assumption-cost';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '../../src/features/assumption/assumption-input';
import { assumptionLoans } from '../../src/features/assumption/assumption-loans';
import { owedByYear } from '../../src/features/assumption/owed';
import { priceAtPayment } from '../../src/features/assumption/price-at-payment';
import { formatUsd } from '../../src/money/usd';
import type { Part } from './part';
import { atMost, median } from './table';

const BATCHES = 25;
const CALLS_PER_BATCH = 2000;

/** The function to time, and its budget in microseconds if it has one. */
const calculations: Record<string, { budget?: number; run: (call: number) => number | undefined }> = {
  'one comparison': { budget: 10, run: (call) => compareAssumption(example(call))?.monthlySavings },
  'what each way costs over time': { run: (call) => assumptionCostOverTime(example(call))?.assumptionPaid },
  'the whole money story': { budget: 100, run: wholeAnalysis },
  'one 30-year schedule': { run: (call) => amortizationByYear(loan(call))?.length },
  'one amount printed': { run: (call) => formatUsd(600_000 + call).length },
};

/** Results are microseconds per call. */
export const calculatorsPart: Part<number> = {
  name: 'calculators',
  heading: 'Calculators',
  about: `The median of ${BATCHES} batches of ${CALLS_PER_BATCH} calls, after one batch of warming up.`,
  needsSite: false,
  keys: Object.keys(calculations),
  async measure(key) {
    const run = calculations[key]?.run;
    if (!run) throw new Error(`No calculation is called ${key}.`);
    microsecondsPerCall(run);
    return median(Array.from({ length: BATCHES }, () => microsecondsPerCall(run)));
  },
  table: (results) => ({
    columns: ['what', 'µs', 'budget'],
    rows: [...results].map(([key, value]) => {
      const budget = calculations[key]?.budget;
      return [key, atMost(value, budget, 2), budget === undefined ? 'none' : `${budget}`];
    }),
  }),
};

function example(call: number): AssumptionInput {
  const loans = {
    purchasePrice: 600_000 + call,
    assumedLoanBalance: 400_000,
    assumptionRate: 3.5,
    currentRate: 7.5,
  };
  return { ...ASSUMPTION_DEFAULTS, ...loans, monthlyTaxes: 300, monthlyInsurance: 150, hoaFees: 250 };
}

/** Everything that Calculate and the buttons below its result compute. */
function wholeAnalysis(call: number): number | undefined {
  const input = example(call);
  const comparison = compareAssumption(input);
  const cost = assumptionCostOverTime(input);
  const analysis = analyzeAssumption(input, {
    ...ANALYSIS_DEFAULTS,
    processingFee: 300,
    otherCosts: 1500,
    bah: 3912,
  });
  if (!comparison || !cost || !analysis) return undefined;
  const owed = owedByYear(assumptionLoans(input, comparison).byName);
  return (
    owed.length +
    cost.totalDifference +
    analysis.trueRatePercent +
    Number(priceAtPayment(input, 3912).newLoan)
  );
}

function loan(call: number) {
  return { principal: 600_000 + call, annualRatePercent: 7.5, termYears: 30 };
}

function microsecondsPerCall(run: (call: number) => number | undefined): number {
  let results = 0;
  const start = performance.now();
  for (let call = 0; call < CALLS_PER_BATCH; call += 1) results += run(call) ?? 0;
  const elapsed = performance.now() - start;
  // Uses the result so that the JIT can't skip the call.
  if (Number.isNaN(results)) throw new Error('a calculator gave NaN');
  return (elapsed * 1000) / CALLS_PER_BATCH;
}
