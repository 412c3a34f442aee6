import { amortizationByYear } from '../../src/calculators/amortization';
import { compareAssumption } from '../../src/calculators/assumption';
import { assumptionCostOverTime } from '../../src/calculators/assumption-cost';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '../../src/calculators/assumption-input';
import { formatUsd } from '../../src/calculators/usd';

/** One measured figure; a budget of null is measured for the record only. */
export type BenchRow = { what: string; value: number; unit: string; budget: number | null };

const BATCHES = 25;
const CALLS_PER_BATCH = 2000;

/** Times the calculators on this machine: the median batch, in microseconds a call, after one batch of warming up. */
export function benchCalculators(): BenchRow[] {
  return [
    row('one comparison', 10, (call) => compareAssumption(example(call))?.monthlySavings),
    row(
      'what each way costs over time',
      null,
      (call) => assumptionCostOverTime(example(call))?.assumptionPaid,
    ),
    row('one 30-year schedule', null, (call) => amortizationByYear(loan(call))?.length),
    row('one amount printed', null, (call) => formatUsd(600_000 + call).length),
  ];
}

function example(call: number): AssumptionInput {
  const loans = {
    purchasePrice: 600_000 + call,
    assumedLoanBalance: 400_000,
    assumptionRate: 3.5,
    currentRate: 7.5,
  };
  return { ...ASSUMPTION_DEFAULTS, ...loans, monthlyTaxes: 300, monthlyInsurance: 150, hoaFees: 250 };
}

function loan(call: number) {
  return { principal: 600_000 + call, annualRatePercent: 7.5, termYears: 30 };
}

function row(what: string, budget: number | null, run: (call: number) => number | undefined): BenchRow {
  microsecondsPerCall(run);
  const batches = Array.from({ length: BATCHES }, () => microsecondsPerCall(run)).sort((a, b) => a - b);
  const median = batches[Math.floor(BATCHES / 2)] ?? Number.NaN;
  return { what, value: Math.round(median * 1000) / 1000, unit: 'µs', budget };
}

function microsecondsPerCall(run: (call: number) => number | undefined): number {
  let results = 0;
  const start = performance.now();
  for (let call = 0; call < CALLS_PER_BATCH; call += 1) results += run(call) ?? 0;
  const elapsed = performance.now() - start;
  // Reading the sum keeps the compiler from dropping the work.
  if (Number.isNaN(results)) throw new Error('a calculator gave NaN');
  return (elapsed * 1000) / CALLS_PER_BATCH;
}
