// The disclosures required wherever a home program's credit is shown.
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { site } from '@/operator/site';

const { read } = factsCheckedOn('2026-11-21');

const { program } = site;

/** What the credit is. None of these is said without a home program. */
export const creditBasics: readonly Text[] = program
  ? [
      read(`The amount shown is an estimate of what ${program.payer} would give you toward closing costs if you’re its client.`, unpublished.offer),
      `It isn’t a loan or cash in hand, and it does not come from VA or any other agency. ${site.name} is not a lender.`,
      'Your lender decides how much of it you can use. Ask what happens if the credit is more than your costs.',
    ]
  : [];

/** What a buyer does to get it. */
export const creditSteps: readonly Text[] = program
  ? [
      'Get the credit in writing. Before you make an offer, make sure your buyer agreement says how much, who pays and when.',
      'Tell your lender about the credit early. Look for it on your Closing Disclosure.',
    ]
  : [];

export const creditTerms: readonly Text[] = [...creditBasics, ...creditSteps];
