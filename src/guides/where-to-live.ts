// How living on base, renting off base and buying compare. Base housing shows the first two; The First 60 Days shows all three, with the family's own numbers.
import { basesWithWait } from '@/facts/bases';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, Source, Text } from '@/facts/types';
import { livingOnBase } from './housing-sources';
import { assumeList, vaLoanFeeLaw } from './loan-sources';
import { depositRule, MOST_DEPOSIT, ordersRule } from './rental-figures';
import { ASSUMPTION_TO_CLOSING_DAYS, FIRST_USE_FUNDING_FEE_PERCENT } from './va-loan-figures';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  onBase: livingOnBase,
  assumeList: assumeList,
  departing: {
    title: 'Island Palm Communities: departing residents (undated copy)',
    by: 'company',
    issued: 'undated',
    url: 'https://www.islandpalmcommunities.com/Current-Residents/Resident-Resources/Departing-Residents/default.aspx',
  },
  feeLaw: vaLoanFeeLaw,
} as const satisfies Record<string, Source>;

const movingOut = factsCheckedOn('2026-11-27').read('You move out. Island Palm (Army) needs 28 days’ notice in writing; ask the others', sources.departing);

/** The shortest and the longest wait for base housing that our list has. */
const listedWaitMonths = [Math.min(...basesWithWait.map(({ waitMonths }) => waitMonths[0])), Math.max(...basesWithWait.map(({ waitMonths }) => waitMonths[1]))].join('-');

/** Returns a wait for base housing as pages state it. */
export function listedWait(months: string): Fact {
  return read(`${months} months`, unpublished.program);
}

export const waysToLive = ['onBase', 'offBase', 'buying'] as const;
export type WayToLive = (typeof waysToLive)[number];
export const wayNames: Record<WayToLive, string> = {
  onBase: 'On base',
  offBase: 'Off base',
  buying: 'Buying',
};

/** What differs, and what each way has. */
export type DifferenceRow = { heading: string } & Record<WayToLive, Text>;

export const whereToLive = {
  month: {
    heading: 'Each month',
    onBase: read('Normally your full BAH: the with-dependents rate, taken out of your pay', sources.onBase),
    offBase: 'You choose the rent. Below your BAH, the rest is yours; above it, you pay the difference',
    buying: 'The loan, property tax, insurance and any HOA fee',
  },
  upFront: {
    heading: 'Up front',
    onBase: 'We found no company’s deposit. Ask before you sign, and ask about pets',
    offBase: {
      ...depositRule,
      value: `The first month’s rent and a deposit: at most ${MOST_DEPOSIT}`,
    },
    buying: read(`Closing costs, and a VA funding fee of ${FIRST_USE_FUNDING_FEE_PERCENT}% with nothing down the first time; none with VA disability pay`, sources.feeLaw),
  },
  wait: {
    heading: 'Wait',
    onBase: listedWait(listedWaitMonths),
    offBase: 'As long as your search takes',
    buying: read(`Your search, then the closing. Taking over a seller’s VA loan: plan on ${ASSUMPTION_TO_CLOSING_DAYS.join('-')} days`, sources.assumeList),
  },
  orders: {
    heading: 'At your next orders',
    onBase: movingOut,
    offBase: ordersRule,
    buying: 'You sell, rent it out, or let a buyer take over the loan. With little equity, a sale may not cover the loan, and you pay the difference',
  },
} as const satisfies Record<string, DifferenceRow>;
