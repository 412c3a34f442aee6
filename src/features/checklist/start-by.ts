// When to start each checklist item, and in what order. Days are calendar days.
//
// The order: what should have started comes first. Of that, what stops the move leads, then what breaks first, by the last
// day on which it still works; what is only reading comes last. What can still wait follows by the day to start it. Ties
// stay in the items' order.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { leadDays } from './content/checklist-lead-days';
import { lastDaysOf, startDates } from './content/checklist-start-dates';
import { type ItemId, itemIds } from './content/item-titles';
import { type FamilyPlan, notNeededBecause } from './family-plan';
import { NO_PROGRESS, type Progress } from './progress';

export const planGroups = ['now', 'next-30', 'later', 'before-landing', 'done', 'not-needed'] as const;

/** `before-landing`: no longer useful, because the report date has come. `not-needed`: doesn't apply to this family. */
export type PlanGroup = (typeof planGroups)[number];

export type PlanEntry = {
  item: ItemId;
  startBy: CalendarDay;
  /** Days from today to `startBy`; negative once it has passed. */
  daysToStart: number;
  /** The last day on which the item still works. */
  lastBy: CalendarDay;
  /** Days from today to `lastBy`; negative once it has passed. */
  daysToLast: number;
  /** True when less time is left than the item needs. Never true once the report date has come. */
  isShort: boolean;
  group: PlanGroup;
};

const NEXT_DAYS = 30;

/** Returns one entry for each of the 20 items, in their order. */
export function planEntries(
  { reportDay, move }: FamilyPlan,
  today: CalendarDay,
  progress: Progress = NO_PROGRESS,
): PlanEntry[] {
  const hasArrived = daysBetween(today, reportDay) <= 0;
  return itemIds.map((item) => {
    const { isOverOnLanding } = startDates[item];
    const startBy = addDays(reportDay, -leadDays[item]);
    const daysToStart = daysBetween(today, startBy);
    const group = (): PlanGroup => {
      if (progress.has(item)) return 'done';
      if (notNeededBecause(item, move)) return 'not-needed';
      if (hasArrived && isOverOnLanding) return 'before-landing';
      if (daysToStart <= 0) return 'now';
      return daysToStart <= NEXT_DAYS ? 'next-30' : 'later';
    };
    const lastBy = addDays(reportDay, -lastDaysOf(item, move));
    const daysToLast = daysBetween(today, lastBy);
    const entry = { item, startBy, daysToStart, lastBy, daysToLast, group: group() };
    return { ...entry, isShort: entry.group === 'now' && daysToStart < 0 && !hasArrived };
  });
}

/** Returns a group's entries in the order in which to do them. */
export function entriesIn(group: PlanGroup, entries: readonly PlanEntry[]): PlanEntry[] {
  return entries.filter((entry) => entry.group === group).sort(byUrgency);
}

/** `first-night` ranks only among the first five. */
export const RANKS = { leads: -1, stops: 0, 'first-night': 0.5, ordinary: 1, reading: 2 };

export const rankOf = ({ item }: PlanEntry) => RANKS[startDates[item].rank ?? 'ordinary'];

function byUrgency(a: PlanEntry, b: PlanEntry): number {
  return compareUrgency({ ...a, rank: rankOf(a) }, { ...b, rank: rankOf(b) });
}

export type Urgency = Pick<PlanEntry, 'daysToStart' | 'daysToLast'> & { rank: number };

/** Compares two things to do by the order above. */
export function compareUrgency(a: Urgency, b: Urgency): number {
  if (a.daysToStart > 0 || b.daysToStart > 0) return a.daysToStart - b.daysToStart;
  return a.rank - b.rank || a.daysToLast - b.daysToLast;
}

/** Returns the entries left to do in the order in which to do them. */
export function entriesLeft(entries: readonly PlanEntry[]): PlanEntry[] {
  return (['now', 'next-30', 'later'] as const).flatMap((group) => entriesIn(group, entries));
}

/** Returns a number of days in words: "today", "3 days", "5 weeks". Expects 0 or more. */
export function daysInWords(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return '1 day';
  return days < 14 ? `${days} days` : `${Math.floor(days / 7)} weeks`;
}

/** Returns what is left until a last good day, or how late it is, such as “last good day Dec 3, 2026” or “12 days late”. */
export function lastDayInWords({ lastBy, daysToLast }: Pick<PlanEntry, 'lastBy' | 'daysToLast'>): string {
  if (daysToLast === 0) return 'today is the last good day';
  if (daysToLast > 0) return `last good day ${formatDate(lastBy)}`;
  return daysToLast === -1 ? '1 day late' : `${-daysToLast} days late`;
}
