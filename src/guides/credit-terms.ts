// What has to be said wherever a Veterans Home Program credit is shown.
import { factsCheckedOn } from './facts';
import type { Source, Text } from './types';

const { confirm } = factsCheckedOn('2026-11-21');

const sources = {
  program: { title: 'Listed by the Veterans Home Program; ask for it in writing' },
  closing: { title: 'Inman, Aug 9, 2004: every rebate belongs on the settlement statement' },
} as const satisfies Record<string, Source>;

export const creditTerms: readonly Text[] = [
  confirm(
    'The credit is an estimate of what the participating brokerage gives you, its own client, toward your closing costs.',
    sources.program,
  ),
  'It is not a loan and not cash in hand, and it does not come from VA or any other agency. Paradise PCS is not a lender.',
  confirm(
    'It has to appear on your Closing Disclosure, so tell your lender about it early.',
    sources.closing,
  ),
  'Your lender decides how much of it may be used. Ask what happens to a credit that is larger than your costs.',
  'Have the amount, who pays it and when written into your buyer agreement before you make an offer.',
];
