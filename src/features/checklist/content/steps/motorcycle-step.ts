import { moversDay } from '../last-days';
import type { EarlyStep } from '../plan-record';

export const motorcycle = {
  title: 'List the motorcycle before the packers come',
  lead: 90,
  first: 'ships with the goods',
  lastDay: moversDay,
  item: 'household-goods',
  for: { motorcycle: ['yes'] },
  isNeverLate: true,
  isOverOnLanding: true,
  guide: '/pcs-toolkit/vehicle-shipping',
  part: 'motorcycles-and-boats',
  words: {
    know: ['It usually ships with household goods: tell the transportation office when you book.'],
  },
} as const satisfies EarlyStep;
