import { ASSUMPTION_DEFAULTS, type AssumptionInput } from './assumption-input';

/**
 * The program's savings example: a $600,000 home with an assumed balance of $400,000 at 3.5% plus a $200,000 GAP at
 * 9.5%, compared with a new loan at 7.5%, all over 30 years.
 */
export const ASSUMPTION_EXAMPLE: Readonly<AssumptionInput> = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: 600_000,
  assumedLoanBalance: 400_000,
  assumptionRate: 3.5,
  currentRate: 7.5,
};
