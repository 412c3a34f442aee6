// What several pages say about BAH. The rates are in src/money/bah.ts.

import { factsCheckedOn } from '@/facts/facts';
import type { Fact } from '@/facts/types';
import { BAH_CHECKED_ON, BAH_DUE, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { housingAllowanceLaw } from './housing-sources';

const bahOf = <Grade extends PayGrade>(grade: Grade) => {
  const dollars = bahDollars('oahu', grade, true);
  return { grade, dollars, amount: formatUsd(dollars) };
};

/**
 * What two pay grades get a month on Oahu, with dependents, wherever a page shows examples: the family of our other
 * examples, and an officer's. A third one's label would touch theirs on a phone. `bahInBrief.examples` says so.
 */
export const bahExamples = [bahOf('E-5'), bahOf('O-3')] as const;

/** What a page says that shows `BahInBrief`. */
export const bahInBrief = {
  examples: factsCheckedOn(BAH_CHECKED_ON).read(`Basic Allowance for Housing (BAH) in ${BAH_YEAR}, a month, with dependents, the same at every base on Oahu.`, bahSource, BAH_DUE),
  rateProtection: factsCheckedOn('2026-11-30').read(
    'If you already get BAH here, your rate is protected: it won’t drop with the table as long as you stay and your dependents don’t change.',
    housingAllowanceLaw,
  ),
} as const satisfies Record<string, Fact>;
