// What several pages say about BAH. The rates are in src/money/bah.ts.
import { BAH_CHECKED_ON, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { factsCheckedOn } from './facts';
import { rateProtection } from './housing-figures';
import type { Fact } from './types';

const example = (grade: PayGrade) => `${grade} ${formatUsd(bahDollars('oahu', grade, true))}`;

/** What a page says that shows `BahInBrief`. */
export const bahInBrief = {
  examples: factsCheckedOn(BAH_CHECKED_ON).read(
    `The Basic Allowance for Housing (BAH) on Oahu in ${BAH_YEAR}, a month, with dependents: ${example('E-4')}, ${example('E-6')}, ${example('O-3')}. It’s the same for every base on Oahu.`,
    bahSource,
    'every 01-01',
  ),
  rateProtection,
} as const satisfies Record<string, Fact>;
