import { factsCheckedOn } from '@/facts/facts';
import { only } from '@/features/checklist/audience';
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
  for: { careAge: ['yes'] },
  isAtOnce: true,
  // Nobody has said yet that a baby can stand in line before birth.
  own: ({ children }) => (children === 'yes' ? {} : { isAtOnce: false, canFollow: true }),
  answered: 'Got a place',
  guide: '/pcs-toolkit/child-care',
  wayOut: () => 'Ask today, and arrange your own care for the first weeks: a place may come after you land.',
  words: {
    know: [
      latest.read('Request it at MilitaryChildCare.com as soon as you know the base: you don’t need orders, and the day you ask sets your place.', childCareSources.requests),
      only({ from5: ['yes'] }, latest.read('Ages 5 to 12: there’s also A+, care after school in public schools, K-6, to 5:30 p.m.', childCareSources.afterSchool)),
      only({ expecting: ['yes'] }, 'If you’re expecting, ask whether the baby can get in line before birth.'),
    ],
  },
} as const satisfies EarlyStep;
