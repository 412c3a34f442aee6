import { factsCheckedOn } from '@/facts/facts';
import { sources } from '../hawaii-checklist-sources';
import { moversDay } from '../last-days';
import type { EarlyStep } from '../plan-record';

const latest = factsCheckedOn('2026-11-23');

export const motorcycle = {
  title: 'List the motorcycle before the packers come',
  lead: 90,
  first: 'ships with the goods',
  lastDay: moversDay,
  item: 'household-goods',
  for: { motorcycle: ['yes'] },
  isNeverLate: true,
  guide: '/pcs-toolkit/vehicle-shipping',
  words: {
    know: [latest.read('It usually ships with household goods: tell the transportation office when you book.', sources.motorcycle)],
  },
} as const satisfies EarlyStep;
