// What the home page says to a family that told something of its move.
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { stationName } from '@/facts/bases';
import { planLines, type StepLine } from './dated-lines';
import type { ClockLine } from './deadlines';
import type { AnyPlan, UndatedPlan } from './family-plan';
import { inDays, planDay } from './line-words';
import { monthMarks } from './month-marks';
import type { Progress } from './progress';
import { leftAfterLanding, type ToDoFirst, toDoFirst } from './to-do-first';

const MOST_DATES = 3;

export type HomeDate = {
  /** Such as “Dec 3, 2026” or “Today”. */
  when: string;
  title: string;
  anchor: string | undefined;
};

export type HomePlan = {
  /** Such as “60 days to Schofield” or, without a date, “Your move to Schofield: Jun 2027”. */
  title: string;
  /** How many of the 20 items are done; undefined for a visitor, and while it isn't known. */
  done?: number;
  /** What to do first; undefined while progress isn't known, and after landing. */
  first?: ToDoFirst;
  /** The next dates, or after landing what still matters. */
  dates: readonly HomeDate[];
  hasLanded: boolean;
  hasDate: boolean;
};

/**
 * Returns what the home page says to a family with this plan. `progress`: null for a visitor, undefined while a user's
 * isn't known. Undefined once the last deadline after landing has passed.
 */
export function homePlan(
  plan: AnyPlan,
  progress: Progress | null | undefined,
  today: CalendarDay,
): HomePlan | undefined {
  const lines = planLines(plan, today, progress ?? undefined);
  const done = progress?.size;
  const first = progress === undefined ? undefined : toDoFirst(lines, plan, today);
  if (!plan.reportDay)
    return { title: undatedTitle(plan), done, first, dates: [], hasLanded: false, hasDate: false };
  const daysLeft = daysBetween(today, plan.reportDay);
  if (daysLeft > 0)
    return {
      title: `${inDays(daysLeft)} to ${whereTo(plan)}`,
      done,
      first,
      dates: monthMarks({ plan, today, lines, isKnown: true })
        .filter(({ kind, day }) => kind !== 'today' && day > today)
        .slice(0, MOST_DATES)
        .map(({ day, words, anchor }) => ({ when: formatDate(day), title: words, anchor })),
      hasLanded: false,
      hasDate: true,
    };
  if (lines.clocks.every(({ daysToLast }) => daysToLast < 0)) return undefined;
  return {
    title: 'Your first weeks in Hawaii',
    done,
    dates: leftAfterLanding(lines).map((line) => ({
      when: line.lastBy === today ? 'Today' : formatDate(line.lastBy),
      title: titleAfterLanding(line),
      anchor: line.anchor,
    })),
    hasLanded: true,
    hasDate: true,
  };
}

function titleAfterLanding(line: StepLine | ClockLine): string {
  if (line.daysToLast < 0) return `${line.what} (if you haven’t, do it today)`;
  return line.kind === 'step' && line.isStillToCome ? `${line.what} (if still to come)` : line.what;
}

/** Such as “Your move to Schofield: Jun 2027”. */
function undatedTitle(plan: UndatedPlan): string {
  return `Your move to ${whereTo(plan)}${plan.month ? `: ${planDay(plan)}` : ''}`;
}

function whereTo({ move: { base } }: AnyPlan): string {
  return base ? stationName(base) : 'Hawaii';
}
