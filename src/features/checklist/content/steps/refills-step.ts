import { factsCheckedOn } from '@/facts/facts';
import { sources } from '../hawaii-checklist-sources';
import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

const { read } = factsCheckedOn('2026-11-26');

/** Our suggestion: a refill may have to be ordered. */
const REFILL_DAYS = 7;

export const refills = {
  title: 'Refill every prescription',
  lead: 45,
  first: 'carry it with you',
  lastDay: openDayBefore(REFILL_DAYS),
  item: 'medical-records',
  for: { needs: ['yes'] },
  isNeverLate: true,
  isOverOnLanding: true,
  guide: '/pcs-toolkit/health-care',
  part: 'medicine-and-records-to-carry-with-you',
  words: {
    know: [read('Get enough for the trip and the first weeks. Carry it on the plane, in its labeled bottles.', sources.prescriptions)],
  },
} as const satisfies EarlyStep;
