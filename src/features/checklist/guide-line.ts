// What the family's plan says on a guide, in one line.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import type { AppPath } from '@/site-map';
import { guideFor } from './audience';
import { itemGuides } from './content/checklist-guides';
import { startDates } from './content/checklist-start-dates';
import { clocksOf } from './family-clocks';
import { type FamilyPlan, notNeededBecause } from './family-plan';
import { nextStepLine } from './next-step-line';
import { entriesLeft, type PlanEntry, planEntries } from './start-by';

/**
 * Returns what the plan says about a guide's subject: the most urgent item that the guide helps with, else the next
 * deadline after landing. About a subject that the plan has no date for, returns the plan's next step. What is checked off
 * isn't known here.
 */
export function guideLine(path: AppPath, plan: FamilyPlan, today: CalendarDay): string {
  const daysLeft = daysBetween(today, plan.reportDay);
  const about =
    daysLeft > 0
      ? (itemLine(path, plan, today) ?? clockLine(path, plan, today))
      : (clockLine(path, plan, today) ?? itemLine(path, plan, today));
  if (about) return about;
  const next = nextStepLine({ progress: undefined, plan, today }) ?? '';
  return daysLeft > 0 ? `${daysLeft === 1 ? '1 day' : `${daysLeft} days`} to go. ${next}.` : `${next}.`;
}

function itemLine(path: AppPath, { reportDay, move }: FamilyPlan, today: CalendarDay): string | undefined {
  const entries = planEntries({
    reportDay,
    today,
    items: startDates,
    isDone: () => false,
    isNotNeeded: (index) => notNeededBecause(index, move) !== undefined,
  });
  const found = entriesLeft(entries).filter(
    ({ itemIndex }) => guideFor(itemGuides[itemIndex] ?? {}, move) === path,
  );
  // An item that everyone finds here, before one that only this family does.
  const entry = found.find(({ itemIndex }) => itemGuides[itemIndex]?.guide === path) ?? found[0];
  return entry && entryLine(entry, reportDay, today);
}

/** Such as "Your pet’s packet must arrive by Jan 26, 2027. Start by Sep 3, 2026: do this now." */
function entryLine(
  { itemIndex, startBy, daysToStart, lastBy, daysToLast }: PlanEntry,
  reportDay: CalendarDay,
  today: CalendarDay,
) {
  const { item, due } = startDates[itemIndex] ?? {};
  const dueDay = due && addDays(reportDay, -due.days);
  if (dueDay && dueDay >= today) {
    const start = `Start by ${formatDate(startBy)}${daysToStart > 0 ? '.' : ': do this now.'}`;
    return `${due.words} ${formatDate(dueDay)}. ${start}`;
  }
  if (daysToStart > 0) return `${item}: start by ${formatDate(startBy)}.`;
  return daysToLast > 0 ? `${item}: start now. Last good day: ${formatDate(lastBy)}.` : `${item}: start now.`;
}

function clockLine(path: AppPath, plan: FamilyPlan, today: CalendarDay): string | undefined {
  const [clock] = clocksOf(plan)
    .map(({ guide, title, days }) => ({ guide, title, days, by: addDays(plan.reportDay, days) }))
    .filter(({ guide, by }) => guide === path && by >= today);
  return clock && `${clock.title}: by ${formatDate(clock.by)}, ${clock.days} days after you land.`;
}
