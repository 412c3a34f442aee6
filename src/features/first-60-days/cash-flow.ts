import { costLines, costOf } from './first-sixty-costs';
import type { Input } from './read-form';
import { checkInDay, type WorkedOut } from './work-out';

export const WEEKS = 9;
const DAYS_A_WEEK = 7;

export type Week = {
  outCents: number;
  backCents: number;
  /** The lowest that the family's own money gets in this week; below 0 when it is out of pocket. Null when unknown. */
  lowCents: number | null;
};

export type CashFlow = {
  weeks: readonly Week[];
  /** Cash to have before the first money comes back after landing, or in all if none does. Null without a room price and nights. */
  neededCents: number | null;
  /** The days after landing when that money comes, at the earliest; null if none does. */
  firstBackOnDay: number | null;
  /** The lowest point of the nine weeks. Null when money comes back by then whose amount is unknown. */
  lowest: { cents: number; week: number } | null;
};

/** Within a day, what must be paid at once comes before money that arrives, and a night comes last. */
type CashChange = { day: number; order: 'at-once' | 'arrives' | 'night'; cents: number | null };

const ORDER = { 'at-once': 0, arrives: 1, night: 2 } as const;

/**
 * Returns the family's own money week by week: what it pays (hotel and food each night, car and pet fees in the first
 * week, rent and deposits on the day it moves in) and what comes back (TLA after each claim and the wait; DLA before
 * landing, or after check-in and the wait). Regular pay, BAH and COLA are left out, and so are costs left blank. DLA that
 * is asked for after landing is left out while the wait is unknown.
 */
export function cashFlow(input: Input, worked: WorkedOut): CashFlow {
  const changes = changesOf(input, worked).sort((a, b) => a.day - b.day || ORDER[a.order] - ORDER[b.order]);
  const arrivals = changes.filter(({ day, order }) => order === 'arrives' && day >= 0);
  const first = arrivals[0];
  const isKnown = worked.costCents.room !== null && (first !== undefined || input.isWithoutOrders === true);

  const weeks: Week[] = [];
  let own: number | null = 0;
  let lowest: CashFlow['lowest'] = { cents: 0, week: 0 };
  let neededCents = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    const inWeek = changes.filter(({ day }) => weekOf(day) === week);
    let lowCents: number | null = own;
    for (const change of inWeek) {
      own = own === null || change.cents === null ? null : own + change.cents;
      lowCents = own === null || lowCents === null ? null : Math.min(lowCents, own);
    }
    weeks.push({ outCents: -sumBelow(inWeek), backCents: sumAbove(inWeek), lowCents });
    if (lowCents === null) lowest = null;
    else if (lowest && lowCents < lowest.cents) lowest = { cents: lowCents, week };
  }

  let before = 0;
  for (const change of changes) {
    if (change === first) break;
    before += change.cents ?? 0;
    neededCents = Math.max(neededCents, -before);
  }
  return {
    weeks,
    neededCents: isKnown ? neededCents : null,
    firstBackOnDay: isKnown ? (first?.day ?? null) : null,
    lowest: isKnown ? lowest : null,
  };
}

function changesOf(input: Input, { costCents, claims, dlaCents }: WorkedOut): CashChange[] {
  const { nights = 0, dla, waitDays } = input;
  const changes: CashChange[] = [];
  const pay = (day: number, order: CashChange['order'], amount: number | null | undefined) => {
    if (amount) changes.push({ day, order, cents: -amount });
  };
  for (const line of costLines) {
    const cents = costCents[line];
    const { paid } = costOf(line);
    if (paid === 'landing') pay(0, 'at-once', cents);
    // Without nights there is no day of moving in to count them on.
    else if (paid === 'moving-in' && nights > 0) pay(nights, 'at-once', cents);
    else if (paid === 'nightly')
      for (let night = 0; night < nights; night += 1) pay(night, 'night', (cents ?? 0) / nights);
  }
  for (const claim of claims) changes.push({ day: claim.paidOnDay, order: 'arrives', cents: claim.cents });
  if (dla === 'before' && dlaCents) changes.push({ day: -1, order: 'arrives', cents: dlaCents });
  if (dla === 'after' && waitDays !== undefined)
    changes.push({ day: checkInDay(input) + waitDays, order: 'arrives', cents: dlaCents });
  return changes;
}

/** Money paid before landing is in the first week. */
function weekOf(day: number): number {
  return Math.max(0, Math.floor(day / DAYS_A_WEEK));
}

function sumBelow(changes: readonly CashChange[]): number {
  return changes.reduce((sum, { cents }) => sum + Math.min(0, cents ?? 0), 0);
}

function sumAbove(changes: readonly CashChange[]): number {
  return changes.reduce((sum, { cents }) => sum + Math.max(0, cents ?? 0), 0);
}
