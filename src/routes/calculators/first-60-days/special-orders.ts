// What differs for Guard and Reserve, and for two service members married to each other. For The First 60 Days.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { MILITARY_ONESOURCE_PHONE } from '@/guides/shared-phones';
import { dodBahQuestions, hickamCivilians } from '@/guides/shared-sources';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  reserveBah: {
    title: 'The Balance: Guard and Reserve housing allowance',
    by: 'other',
    issued: '2006',
    url: 'https://www.thebalance.com/fy-2006-military-pay-and-benefits-3353290',
  },
  reserveTricare: {
    title: 'TRICARE: National Guard or Reserve members',
    by: 'government',
    issued: '2016-12',
    url: 'https://www.tricare.mil/Plans/New/NewNGRM',
  },
  hickamCivilians,
  dodBahQuestions,
  dualDla: {
    title: 'GAO: one dislocation allowance for two members (B-180391)',
    by: 'government',
    issued: '1976-10',
    url: 'https://www.gao.gov/products/B-180391',
    readOn: '2026-11-30',
  },
  dualQuestions: {
    title: 'DoD: questions on dual allowances',
    by: 'government',
    issued: '2018-10',
    url: 'https://www.defensetravel.dod.mil/site/faqdual.cfm',
  },
  familyTravel: {
    title: 'U.S. Army Garrison Hawaii: family travel',
    by: 'government',
    issued: 'undated',
    url: 'https://home.army.mil/hawaii/index.php/garrison/dhr/mpd/reassignments/family-travel',
  },
} as const satisfies Record<string, Source>;

const reserve: readonly Text[] = [
  read('Active duty of 30 days or more: full BAH, as for everyone. Shorter: a lower flat rate, the same everywhere.', sources.reserveBah),
  'That BAH can be for Hawaii or for your home. It depends on whether the orders pay for the move, so ask before you sign a lease.',
  read('Orders for more than 30 days in a row: TRICARE for you and your family. Otherwise you can buy TRICARE Reserve Select.', sources.reserveTricare),
  'If the orders say PCS, ask finance about TLA, DLA, COLA, household goods and a car. If not, ask what travel pay you get.',
  read('If you aren’t on active duty, Hickam rents homes to reservists at its own rent (November 2023).', sources.hickamCivilians),
  'If you move without orders, find a unit in Hawaii that takes you before you go, and ask both units who pays for what.',
  `Who to ask: the unit that writes the orders, and its own finance office. Military OneSource, 24/7: ${MILITARY_ONESOURCE_PHONE}.`,
];

const bothServe: readonly Text[] = [
  read('Each of you gets BAH. With children, one gets the rate with dependents and the other the rate without.', sources.dodBahQuestions),
  read('One move into one home: one DLA, the higher of the two.', sources.dualDla),
  read('Goods, TLA and COLA: DoD had a page of questions for two who serve, last in 2018. Ask both transportation offices, and finance, before you book.', sources.dualQuestions),
  read('Army: when one of you leaves the service in Hawaii, apply for command sponsorship. A single soldier who has a baby does, too.', sources.familyTravel),
  'If your orders are to two places, ask your assignment manager today about a join-spouse assignment.',
];

export const specialOrders = { reserve, bothServe };
