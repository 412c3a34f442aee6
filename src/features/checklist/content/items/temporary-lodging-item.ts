import { factsCheckedOn } from '@/facts/facts';
import { barracks, dod, families, only, onOrders, withoutOrders } from '@/features/checklist/audience';
import { COAST_GUARD_CHECK_IN } from '@/guides/arrival-rules';
import { dodTlaRules } from '@/guides/lodging-sources';
import { TLA_FIRST_DAYS, TLA_REPORT_HOURS } from '@/money/lodging-figures';
import { sources } from '../hawaii-checklist-sources';
import { anyDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

export const temporaryLodging: ChecklistItem = {
  title: 'Plan temporary lodging',
  lead: 60,
  first: ({ home }) => (home === 'barracks' ? 'is a room ready?' : 'rooms fill up'),
  isForFirstNight: true,
  lastDay: anyDayBefore(7),
  wayOut: ({ move }) => (move.orders === 'no' ? 'Book the first nights today, refundable if you can.' : 'Call base lodging today, then the hotels on your TLA office’s list.'),
  guide: '/pcs-toolkit/tla-hotels',
  words: {
    know: [
      only(barracks, 'If you’ll live in the barracks, ask if a room is ready the night you land. Then you need no hotel.'),
      only(onOrders, read(`Apply for Temporary Lodging Allowance (TLA) at your base’s housing office within ${TLA_REPORT_HOURS} hours of landing, sooner if you can.`, sources.militaryGuide2025)),
      only(withoutOrders, 'Book by the month, and ask base lodging if retirees get a room when there’s space.'),
      only({ ...onOrders, service: ['coast-guard'] }, read(`Coast Guard: ${COAST_GUARD_CHECK_IN}.`, sources.coastGuardArrival)),
      only(onOrders, read(`You pay up front and get reimbursed later: keep room on a credit card for about ${TLA_FIRST_DAYS} nights.`, sources.militaryGuide2025)),
    ],
    office: {
      label: 'DoD: TLA',
      url: dodTlaRules.url,
      purpose: ['the rule and current rates'],
      for: onOrders,
    },
    missed: [
      only({ ...families, ...onOrders }, 'Base lodging is full, and TLA may not cover the hotel that still has a room.'),
      only(withoutOrders, 'The rooms that are left cost the most.'),
      only(barracks, 'In the barracks: you pay for a hotel until someone finds you a room.'),
    ],
    short: [
      only(withoutOrders, 'Book the first nights today, refundable if you can, then look for a room by the month.'),
      only({ ...families, ...onOrders }, 'Call base lodging today. If it’s full, ask for the statement of non-availability and book a hotel on your TLA office’s list.'),
      only({ ...families, ...dod }, `See the TLA office within ${TLA_REPORT_HOURS} hours of landing, before any lease.`),
      only(barracks, 'If you’ll live in the barracks, ask your sponsor today if a room is ready the night you land. If not, call base lodging.'),
    ],
  },
};
