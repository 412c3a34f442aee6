import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import {
  EXAMPLE_ASSUMED_DOLLARS,
  EXAMPLE_ASSUMED_RATE_PERCENT,
  EXAMPLE_NEW_RATE_PERCENT,
  EXAMPLE_PRICE_DOLLARS,
} from '@/guides/savings-example';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from './assumption-input';

/** The program's savings example, with the usual GAP rate and terms. Its GAP loan covers the whole gap. */
export const ASSUMPTION_EXAMPLE: Readonly<AssumptionInput> = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: EXAMPLE_PRICE_DOLLARS,
  assumedLoanBalance: EXAMPLE_ASSUMED_DOLLARS,
  assumptionRate: EXAMPLE_ASSUMED_RATE_PERCENT,
  currentRate: EXAMPLE_NEW_RATE_PERCENT,
};

/** The cash a buyer brings when both loans stop at the program's limit, in dollars. */
export const EXAMPLE_CASH_DOLLARS = (EXAMPLE_PRICE_DOLLARS * (100 - GAP_COVERS_UP_TO_PERCENT)) / 100;

/** The same home with that cash: the example that the pages lead with. */
export const EXAMPLE_WITH_CASH: Readonly<AssumptionInput> = {
  ...ASSUMPTION_EXAMPLE,
  downPayment: EXAMPLE_CASH_DOLLARS,
};
