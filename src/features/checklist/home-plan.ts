// What the home page says to a family with a report date.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { stationName } from '@/facts/bases';
import type { AppPath } from '@/site-map';
import { clockAnchor } from './anchors';
import { clocksOf } from './family-clocks';
import type { FamilyPlan } from './family-plan';
import { type FirstStep, firstSteps } from './first-steps';
import { rulerMonths } from './month-ruler';
import type { Progress } from './progress';
import { entriesLeft, planEntries } from './start-by';

const CHECKLIST: AppPath = '/pcs-toolkit/hawaii-checklist';
const MOST_DATES = 3;
const MOST_CLOCKS = 5;

export type HomeDate = { day: CalendarDay; title: string; href: string };

export type HomePlan = {
  /** Such as “60 days to Schofield”. */
  title: string;
  /** How many of the 20 items are done; undefined for a visitor, and while it isn't known. */
  done?: number;
  /** What to do first, with addresses; undefined while progress isn't known, and after landing. */
  first?: { isShort: boolean; steps: readonly FirstStep[] };
  /** The next dates, or after landing the deadlines that are left. */
  dates: readonly HomeDate[];
  hasLanded: boolean;
};

/**
 * Returns what the home page says to a family with this plan. `progress`: null for a visitor, undefined while a user's
 * isn't known. Undefined once the last deadline after landing has passed.
 */
export function homePlan(
  plan: FamilyPlan,
  progress: Progress | null | undefined,
  today: CalendarDay,
): HomePlan | undefined {
  const daysLeft = daysBetween(today, plan.reportDay);
  return daysLeft > 0 ? beforeLanding(plan, progress, today, daysLeft) : afterLanding(plan, progress, today);
}

function beforeLanding(
  plan: FamilyPlan,
  progress: Progress | null | undefined,
  today: CalendarDay,
  daysLeft: number,
): HomePlan {
  const left = entriesLeft(planEntries(plan, today, progress ?? undefined));
  const { isShort, steps } = firstSteps(plan, left, today);
  const marks = rulerMonths({ plan, today, left, clocks: clocksOf(plan) }).flatMap((month) => month.marks);
  const ahead = marks.filter(({ kind, day }) => kind !== 'today' && day > today);
  return {
    title: `${daysLeft === 1 ? '1 day' : `${daysLeft} days`} to ${whereTo(plan)}`,
    done: progress?.size,
    first: progress === undefined ? undefined : { isShort, steps: steps.map(onChecklist) },
    dates: ahead.slice(0, MOST_DATES).map(({ day, titles: [title = '', ...more], targetId }) => ({
      day,
      title: more.length > 0 ? `${title} and ${more.length} more` : title,
      href: targetId ? `${CHECKLIST}#${targetId}` : CHECKLIST,
    })),
    hasLanded: false,
  };
}

function afterLanding(
  plan: FamilyPlan,
  progress: Progress | null | undefined,
  today: CalendarDay,
): HomePlan | undefined {
  const ahead = clocksOf(plan)
    .map(({ id, days, title }) => ({
      day: addDays(plan.reportDay, days),
      title,
      href: `${CHECKLIST}#${clockAnchor(id)}`,
    }))
    .filter(({ day }) => day >= today);
  if (ahead.length === 0) return undefined;
  return {
    title: 'Your first weeks in Hawaii',
    done: progress?.size,
    dates: ahead.slice(0, MOST_CLOCKS),
    hasLanded: true,
  };
}

function whereTo({ move: { base } }: FamilyPlan): string {
  return base ? stationName(base) : 'Hawaii';
}

function onChecklist(step: FirstStep): FirstStep {
  const [, anchor] = /^#(.+)/.exec(step.href) ?? [];
  return anchor ? { ...step, href: `${CHECKLIST}#${anchor}` } : step;
}
