import { ASSUMPTION_DEFAULTS, type AssumptionInput } from './assumption-input';

/**
 * The program's savings example: a $600,000 home, $400,000 left at 3.5% plus a GAP of $200,000 at 9.5%, against a
 * new loan at 7.5%, all over 30 years.
 */
export const ASSUMPTION_EXAMPLE: Readonly<AssumptionInput> = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: 600_000,
  assumedLoanBalance: 400_000,
  assumptionRate: 3.5,
  currentRate: 7.5,
};
