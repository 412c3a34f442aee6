import fc from 'fast-check';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';

/** The program's savings example: a 600,000 home, 400,000 at 3.5% plus a 200,000 GAP at 9.5%, against 7.5%. */
export const savingsExample: AssumptionInput = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: 600_000,
  assumedLoanBalance: 400_000,
  assumptionRate: 3.5,
  currentRate: 7.5,
};

export const principal = fc.double({ min: 1, max: 100_000_000, noNaN: true });
export const ratePercent = fc.double({ min: 0.001, max: 100, noNaN: true });
export const termYears = fc.oneof(
  fc.integer({ min: 1, max: 50 }),
  fc.double({ min: 1 / 12, max: 50, noNaN: true }),
);

const orEmpty = (value: fc.Arbitrary<number>) => fc.option(value, { freq: 4 });
const extra = orEmpty(fc.double({ min: 0, max: 5000, noNaN: true }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Plausible inputs, which always have a result. */
export const plausibleInput: fc.Arbitrary<AssumptionInput> = fc
  .record({
    purchasePrice: principal,
    downShare: orEmpty(share),
    balanceShare: fc.double({ min: 0.001, max: 1, noNaN: true }),
    assumptionRate: ratePercent,
    assumedLoanTerm: termYears,
    gapRate: orEmpty(ratePercent),
    gapTerm: termYears,
    currentRate: ratePercent,
    newLoanTerm: termYears,
    hoaFees: extra,
    monthlyTaxes: extra,
    monthlyInsurance: extra,
  })
  .map(({ downShare, balanceShare, ...input }) => ({
    ...input,
    downPayment: downShare === null ? null : input.purchasePrice * downShare,
    assumedLoanBalance: input.purchasePrice * balanceShare,
  }));

const oddValue = fc.oneof(
  fc.constantFrom(null, 0, -0, Number.NaN, Infinity, -Infinity, -1, 1e308, -1e308, 5e-324, 1e-300, 0.01, 100),
  fc.double(),
  principal,
);

/** Plausible inputs with up to three fields replaced by odd values. */
export const anyInput: fc.Arbitrary<AssumptionInput> = fc
  .tuple(
    plausibleInput,
    fc.dictionary(fc.constantFrom(...Object.keys(ASSUMPTION_DEFAULTS)), oddValue, { maxKeys: 3 }),
  )
  .map(([input, odd]) => ({ ...input, ...odd }));

/** Every number in a result, at any depth. */
export function numbersIn(value: unknown, found: number[] = []): number[] {
  if (typeof value === 'number') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) numbersIn(part, found);
  return found;
}

/** True for numbers that may be displayed: not NaN, not Infinity, not the zero that prints as '-$0'. */
export function isPrintable(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}
