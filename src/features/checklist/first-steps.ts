// The five things to do first, each with why it is one of them.
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import type { AppPath } from '@/site-map';
import { itemAnchor } from './anchors';
import { startDates } from './content/checklist-start-dates';
import { itemTitles } from './content/item-titles';
import { stepsOf } from './family-early-steps';
import type { FamilyPlan } from './family-plan';
import { isReading, type PlanEntry } from './start-by';

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

/**
 * Returns the first five. What can stop the move leads; then what is left, in its order, except that an item without a
 * deadline comes only when nothing else is left.
 */
export function firstSteps(plan: FamilyPlan, left: readonly PlanEntry[], today: CalendarDay): FirstSteps {
  const isShort = left.some((entry) => entry.isShort);
  const leading = stepsOf(plan, today).flatMap(({ title, guide, leads, ...last }): FirstStep[] =>
    leads ? [{ title, href: guide, why: leads, when: latestDay(last), isAhead: false }] : [],
  );
  const ranked = [...left.filter((entry) => !isReading(entry)), ...left.filter(isReading)];
  return { isShort, steps: [...leading, ...ranked.map(itemStep)].slice(0, FIRST) };
}

function itemStep(entry: PlanEntry): FirstStep {
  const { item, startBy, daysToStart } = entry;
  const isAhead = daysToStart > 0;
  return {
    title: itemTitles[item],
    href: `#${itemAnchor(item)}`,
    why: startDates[item].first,
    when: isAhead ? `start by ${formatDate(startBy)}` : latestDay(entry),
    isAhead,
  };
}

/** The last good day in few words. */
function latestDay({ lastBy, daysToLast }: Pick<PlanEntry, 'lastBy' | 'daysToLast'>): string {
  if (daysToLast === 0) return 'last day: today';
  if (daysToLast > 0) return `by ${formatDate(lastBy)}`;
  return daysToLast === -1 ? '1 day late' : `${-daysToLast} days late`;
}
