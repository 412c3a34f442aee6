// What the family's plan says on a guide, in one line.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { isOtherIsland, stationName } from '@/facts/bases';
import { services } from '@/facts/services';
import type { AppPath } from '@/site-map';
import { guideFor } from './content/checklist-guides';
import { dueOf } from './content/checklist-start-dates';
import { type ItemId, itemTitles } from './content/item-titles';
import { oahuPages } from './content/oahu-pages';
import { pageUses } from './content/page-uses';
import { clocksOf } from './family-clocks';
import { type FamilyStep, stepsOf } from './family-early-steps';
import type { FamilyPlan } from './family-plan';
import { type MoveChoice, withAssumed } from './move';
import { nextStepLine } from './next-step-line';
import type { Progress } from './progress';
import { entriesLeft, lastDayInWords, type PlanEntry, planEntries } from './start-by';

type Family = {
  plan: FamilyPlan;
  today: CalendarDay;
  /** Null for a visitor, whose progress isn't saved; undefined while a user's isn't known: then nothing counts as left. */
  progress: Progress | null | undefined;
};

/**
 * Returns what the plan says about a guide's subject: the next date that the family took over from the guide's checker,
 * what has to be asked for at once, the most urgent item that the guide helps with, or the next deadline after landing, which comes first once landed. About
 * a subject that the plan has no date for, returns the plan's next step. While progress isn't known, says dates only; on a page about Oahu alone, who knows about the
 * family's own island.
 */
export function guideLine(path: AppPath, family: Family): string {
  const { base } = family.plan.move;
  const [what, ask] = (isOtherIsland(base) && oahuPages[path]) || [];
  if (base && what) return `${what} on Oahu. For ${stationName(base)}, ask ${ask}.`;
  const daysLeft = daysBetween(family.today, family.plan.reportDay);
  const steps = stepsOf(family.plan, family.today).filter(({ guide }) => guide === path);
  const before = () =>
    petLine(path, family) ??
    stepLine(steps.filter(({ isAtOnce }) => isAtOnce)) ??
    itemLine(path, family) ??
    stepLine(steps);
  const about = daysLeft > 0 ? (before() ?? clockLine(path, family)) : (clockLine(path, family) ?? before());
  if (about) return about;
  const { plan, today, progress } = family;
  const next =
    progress === undefined ? '' : `${nextStepLine({ progress: progress ?? undefined, plan, today })}.`;
  const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`;
  return daysLeft > 0
    ? `${days} to go. ${next}`.trim()
    : next || `Report date: ${formatDate(plan.reportDay)}.`;
}

/** Such as "Milo: second rabies shot, earliest: Dec 5, 2026." */
function petLine(path: AppPath, { plan, today }: Family): string | undefined {
  if (path !== '/pcs-toolkit/pet-travel') return undefined;
  const next = plan.petSteps?.find(({ day }) => day >= today);
  return next && `${next.title}: ${formatDate(next.day)}.`;
}

/** Such as "Ask for child care: last good day Dec 26, 2026." */
function stepLine([step]: readonly FamilyStep[]): string | undefined {
  return step && `${step.title}: ${lastDayInWords(step)}.`;
}

function itemLine(path: AppPath, { plan, today, progress }: Family): string | undefined {
  const found = entriesLeft(planEntries(plan, today, progress ?? undefined)).filter(
    ({ item }) => guideFor(item, plan.move) === path,
  );
  // An item that everyone finds here, before one that only this family does.
  const entry = found.find(({ item }) => guideFor(item, {}) === path) ?? found[0];
  return entry && (progress === undefined ? datesLine : entryLine)(entry, plan, today);
}

/** Such as "Your pet’s packet must arrive by Jan 26, 2027. Start by Sep 3, 2026." True of what is done, too. */
function datesLine(
  { item, startBy, daysToStart, lastBy, daysToLast }: PlanEntry,
  plan: FamilyPlan,
  today: CalendarDay,
) {
  const start = daysToStart > 0 && formatDate(startBy);
  const deadline = deadlineLine(item, plan, today);
  if (deadline) return start ? `${deadline} Start by ${start}.` : deadline;
  if (daysToLast <= 0) return undefined;
  return `${itemTitles[item]}: ${start ? `start by ${start}, ` : ''}last good day ${formatDate(lastBy)}.`;
}

function deadlineLine(item: ItemId, { reportDay, move }: FamilyPlan, today: CalendarDay): string | undefined {
  const due = dueOf(item, move);
  const dueDay = due && addDays(reportDay, -due.days);
  return dueDay && dueDay >= today ? `${due.words} ${formatDate(dueDay)}.` : undefined;
}

/** Such as "Your pet’s packet must arrive by Jan 26, 2027. Start now." */
function entryLine(
  { item, startBy, daysToStart, lastBy, daysToLast }: PlanEntry,
  plan: FamilyPlan,
  today: CalendarDay,
) {
  const title = itemTitles[item];
  const deadline = deadlineLine(item, plan, today);
  if (deadline) return `${deadline} ${daysToStart > 0 ? `Start by ${formatDate(startBy)}` : 'Start now'}.`;
  if (daysToStart > 0) return `${title}: start by ${formatDate(startBy)}.`;
  return daysToLast > 0
    ? `${title}: start now. Last good day: ${formatDate(lastBy)}.`
    : `${title}: start now.`;
}

function clockLine(path: AppPath, { plan, today }: Family): string | undefined {
  const [clock] = clocksOf(plan)
    .map((clock) => ({ ...clock, by: addDays(plan.reportDay, clock.days) }))
    .filter(({ guide, by }) => guide === path && by >= today);
  if (!clock) return undefined;
  const after = clock.days === 1 ? 'the day after you land' : `${clock.days} days after you land`;
  return `${clock.title}: by ${formatDate(clock.by)}, ${after}${clock.isOurs ? ' (our suggestion)' : ''}.`;
}

/** Most of a year: a day nearer than that needs no year. */
const NEAR_DAYS = 300;

const screeningInWords = {
  ahead: undefined,
  approved: 'screening approved',
  later: 'family joins later',
  none: 'no family coming',
} as const satisfies Record<MoveChoice<'screening'>, string | undefined>;

/** Returns what a page uses of the plan, such as "Schofield, Army, Feb 9, with children". */
export function planInWords(path: AppPath, { reportDay, move }: FamilyPlan, today: CalendarDay): string {
  const { orders, base, service, children, screening } = withAssumed(move);
  const day = formatDate(reportDay);
  const isNear = Math.abs(daysBetween(today, reportDay)) < NEAR_DAYS;
  const uses = new Set(pageUses[path]);
  const parts = [
    uses.has('base') && base && stationName(base),
    // The Coast Guard’s base has its name.
    uses.has('service') && service && base !== 'coast-guard' && services[service].shortName,
    isNear ? day.replace(/, \d+$/, '') : day,
    uses.has('orders') && orders === 'no' && 'no orders',
    uses.has('children') && children === 'yes' && 'with children',
    uses.has('screening') && orders === 'yes' && screening && screeningInWords[screening],
  ];
  return parts.filter(Boolean).join(', ');
}
