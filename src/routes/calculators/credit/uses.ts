// What a home program's credit can pay for.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { vaLoanFeeLaw } from '@/guides/loan-sources';
import { FIRST_USE_FUNDING_FEE_PERCENT } from '@/guides/va-loan-figures';
import { site } from '@/operator/site';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  program: unpublished.program,
  fee: vaLoanFeeLaw,
} as const satisfies Record<string, Source>;

export const creditUses: readonly Text[] = site.program
  ? [
      read('Your closing costs, prepaid taxes and insurance, or points that lower your rate: as much of them as your lender allows.', sources.program),
      read(`VA’s funding fee is one of those costs: ${FIRST_USE_FUNDING_FEE_PERCENT}% of your first VA loan if you put nothing down. Some veterans are exempt.`, sources.fee),
    ]
  : [];
