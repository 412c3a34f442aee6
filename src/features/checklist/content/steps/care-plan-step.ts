import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { only } from '@/features/checklist/audience';
import { sources as childCareSources } from '@/guides/child-care-sources';
import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

const { read } = factsCheckedOn('2026-11-30');
const latest = factsCheckedOn('2026-12-01');

const navyCarePlan: Source = {
  title: 'MyNavyHR: Family Care Plan, as of Feb 3, 2025',
  by: 'government',
  issued: '2025-02-03',
  readOn: '2026-12-01',
  url: 'https://www.mynavyhr.navy.mil/Support-Services/Culture-Resilience/Family-Readiness/Family-Care-Plan/',
};

/** Our suggestion: it takes signatures of those who would have the children. */
const CARE_PLAN_DAYS = 30;

export const carePlan = {
  title: 'Ask for the family care plan',
  lead: 90,
  first: 'your command asks',
  lastDay: openDayBefore(CARE_PLAN_DAYS),
  item: 'military-records',
  for: { parent: ['yes'] },
  isNeverLate: true,
  isAtOnce: true,
  rank: 'stops',
  answered: 'Approved',
  guide: '/pcs-toolkit/child-care',
  part: 'one-parent-or-both-in-uniform',
  words: {
    know: [
      'Ask your command who signs the plan, and by when.',
      'It names who takes care of your children when duty calls.',
      'If another parent shares custody, ask legal assistance what that parent has to sign before the children move.',
      only({ service: ['navy'] }, latest.read('Navy: hand in a new or updated plan when you report, too.', navyCarePlan)),
      only({ service: ['army'] }, read('Army child care in Hawaii requires the plan within 30 days of registering.', childCareSources.armyRegister)),
    ],
  },
} as const satisfies EarlyStep;
