// What differs for Guard and Reserve, and for two service members married to each other. For The First 60 Days.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { dodBahQuestions, housingAllowanceLaw } from '@/guides/housing-sources';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  reserveTricare: {
    title: 'TRICARE: National Guard or Reserve members',
    by: 'government',
    issued: '2016-12',
    url: 'https://www.tricare.mil/Plans/New/NewNGRM',
  },
  dodBahQuestions,
  dualDla: {
    title: 'GAO: one dislocation allowance for two members (B-180391)',
    by: 'government',
    issued: '1976-10',
    url: 'https://www.gao.gov/products/B-180391',
    readOn: '2026-11-30',
  },
} as const satisfies Record<string, Source>;

const reserve: readonly Text[] = [
  read('Orders for more than 30 days: full BAH, like everyone else. Shorter orders usually bring a lower rate.', housingAllowanceLaw),
  'That BAH can be for Hawaii or for where you live now. It depends on whether the orders pay for the move, so ask before you sign a lease.',
  read('Orders for more than 30 days in a row: TRICARE for you and your family. Otherwise you can buy TRICARE Reserve Select.', sources.reserveTricare),
  'If the orders say PCS, ask finance about TLA, DLA, COLA, household goods and a car. If not, ask the unit that writes them what travel pay you get.',
  'To transfer without orders, first find a unit in Hawaii that will take you. Your unit’s career counselor can help. Plan on paying for the move.',
];

const bothServe: readonly Text[] = [
  read('Each of you gets BAH. With children, one gets the rate with dependents and the other the rate without.', sources.dodBahQuestions),
  read('One move into one home: one DLA, the higher of the two.', sources.dualDla),
  'Goods, TLA and COLA: ask both transportation offices, and finance, before you book.',
  'If you get orders to two different places, ask your assignment manager today about a join-spouse assignment.',
];

export const specialOrders = { reserve, bothServe };
