// How much household goods the government ships and stores, by pay grade, for the storage guide.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Table, Text } from '@/facts/types';
import { MOVING_GOODS_URL } from '@/guides/websites';
import { weightLimitSource, weightLimitsOf, weightRows } from '@/guides/weight-limits';

const { read } = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-26');

const sources = {
  weights: weightLimitSource,
  oneLimit: { title: 'Move.mil: moving entitlements', by: 'government', issued: 'undated', readOn: '2026-11-30', url: 'https://move.mil/entitlements' },
  proGear: {
    title: 'Military OneSource on moving, as PCS Oahu read it on Aug 5, 2026, and the regulation’s weight table',
    by: 'other',
    issued: '2026-08-05',
    url: MOVING_GOODS_URL,
  },
} as const satisfies Record<string, Source>;

const forFamily = (row: (typeof weightRows)[number]) => weightLimitsOf(row)[0];

/** What an E-5 with dependents may ship and store. */
export const E5_FAMILY_LIMIT = `${forFamily('E-5')} lb`;

export const weightAllowances = {
  // A word joiner keeps the last grade on one line.
  answer: `With family: E-4 ${forFamily('E-4')} lb, E-5 ${forFamily('E-5')}, O-\u20603 ${forFamily('O-3 or W-3')}.`,
  table: {
    caption: read('Household goods limit in pounds, with and without dependents', sources.weights),
    columns: ['Grade', 'With', 'Without'],
    isNarrow: true,
    rows: weightRows.map((row) => [row, ...weightLimitsOf(row)]),
  },
  rules: [
    read('“With dependents” means someone in your family may travel on your orders, whether or not they do.', sources.weights),
    read('Goods shipped, goods stored and the small early shipment (unaccompanied baggage) all count. You pay for every pound above your limit.', sources.oneLimit),
    'For a first guess: 1,000 lb a room, plus appliances and the garage.',
    newest.read('What you need for your job (professional gear) is weighed separately: up to 2,000 lb, and 500 lb for your spouse.', sources.proGear),
    'Ask for the weight of each shipment as it is picked up. If you’re close to your limit, give things away before the packers come.',
  ],
} as const satisfies {
  answer: string;
  table: Table;
  rules: readonly Text[];
};
