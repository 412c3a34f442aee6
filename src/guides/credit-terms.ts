// The disclosures required wherever a Veterans Home Program credit is shown.
import { factsCheckedOn, unpublished } from './facts';
import type { Source, Text } from './types';

const { unconfirmed } = factsCheckedOn('2026-11-21');

const sources = {
  program: unpublished.program,
  closing: { title: 'Inman, Aug 9, 2004: every rebate belongs on the settlement statement' },
} as const satisfies Record<string, Source>;

export const creditTerms: readonly Text[] = [
  unconfirmed(
    'The credit is an estimate of what the participating brokerage gives you, as its client, toward your closing costs.',
    sources.program,
  ),
  'It isn’t a loan or cash in hand, and it does not come from VA or any other agency. Paradise PCS is not a lender.',
  unconfirmed(
    'It has to appear on your Closing Disclosure, so tell your lender about it early.',
    sources.closing,
  ),
  'Your lender decides how much of it you can use. Ask what happens if the credit is more than your costs.',
  'Get the amount, who pays it and when written into your buyer agreement before you make an offer.',
];
