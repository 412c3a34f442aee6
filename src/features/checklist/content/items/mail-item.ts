import { factsCheckedOn } from '@/facts/facts';
import { only, onOrders } from '@/features/checklist/audience';
import { sources } from '../hawaii-checklist-sources';
import { anyDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');

export const mail: ChecklistItem = {
  title: 'Arrange mail forwarding',
  lead: 14,
  first: 'takes days to start',
  lastDay: anyDayBefore(1),
  words: {
    know: [
      read('File a change of address (PS Form 3575) with USPS.', sources.usps),
      only(onOrders, read('When you move on official orders, forwarding costs nothing extra.', sources.usps)),
      read('File about 14 days before you go: forwarding takes at least 7-10 business days to start, once approved.', sources.mailDays),
      'Tell your banks and insurers yourself. If you have no address yet, use General Delivery: see Cost of Living.',
    ],
    office: { label: 'USPS: forwarding military mail', url: sources.usps.url },
    missed: ['A week or more of mail goes to your old address.'],
    why: [later.read('USPS forwarding takes at least 7-10 business days to start.', sources.mailDays)],
  },
};
