// Until the household goods arrive, for the storage guide. To change a line, keep its source and update the checked date.
import { notFound } from '@/facts/facts';
import type { Text } from '@/facts/types';

export const untilGoodsArrive: readonly Text[] = [
  notFound('office that says how long goods take to Hawaii', ['U.S. Army Garrison Hawaii: out-processing center', 'MCCS library guide: moving', 'Royal Hawaiian Movers: PCS to Hawaii'], '2026-11-30'),
  'Ask the shipping office for the required delivery date (RDD) on your paperwork, and what the carrier owes you when it’s late.',
  'Ask for unaccompanied baggage: a small shipment that comes first. Pack pots, dishes, bedding, towels, work clothes and the children’s things. It counts in your weight limit.',
  'Loaner furniture: ask your housing office which base lends what, for how long, and whether you can borrow again when you leave.',
  'Pots, dishes and baby things: ask the family center on base for its loan closet. Bring your ID card and orders.',
];
