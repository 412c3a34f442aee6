import { onOrders } from '@/features/checklist/audience';
import { screeningDay } from '../last-days';
import type { EarlyStep } from '../plan-record';

export const efmp = {
  title: 'Gather special-needs records for EFMP',
  lead: 150,
  first: 'Hawaii must have care',
  lastDay: screeningDay,
  item: 'medical-records',
  for: { ...onOrders, needs: ['yes'] },
  isNeverLate: true,
  isForTravel: true,
  isAtOnce: true,
  rank: 'leads',
  guide: '/pcs-toolkit/health-care',
  part: 'a-family-member-with-special-needs',
  words: {
    know: [
      'Ask your EFMP (Exceptional Family Member Program) office what it needs for the screening.',
      'For a child with an IEP, that’s the plan itself, too.',
      'Ask off-base doctors, therapists and the school for copies first: theirs take longest.',
      'List every condition, and how often it needed care last year, so Hawaii can match the care.',
    ],
  },
} as const satisfies EarlyStep;
