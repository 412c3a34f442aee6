// The checklist as one family reads it.
import type { Text } from '@/guides/types';
import { isFor, itemFor, linesFor } from './audience';
import {
  type LandingClock,
  landingClocks,
  type StartDate,
  startDates,
} from './content/checklist-start-dates';
import { checklistItems } from './content/hawaii-checklist';
import type { FamilyPlan, Move } from './family-plan';

type Said = Record<'why' | 'whyLast' | 'missed' | 'short', readonly Text[]>;

/** Returns what an item's dates say to this family. */
export function startDateFor(
  { why = [], whyLast = [], missed, short = [] }: Pick<StartDate, 'why' | 'whyLast' | 'missed' | 'short'>,
  move: Move,
): Said {
  return {
    why: linesFor(why, move),
    whyLast: linesFor(whyLast, move),
    missed: linesFor(missed, move),
    short: linesFor(short, move),
  };
}

export type FamilyClock = Omit<LandingClock, 'for' | 'know' | 'short'> &
  Record<'know' | 'short', readonly Text[]>;

/** Returns the deadlines after landing that apply to this family, soonest first. */
export function clocksOf({ move }: Pick<FamilyPlan, 'move'>): readonly FamilyClock[] {
  return landingClocks
    .filter(({ for: audiences }) => !audiences || audiences.some((audience) => isFor(audience, move)))
    .map(({ for: _, know, short = [], ...clock }) => ({
      ...clock,
      know: linesFor(know, move),
      short: linesFor(short, move),
    }));
}

/** Returns all that this family reads, for the page's list of sources. */
export function checklistFor(move: Move): readonly unknown[] {
  return [
    checklistItems.map((item) => itemFor(item, move)),
    startDates.map((startDate) => startDateFor(startDate, move)),
    clocksOf({ move }),
  ];
}
