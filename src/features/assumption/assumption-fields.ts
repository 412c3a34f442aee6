import { GAP_RATE_PERCENT, GAP_TERM_YEARS } from '@/guides/gap-figures';
import type { FieldRule } from './field-rules';

/** The form's groups, by id. */
export const ASSUMPTION_GROUPS = {
  needed: 'Start with these five',
  guessed: 'Change these if yours differ',
  costs: 'Optional: monthly costs, the same either way',
} as const;

export type AssumptionFieldRecord = FieldRule<string, 'dollars' | 'percent' | 'years'> & {
  group: keyof typeof ASSUMPTION_GROUPS;
  label: string;
  hint?: string;
  /** What the field begins with; null for nothing. */
  start: number | null;
  /** Where the real number is, for a field that begins with our guess. */
  guess?: string;
  /** What to enter. */
  requiredMessage?: string;
  /** Whether it is paid each month, whichever loan it is. */
  isMonthlyCost: boolean;
};

const input = { start: null, isMonthlyCost: false } as const;
const monthlyCost = {
  unit: 'dollars',
  need: 'optional',
  group: 'costs',
  start: null,
  isMonthlyCost: true,
} as const;

/** Every field, in form order: the form, the link, the sums, the messages and the paper are derived from it. */
export const ASSUMPTION_FIELDS = [
  {
    ...input,
    field: 'purchasePrice',
    unit: 'dollars',
    need: 'required',
    group: 'needed',
    label: 'Purchase price',
    hint: 'What you’d pay for the home.',
    requiredMessage: 'Enter the purchase price',
  },
  {
    ...input,
    field: 'downPayment',
    unit: 'dollars',
    need: 'optional',
    group: 'needed',
    label: 'Down payment',
    hint: 'Your own cash, if any.',
  },
  {
    ...input,
    field: 'assumedLoanBalance',
    unit: 'dollars',
    need: 'required',
    group: 'needed',
    label: 'Balance of the seller’s loan',
    hint: 'On the latest statement.',
    requiredMessage: 'Enter the balance of the seller’s loan',
  },
  {
    ...input,
    field: 'assumptionRate',
    unit: 'percent',
    need: 'required',
    group: 'needed',
    label: 'Rate of the seller’s loan (% a year)',
    hint: 'On the same statement.',
    requiredMessage: 'Enter the rate of the seller’s loan',
  },
  {
    ...input,
    field: 'currentRate',
    unit: 'percent',
    need: 'required',
    group: 'needed',
    label: 'Current market rate (% a year)',
    hint: 'What a lender quotes you today.',
    requiredMessage: 'Enter the current market rate',
  },
  {
    ...input,
    field: 'assumedLoanTerm',
    unit: 'years',
    need: 'required',
    group: 'guessed',
    label: 'Years left on the seller’s loan',
    start: 30,
    guess: 'Most loans have under 30. Check the statement.',
    requiredMessage: 'Enter the years left on the seller’s loan',
  },
  {
    ...input,
    field: 'newLoanTerm',
    unit: 'years',
    need: 'required',
    group: 'guessed',
    label: 'New loan term (years)',
    start: 30,
    guess: 'Ask your lender.',
    requiredMessage: 'Enter the new loan term',
  },
  {
    ...input,
    field: 'gapRate',
    unit: 'percent',
    need: 'with-gap',
    group: 'guessed',
    label: 'GAP rate (% a year)',
    start: GAP_RATE_PERCENT,
    guess: 'Ask a GAP lender for yours.',
  },
  {
    ...input,
    field: 'gapTerm',
    unit: 'years',
    need: 'with-gap',
    group: 'guessed',
    label: 'GAP term (years)',
    start: GAP_TERM_YEARS,
    guess: 'Ask the GAP lender.',
    requiredMessage: 'Enter a GAP term',
  },
  { ...monthlyCost, field: 'hoaFees', label: 'HOA fees a month' },
  { ...monthlyCost, field: 'monthlyTaxes', label: 'Property taxes a month' },
  { ...monthlyCost, field: 'monthlyInsurance', label: 'Insurance a month' },
] as const satisfies readonly AssumptionFieldRecord[];
