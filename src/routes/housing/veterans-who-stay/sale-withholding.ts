// What Hawaii requires buyers to withhold when a home is sold (HARPTA), for the guide to veterans who stay.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { formatUsd } from '@/money/usd';

/** Of what the seller realizes: the price, and any debt that the buyer takes over. */
export const SALE_WITHHELD_PERCENT = 7.25;
/** The form for an exception is due this many working days before closing. */
const EXCEPTION_FORM_WORKING_DAYS = 10;
const EXAMPLE_SALE_DOLLARS = 1_000_000;

const sources = {
  taxFacts: {
    title: 'Hawaii Department of Taxation: Tax Facts 2010-1 on HARPTA and instructions for Form N-288B, 2025, as PCS Oahu read them in August 2026',
    by: 'other',
    issued: '2026-08',
    url: 'https://files.hawaii.gov/tax/legal/taxfacts/tf2025-2010-1.pdf',
  },
} as const satisfies Record<string, Source>;

const { read } = factsCheckedOn('2026-11-26');

export const saleWithheld = read(
  `When someone who isn’t a Hawaii resident sells a home here, the buyer must hold back ${SALE_WITHHELD_PERCENT}% for the State at closing: on ${formatUsd(EXAMPLE_SALE_DOLLARS)} that is ${formatUsd((EXAMPLE_SALE_DOLLARS * SALE_WITHHELD_PERCENT) / 100)}. It counts toward your income tax.`,
  sources.taxFacts,
);

export const saleForms: readonly Text[] = [
  read(
    `If you qualify, hand the buyer Form N-289 to stop this. Hawaii residents have to, too. Otherwise file Form N-288B for an exception at least ${EXCEPTION_FORM_WORKING_DAYS} working days before closing. Ask a tax adviser before you list.`,
    sources.taxFacts,
  ),
];
