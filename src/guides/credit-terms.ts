// The disclosures required wherever a Veterans Home Program credit is shown.
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { VA_FUNDING_FEE_TITLE, VA_FUNDING_FEE_URL } from './shared-sources';
import { FIRST_USE_FUNDING_FEE_PERCENT } from './va-loan-figures';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');

const sources = {
  offer: unpublished.offer,
  program: unpublished.program,
  fee: {
    title: VA_FUNDING_FEE_TITLE,
    url: VA_FUNDING_FEE_URL,
  },
  closing: { title: 'Inman, Aug 9, 2004: every rebate belongs on the settlement statement', unlinked: 'copy' },
} as const satisfies Record<string, Source>;

/** What the credit is. */
export const creditBasics: readonly Text[] = [
  read('The credit is an estimate of what the participating brokerage gives you, as its client, toward your closing costs.', sources.offer),
  'It isn’t a loan or cash in hand, and it does not come from VA or any other agency. Paradise PCS is not a lender.',
  'Your lender decides how much of it you can use. Ask what happens if the credit is more than your costs.',
];

/** What a buyer does to get it. */
export const creditSteps: readonly Text[] = [
  'Get the credit in writing. Before any offer, have your buyer agreement say how much, who pays and when.',
  'Tell your lender about it early. Look for it on your Closing Disclosure.',
];

export const creditTerms: readonly Text[] = [...creditBasics, ...creditSteps];

export const creditUses: readonly Text[] = [
  unconfirmed('Your closing costs, prepaid taxes and insurance, or points that lower your rate: as much of them as your lender allows.', sources.program),
  read(`VA’s funding fee is one of those costs: ${FIRST_USE_FUNDING_FEE_PERCENT}% of your first VA loan if you put nothing down. Some veterans are exempt.`, sources.fee),
];
