import { factsCheckedOn } from '@/facts/facts';
import { sources as childCareSources } from '@/guides/child-care-sources';
import { anyDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

const latest = factsCheckedOn('2026-11-23');

/** Our suggestion: from then on you count as an immediate need, behind those who asked before. */
const CHILD_CARE_REQUEST_DAYS = 30;

export const childCare = {
  title: 'Ask for child care',
  lead: 90,
  first: 'waits are long',
  lastDay: anyDayBefore(CHILD_CARE_REQUEST_DAYS),
  item: 'schools',
  for: { children: ['yes'] },
  isAtOnce: true,
  answered: 'Got a place',
  guide: '/pcs-toolkit/child-care',
  wayOut: () => 'Ask today, and plan care of your own for the first weeks: a place may come after you land.',
  words: {
    know: [latest.read('Request it at MilitaryChildCare.com as soon as you know the base: you don’t need orders, and the day you ask sets your place.', childCareSources.requests)],
  },
} as const satisfies EarlyStep;
