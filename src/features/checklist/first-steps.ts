// The five things to do first, each with why it is one of them.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import type { AppPath } from '@/site-map';
import { itemAnchor } from './anchors';
import { startDates } from './content/checklist-start-dates';
import { itemTitles } from './content/item-titles';
import { type FamilyStep, stepsOf } from './family-early-steps';
import type { FamilyPlan } from './family-plan';
import type { Move } from './move';
import { compareUrgency, type PlanEntry, RANKS, rankOf, type Urgency } from './start-by';

const FIRST = 5;

export type FirstStep = {
  title: string;
  /** The item on the checklist's page, or the guide for a step that isn't one of the 20. */
  href: `#${string}` | AppPath | `${AppPath}#${string}`;
  /** In a few words. */
  why: string;
  /** When to start it, its last good day, or how late it is, such as “by Dec 3, 2026”. */
  when: string;
  /** True when there is time: `when` is the day to start. */
  isAhead: boolean;
};

export type FirstSteps = {
  /** True when something needs more time than is left, and these come before it all; else they are only next. */
  isShort: boolean;
  steps: readonly FirstStep[];
};

type Ranked = Urgency & { step: FirstStep };

/**
 * Returns the first five. What can stop the move leads; then the items that are left and the early steps, in one order,
 * except that an item without a deadline comes only when nothing else is left.
 */
export function firstSteps(plan: FamilyPlan, left: readonly PlanEntry[], today: CalendarDay): FirstSteps {
  const isShort = left.some((entry) => entry.isShort);
  const own = stepsOf(plan, today).map((step) => rankedStep(step, plan, today));
  const ranked = [...left.map((entry) => rankedItem(entry, plan.move)), ...own].sort(
    (a, b) => lastOrFirst(a) - lastOrFirst(b) || compareUrgency(a, b),
  );
  return { isShort, steps: ranked.slice(0, FIRST).map(({ step }) => step) };
}

/** What leads does at any distance, and what is only reading never while something else is left. */
function lastOrFirst({ rank }: Ranked): number {
  return rank === RANKS.leads || rank === RANKS.reading ? rank : RANKS.stops;
}

/** What isn't one of the 20 comes after the car while there is time: a car late at sea costs more than a later question. */
function rankedStep(own: FamilyStep, { reportDay }: FamilyPlan, today: CalendarDay): Ranked {
  const { title, guide, first, isLeading, daysToStart } = own;
  const rank = isLeading ? RANKS.leads : RANKS.ordinary;
  const carBy = addDays(reportDay, -startDates['vehicle-shipment'].lastDays);
  const daysToLast = own.daysToLast < 0 ? own.daysToLast : daysBetween(today, carBy);
  const step = { title, href: guide, why: first, when: latestDay(own), isAhead: false };
  return { rank, daysToStart, daysToLast, step };
}

function rankedItem(entry: PlanEntry, move: Move): Ranked {
  const { item, startBy, daysToStart, daysToLast } = entry;
  const { first, isForFirstNight } = startDates[item];
  const isAhead = daysToStart > 0;
  return {
    rank: isForFirstNight && daysToLast < 0 ? RANKS['first-night'] : rankOf(entry),
    daysToStart,
    daysToLast,
    step: {
      title: itemTitles[item],
      href: `#${itemAnchor(item)}`,
      why: typeof first === 'string' ? first : first(move),
      when: isAhead ? `start by ${formatDate(startBy)}` : latestDay(entry),
      isAhead,
    },
  };
}

/** The last good day in few words. */
function latestDay({ lastBy, daysToLast }: Pick<PlanEntry, 'lastBy' | 'daysToLast'>): string {
  if (daysToLast === 0) return 'last day: today';
  if (daysToLast > 0) return `by ${formatDate(lastBy)}`;
  return daysToLast === -1 ? '1 day late' : `${-daysToLast} days late`;
}
