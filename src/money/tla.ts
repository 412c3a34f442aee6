// The Temporary Lodging Allowance (TLA): DoD Financial Management Regulation 7A, chapter 68, paragraph 6804.

import type { DueOn, IsoDate, Source } from '@/facts/types';
import { TLA_FIRST_DAYS, TLA_MOST_DAYS } from '@/money/lodging-figures';
import type { Island } from './bah';

/** The shares of an island's daily rates, by the number of people in the room. */
export const TLA_ONE_PERSON_PERCENT = 65;
export const TLA_TWO_PEOPLE_PERCENT = 100;
export const TLA_EACH_OLDER_PERCENT = 35;
export const TLA_EACH_YOUNGER_PERCENT = 25;
/** From this birthday on, a dependent counts as older. */
export const TLA_OLDER_AGE = 12;

/** What an island's TLA is a share of, in cents a day. */
export type DailyRates = { lodgingCents: number; mealsCents: number };

/**
 * The rates of the islands, as far as a copy of them is fit to print. They can change any month: replace them with the
 * source and the day. `npm run launch-check` says when the year has passed.
 */
export const TLA_RATES_YEAR = 2026;
export const publishedRates: Partial<Record<Island, DailyRates>> = {
  oahu: { lodgingCents: 202_00, mealsCents: 163_00 },
};
export const TLA_RATES_CHECKED_ON: IsoDate = '2026-11-23';
/** DoD may change per diem rates on the first of any month. */
export const TLA_RATES_DUE: DueOn = 'every 01';
export const tlaRatesSource: Source = {
  title: 'MilBudgetBuddy, August 2026: Oahu’s daily rates, quoting DoD’s table; the link is DoD’s lookup',
  by: 'other',
  issued: '2026-08',
  readOn: '2026-12-01',
  url: 'https://www.travel.dod.mil/Travel-Transportation-Rates/Per-Diem/Per-Diem-Rate-Lookup/',
};

/**
 * Returns the percentage of the daily rates that is paid for the people in the room: the first two places go to the
 * oldest. Null when nobody is there. `dependentAges` in years.
 */
export function tlaPercent(isMemberThere: boolean, dependentAges: readonly number[]): number | null {
  const oldestFirst = [...dependentAges].sort((a, b) => b - a);
  const people = oldestFirst.length + (isMemberThere ? 1 : 0);
  if (people === 0) return null;
  if (people === 1) return TLA_ONE_PERSON_PERCENT;
  const others = oldestFirst.slice(isMemberThere ? 1 : 2);
  return others.reduce(
    (percent, age) => percent + (age >= TLA_OLDER_AGE ? TLA_EACH_OLDER_PERCENT : TLA_EACH_YOUNGER_PERCENT),
    TLA_TWO_PEOPLE_PERCENT,
  );
}

export type TlaDay = {
  ceilingCents: number;
  /** The lower of what the night costs and the ceiling. */
  lodgingCents: number;
  /** Paid without receipts. */
  mealsCents: number;
};

/**
 * Returns what one full day of TLA pays, in whole cents; half a cent is dropped. `roomCents`: all rooms of the night.
 * `baseRoomCents`: what a free room on base would have cost, when the family stayed elsewhere. A kitchen with everything
 * in it halves the meals.
 */
export function tlaDay(of: {
  percent: number;
  rates: DailyRates;
  roomCents: number;
  hasKitchen: boolean;
  baseRoomCents?: number | undefined;
}): TlaDay {
  const { percent, rates, roomCents, hasKitchen, baseRoomCents = Number.POSITIVE_INFINITY } = of;
  const ceilingCents = Math.floor((rates.lodgingCents * percent) / 100);
  return {
    ceilingCents,
    lodgingCents: Math.min(roomCents, ceilingCents, baseRoomCents),
    mealsCents: Math.floor((rates.mealsCents * percent) / (hasKitchen ? 200 : 100)),
  };
}

/** One claim for up to ten nights. Its first night is 0 for the night of landing. */
export type TlaClaim = { firstNight: number; nights: number; mealDays: number; claimedOnDay: number };

/**
 * Returns the claims of a stay, each filed when its last night is over: every ten nights, sixty at most. The day of
 * landing is a travel day, whose meals are on the travel voucher, and TLA ends before the day of moving in, so that a stay
 * has one day of meals fewer than nights.
 */
export function tlaClaims(nights: number): TlaClaim[] {
  const paidNights = Math.min(nights, TLA_MOST_DAYS);
  const claims: TlaClaim[] = [];
  for (let firstNight = 0; firstNight < paidNights; firstNight += TLA_FIRST_DAYS) {
    const count = Math.min(TLA_FIRST_DAYS, paidNights - firstNight);
    claims.push({
      firstNight,
      nights: count,
      mealDays: firstNight === 0 ? count - 1 : count,
      claimedOnDay: firstNight + count,
    });
  }
  return claims;
}

/** Returns what a claim pays, in cents. */
export function claimCents({ nights, mealDays }: TlaClaim, day: TlaDay): number {
  return nights * day.lodgingCents + mealDays * day.mealsCents;
}
