// What several pages say about BAH. The rates are in src/money/bah.ts.
import { BAH_CHECKED_ON, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { factsCheckedOn } from './facts';
import type { Fact } from './types';

const { read } = factsCheckedOn('2026-11-23');

const example = (grade: PayGrade) => `${grade} ${formatUsd(bahDollars('oahu', grade, true))}`;

/** What a page says that shows `BahInBrief`. */
export const bahInBrief = {
  examples: factsCheckedOn(BAH_CHECKED_ON).read(
    `The Basic Allowance for Housing (BAH) on Oahu in ${BAH_YEAR}, a month, with dependents: ${example('E-4')}, ${example('E-6')}, ${example('O-3')}. It’s the same for every base on Oahu.`,
    bahSource,
    'every 01-01',
  ),
  isProtected: read(
    'Already paid BAH here? Your own rate may be protected: when the table drops, it doesn’t, as long as you stay and your dependents don’t change.',
    {
      title: 'FEDweek: BAH rates, quoting DoD on rate protection',
      url: 'https://www.fedweek.com/armed-forces-news/basic-allowance-for-housing-rates-rise',
    },
  ),
} as const satisfies Record<string, Fact>;

export const bahNextYear = read(
  `Rates for ${BAH_YEAR + 1} aren’t out yet: they’re usually announced in mid-December, for January 1.`,
  {
    title: `Stars and Stripes, December ${BAH_YEAR - 1}: BAH rates of ${BAH_YEAR}`,
    url: 'https://www.stripes.com/theaters/us/2025-12-11/troops-housing-allowance-increase-20060688.html',
  },
  `${BAH_YEAR}-12-15`,
);
