import { addDays } from '@/dates/calendar-day';
import { workdayOnOrBefore } from '@/dates/workdays';
import { factsCheckedOn } from '@/facts/facts';
import { onOrders } from '@/features/checklist/audience';
import { sources } from '../hawaii-checklist-sources';
import { screeningDay } from '../last-days';
import type { EarlyStep } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

export const deers = {
  title: 'Enroll your spouse in DEERS',
  lead: 150,
  first: 'all else needs it',
  // Before the screening is asked for.
  lastDay: (plan) => workdayOnOrBefore(addDays(screeningDay(plan), -1), 'federal'),
  item: 'military-records',
  for: { ...onOrders, newlywed: ['yes'] },
  isAtOnce: true,
  rank: 'leads',
  guide: '/pcs-toolkit/family-orders',
  part: 'married-a-new-baby-or-joining-later',
  wayOut: () => 'Take the first ID card appointment, and ask your command to start the screening the same day.',
  words: {
    know: [
      read('DEERS is the military’s list of your family. Only the service member adds a spouse, at an ID card office.', sources.tricareChecklist),
      'Book the appointment, and ask which documents to bring, such as the marriage certificate.',
      'Then ask your command to put your spouse on the orders, before you book flights.',
    ],
  },
} as const satisfies EarlyStep;
