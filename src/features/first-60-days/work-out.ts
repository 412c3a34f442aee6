import { daysBetween } from '@/dates/calendar-day';
import { bahDollars } from '@/money/bah';
import { dlaCents } from '@/money/dla';
import {
  claimCents,
  type DailyRates,
  publishedRates,
  type TlaClaim,
  type TlaDay,
  tlaClaims,
  tlaDay,
  tlaPercent,
} from '@/money/tla';
import { type CostLine, costLines, costOf } from './first-sixty-costs';
import type { FieldName } from './first-sixty-form';
import type { Input } from './read-form';

export type PaidClaim = TlaClaim & {
  /** Null while the amount is unknown. */
  cents: number | null;
  /** Days after landing; the earliest possible day while the wait is unknown. */
  paidOnDay: number;
};

/** Money that leaves or reaches the family. Null: not known yet. All in cents. */
export type WorkedOut = {
  percent: number | null;
  rates: DailyRates | null;
  /** True when the family typed a rate itself. */
  hasOwnRates: boolean;
  /** All rooms of a night. */
  nightCents: number | null;
  day: TlaDay | null;
  claims: readonly PaidClaim[];
  /** What the family pays, by line. */
  costCents: Record<CostLine, number | null>;
  tlaCents: number | null;
  /** 0 when the family gets none. */
  dlaCents: number | null;
  bahMonthCents: number | null;
  totalOutCents: number | null;
  totalBackCents: number | null;
  /** The costs left blank, which no total holds. */
  blankCosts: readonly CostLine[];
  /** What TLA still needs to know. */
  tlaNeeds: readonly FieldName[];
  dlaNeeds: readonly FieldName[];
};

/** Returns all amounts that follow from what is known. A sum with an unknown part is null. */
export function workOut(input: Input): WorkedOut {
  const { cents, nights, grade, island, who, dependentAges, hasKitchen, waitDays = 0 } = input;
  const isPaid = !input.isWithoutOrders;
  const dla = isPaid ? input.dla : 'none';
  const hasDependents = who === undefined ? undefined : who !== 'single';
  const percent = percentOf(input);
  const rates = ratesOf(input);
  const nightCents = cents.room === undefined ? null : cents.room + (cents.secondRoom ?? 0);

  const day =
    isPaid && percent !== null && rates && nightCents !== null && hasKitchen !== undefined
      ? tlaDay({ percent, rates, roomCents: nightCents, hasKitchen, baseRoomCents: cents.baseRoom })
      : null;
  const claims = tlaClaims(isPaid ? (nights ?? 0) : 0).map((claim) => ({
    ...claim,
    cents: day && claimCents(claim, day),
    paidOnDay: claim.claimedOnDay + waitDays,
  }));
  const tlaCents = nights === undefined ? null : sumOf(claims.map((claim) => claim.cents));

  const times = (each: number | null | undefined) =>
    nights === undefined || each === undefined || each === null ? null : nights * each;
  const nightlyCents = { ...cents, room: nightCents };
  // Object.fromEntries loses the key type.
  const costCents = Object.fromEntries(
    costLines.map((line) => [
      line,
      costOf(line).paid === 'nightly' ? times(nightlyCents[line]) : (cents[line] ?? null),
    ]),
  ) as WorkedOut['costCents'];
  const fullDla = grade && hasDependents !== undefined ? dlaCents(grade, hasDependents) : null;
  const dlaPaid = dla === 'none' ? 0 : fullDla;
  return {
    percent,
    rates,
    hasOwnRates: cents.lodgingRate !== undefined || cents.mealsRate !== undefined,
    nightCents,
    day,
    claims,
    costCents,
    tlaCents,
    dlaCents: dlaPaid,
    bahMonthCents:
      grade && island && hasDependents !== undefined ? bahDollars(island, grade, hasDependents) * 100 : null,
    totalOutCents:
      costCents.room === null ? null : (sumOf(Object.values(costCents).map((amount) => amount ?? 0)) ?? 0),
    totalBackCents: sumOf([tlaCents, dlaPaid]),
    blankCosts: costLines.filter((line) => costCents[line] === null),
    tlaNeeds: missing({
      place: island || rates,
      who,
      ages: who === 'single' || who === 'member-first' || dependentAges,
      nights,
      room: cents.room !== undefined,
      kitchen: hasKitchen !== undefined,
      lodgingRate: !island || rates,
    }),
    dlaNeeds: missing({ grade, who }),
  };
}

function percentOf({ who, dependentAges }: Input): number | null {
  if (who === 'single' || who === 'member-first') return tlaPercent(true, []);
  if (who === undefined || dependentAges === undefined) return null;
  return tlaPercent(who === 'family', dependentAges);
}

/** Returns the rates the family typed, each in place of the published one. Null when one of the two is unknown. */
function ratesOf({ island, cents }: Input): DailyRates | null {
  const published = island && publishedRates[island];
  const lodgingCents = cents.lodgingRate ?? published?.lodgingCents;
  const mealsCents = cents.mealsRate ?? published?.mealsCents;
  return lodgingCents === undefined || mealsCents === undefined ? null : { lodgingCents, mealsCents };
}

function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}

function missing(known: Partial<Record<FieldName, unknown>>): FieldName[] {
  return (Object.keys(known) as FieldName[]).filter((name) => !known[name]);
}

/** Returns the days from landing to checking in; 0 unless both days are known. */
export function checkInDay({ landing, reportDay }: Input): number {
  return landing && reportDay ? Math.max(0, daysBetween(landing, reportDay)) : 0;
}
