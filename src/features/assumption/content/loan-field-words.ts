import type { AssumptionField } from '@/features/assumption/assumption-input';

export type FieldText = {
  field: AssumptionField;
  label: string;
  hint?: string;
  /** For a field that starts with our guess: where the real number is. */
  guess?: string;
  requiredMessage?: string;
};

type FieldGroup = {
  id: 'home' | 'assumed' | 'gap' | 'new' | 'costs';
  legend: string;
  fields: readonly FieldText[];
};

/** Fields must be in the order of ASSUMPTION_FIELDS. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    id: 'home',
    legend: 'The home',
    fields: [
      {
        field: 'purchasePrice',
        label: 'Purchase price',
        hint: 'What you would pay.',
        requiredMessage: 'Enter the purchase price',
      },
      {
        field: 'downPayment',
        label: 'Down payment',
        hint: 'Your own cash, if any.',
      },
    ],
  },
  {
    id: 'assumed',
    legend: 'The seller’s loan, to take over',
    fields: [
      {
        field: 'assumedLoanBalance',
        label: 'Balance of the seller’s loan',
        hint: 'On the latest statement.',
        requiredMessage: 'Enter the balance of the seller’s loan',
      },
      {
        field: 'assumptionRate',
        label: 'Rate of the seller’s loan (% a year)',
        hint: 'On the same statement.',
        requiredMessage: 'Enter the rate of the seller’s loan',
      },
      {
        field: 'assumedLoanTerm',
        label: 'Years left on the seller’s loan',
        guess: 'Most loans have under 30 left: see the statement.',
        requiredMessage: 'Enter the years left on the seller’s loan',
      },
    ],
  },
  {
    id: 'gap',
    legend: 'A GAP loan for the rest',
    fields: [
      { field: 'gapRate', label: 'GAP rate (% a year)', guess: 'A GAP lender quotes the real one.' },
      {
        field: 'gapTerm',
        label: 'GAP term (years)',
        guess: 'Ask the GAP lender.',
        requiredMessage: 'Enter a GAP term',
      },
    ],
  },
  {
    id: 'new',
    legend: 'A new loan instead',
    fields: [
      {
        field: 'currentRate',
        label: 'Current market rate (% a year)',
        hint: 'What a lender quotes you today.',
        requiredMessage: 'Enter the current market rate',
      },
      {
        field: 'newLoanTerm',
        label: 'New loan term (years)',
        guess: 'Ask your lender.',
        requiredMessage: 'Enter the new loan term',
      },
    ],
  },
  {
    id: 'costs',
    legend: 'Monthly costs, the same either way',
    fields: [
      { field: 'hoaFees', label: 'HOA fees a month' },
      { field: 'monthlyTaxes', label: 'Property taxes a month' },
      { field: 'monthlyInsurance', label: 'Insurance a month' },
    ],
  },
];
