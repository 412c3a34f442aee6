// What several pages say about BAH. The rates are in src/money/bah.ts.
import { BAH_CHECKED_ON, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { factsCheckedOn } from './facts';
import { rateProtection } from './housing-figures';
import type { Fact } from './types';

const grades: readonly PayGrade[] = ['E-4', 'E-6', 'O-3'];

/** What three pay grades get a month on Oahu, with dependents: `bahInBrief.examples` says so. */
export const bahExamples = grades.map((grade) => {
  const dollars = bahDollars('oahu', grade, true);
  return { grade, dollars, amount: formatUsd(dollars) };
});

/** What a page says that shows `BahInBrief`. */
export const bahInBrief = {
  examples: factsCheckedOn(BAH_CHECKED_ON).read(
    `Basic Allowance for Housing (BAH) in ${BAH_YEAR}, a month, with dependents, the same at every base on Oahu.`,
    bahSource,
    'every 01-01',
  ),
  rateProtection,
} as const satisfies Record<string, Fact>;
