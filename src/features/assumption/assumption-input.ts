import { GAP_RATE_PERCENT, GAP_TERM_YEARS } from '@/guides/gap-figures';
import type { FieldRule } from './field-rules';

/**
 * The assumption calculator's inputs. Amounts are in dollars (taxes, insurance and HOA fees per month), rates in
 * percent per year, terms in years. null is an empty field; NaN is a field whose text is not a number.
 */
export type AssumptionInput = {
  purchasePrice: number | null;
  downPayment: number | null;
  assumedLoanBalance: number | null;
  assumptionRate: number | null;
  assumedLoanTerm: number | null;
  gapRate: number | null;
  gapTerm: number | null;
  currentRate: number | null;
  newLoanTerm: number | null;
  hoaFees: number | null;
  monthlyTaxes: number | null;
  monthlyInsurance: number | null;
};

export type AssumptionField = keyof AssumptionInput;

/** Every field, in form order. */
export const ASSUMPTION_FIELDS: readonly FieldRule<AssumptionField, 'dollars' | 'percent' | 'years'>[] = [
  { field: 'purchasePrice', unit: 'dollars', need: 'required' },
  { field: 'downPayment', unit: 'dollars', need: 'optional' },
  { field: 'assumedLoanBalance', unit: 'dollars', need: 'required' },
  { field: 'assumptionRate', unit: 'percent', need: 'required' },
  { field: 'assumedLoanTerm', unit: 'years', need: 'required' },
  { field: 'gapRate', unit: 'percent', need: 'with-gap' },
  { field: 'gapTerm', unit: 'years', need: 'with-gap' },
  { field: 'currentRate', unit: 'percent', need: 'required' },
  { field: 'newLoanTerm', unit: 'years', need: 'required' },
  { field: 'hoaFees', unit: 'dollars', need: 'optional' },
  { field: 'monthlyTaxes', unit: 'dollars', need: 'optional' },
  { field: 'monthlyInsurance', unit: 'dollars', need: 'optional' },
];

/** The calculator's initial values: the usual GAP rate and terms, everything else empty. */
export const ASSUMPTION_DEFAULTS: Readonly<AssumptionInput> = {
  purchasePrice: null,
  downPayment: null,
  assumedLoanBalance: null,
  assumptionRate: null,
  assumedLoanTerm: 30,
  gapRate: GAP_RATE_PERCENT,
  gapTerm: GAP_TERM_YEARS,
  currentRate: null,
  newLoanTerm: 30,
  hoaFees: null,
  monthlyTaxes: null,
  monthlyInsurance: null,
};
