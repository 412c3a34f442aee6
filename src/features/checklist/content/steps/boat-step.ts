import { factsCheckedOn, unpublished } from '@/facts/facts';
import { BOAT_BOOKING } from '@/guides/vehicle-figures';
import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

const latest = factsCheckedOn('2026-11-23');

/** The longest of `BOAT_BOOKING`. */
const BOAT_BOOKING_DAYS = 56;

export const boat = {
  title: 'Ask how the boat can ship, and what it costs you',
  lead: 90,
  first: 'takes weeks to book',
  lastDay: openDayBefore(BOAT_BOOKING_DAYS),
  item: 'household-goods',
  for: { boat: ['yes'] },
  isNeverLate: true,
  guide: '/pcs-toolkit/boat-shipping',
  words: {
    know: [latest.read(`A boat doesn’t count as a car: you may pay most of it. Our list says to book a carrier ${BOAT_BOOKING} ahead.`, unpublished.program)],
  },
} as const satisfies EarlyStep;
