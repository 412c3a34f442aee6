import {
  EXAMPLE_ASSUMED_DOLLARS,
  EXAMPLE_ASSUMED_RATE_PERCENT,
  EXAMPLE_NEW_RATE_PERCENT,
  EXAMPLE_PRICE_DOLLARS,
} from '@/guides/savings-example';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from './assumption-input';

/** The program's savings example, with the usual GAP rate and terms. */
export const ASSUMPTION_EXAMPLE: Readonly<AssumptionInput> = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: EXAMPLE_PRICE_DOLLARS,
  assumedLoanBalance: EXAMPLE_ASSUMED_DOLLARS,
  assumptionRate: EXAMPLE_ASSUMED_RATE_PERCENT,
  currentRate: EXAMPLE_NEW_RATE_PERCENT,
};
