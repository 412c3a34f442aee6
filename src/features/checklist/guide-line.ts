// What the family's plan says on a guide, in one line.
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { isOtherIsland, stationName } from '@/facts/bases';
import { services } from '@/facts/services';
import type { AppPath } from '@/site-map';
import { itemDays } from './content/item-days';
import { oahuPages } from './content/oahu-pages';
import { pageUses } from './content/page-uses';
import { type ItemLine, type PlanLines, planLines, type StepLine } from './dated-lines';
import { clocksLeft, stillToDo } from './deadlines';
import type { AnyPlan } from './family-plan';
import { guideFor } from './item-guide';
import { itemsLeft } from './line-order';
import { capitalized, dateOf, dayOf, inDays, planDay, whenOf } from './line-words';
import { type MoveChoice, withAssumed } from './move';
import { nextStepLine } from './next-step-line';
import type { Progress } from './progress';

type Family = {
  plan: AnyPlan;
  today: CalendarDay;
  /** Null for a visitor, whose progress isn't saved; undefined while a user's isn't known: then nothing counts as left. */
  progress: Progress | null | undefined;
};

type Subject = Family & { path: AppPath; lines: PlanLines };

/**
 * Returns what the plan says about a guide's subject: the next date that the family took over from the guide's checker,
 * what has to be asked for at once, the most urgent item that the guide helps with, or the next deadline after landing, which comes first once landed. About
 * a subject that the plan has no date for, returns the plan's next step. While progress isn't known, says dates only; on a page about Oahu alone, who knows about the
 * family's own island.
 */
export function guideLine(path: AppPath, family: Family): string {
  const { plan, today, progress } = family;
  const { base } = plan.move;
  const [what, ask] = (isOtherIsland(base) && oahuPages[path]) || [];
  if (base && what) return `${what} on Oahu. For ${stationName(base)}, ask ${ask}.`;
  const subject = { ...family, path, lines: planLines(plan, today, progress ?? undefined) };
  const next =
    progress === undefined ? '' : `${nextStepLine({ progress: progress ?? undefined, plan, today })}.`;
  if (!plan.reportDay) return beforeLanding(subject) ?? (next || 'Your plan has no date yet.');
  const daysLeft = daysBetween(today, plan.reportDay);
  const about =
    daysLeft > 0
      ? (beforeLanding(subject) ?? clockLine(subject))
      : (clockLine(subject) ?? beforeLanding(subject));
  if (about) return about;
  return daysLeft > 0
    ? `${inDays(daysLeft)} to go. ${next}`.trim()
    : next || `${plan.move.orders === 'no' ? 'Landing day' : 'Report date'}: ${formatDate(plan.reportDay)}.`;
}

function beforeLanding(subject: Subject): string | undefined {
  const { path, lines } = subject;
  const steps = stillToDo(lines.steps).filter(({ page }) => page === path);
  return (
    petLine(subject) ??
    stepLine(steps.filter(({ isAtOnce }) => isAtOnce)) ??
    itemLine(subject) ??
    stepLine(steps)
  );
}

/** Such as "Milo: second rabies shot, latest: Dec 5, 2026." */
function petLine({ path, plan, lines }: Subject): string | undefined {
  if (path !== '/pcs-toolkit/pet-travel' || !plan.petSteps) return undefined;
  const next = lines.pets.find(({ daysToLast }) => daysToLast >= 0);
  return next && `${next.what}: ${dateOf(next)}.`;
}

/** Such as "Ask for child care: by Dec 26, 2026." */
function stepLine([step]: readonly StepLine[]): string | undefined {
  return step && `${step.what}: ${whenOf(step)}.`;
}

function itemLine({ path, plan, today, progress, lines }: Subject): string | undefined {
  const found = itemsLeft(lines.items).filter(({ page }) => page === path);
  // An item that everyone finds here, before one that only this family does.
  const line = found.find(({ item }) => guideFor(item, {}) === path) ?? found[0];
  if (!line) return undefined;
  const deadline = deadlineLine(line, plan, today);
  // What may be done already has no line but its dates.
  const isSaid = progress !== undefined || line.state === 'ahead' || (!deadline && line.daysToLast > 0);
  // Two days, each with “by”, would leave open what the second is for.
  const isOneDay = !deadline || (line.state !== 'ahead' && dayOf(line));
  if (isOneDay && (isSaid || !deadline)) return isSaid ? `${line.what}: ${whenOf(line)}.` : undefined;
  return isSaid ? `${deadline} ${capitalized(whenOf(line))}.` : deadline;
}

/** Such as "Your pet’s packet must arrive by Jan 26, 2027." */
function deadlineLine({ item }: ItemLine, plan: AnyPlan, today: CalendarDay): string | undefined {
  if (!plan.reportDay) return undefined;
  const { due } = itemDays[item];
  const day = due?.day(plan);
  return due && day && day >= today ? `${due.says} ${formatDate(day)}.` : undefined;
}

function clockLine({ path, lines }: Subject): string | undefined {
  const clock = clocksLeft(lines.clocks).find(({ page }) => page === path);
  if (clock?.state === 'missed') return `${clock.what}: ${dateOf(clock)}.`;
  return clock && `${clock.what}: ${dateOf(clock)}, ${clock.why}${clock.isOurs ? ' (our suggestion)' : ''}.`;
}

/** Most of a year: a day nearer than that needs no year. */
const NEAR_DAYS = 300;

const screeningInWords = {
  ahead: undefined,
  asked: 'screening asked for',
  waiting: 'waiting for approval',
  approved: 'screening approved',
  later: 'family joins later',
  none: 'no family coming',
} as const satisfies Record<MoveChoice<'screening'>, string | undefined>;

/** Returns what a page uses of the plan, such as "Schofield, Army, Feb 9, with children". */
export function planInWords(path: AppPath, plan: AnyPlan, today: CalendarDay): string {
  const { reportDay, month, move } = plan;
  const { orders, base, service, grade, children, screening } = withAssumed(move);
  const isNear = reportDay && Math.abs(daysBetween(today, reportDay)) < NEAR_DAYS;
  const day = (reportDay || month) && planDay(plan);
  const uses = new Set(pageUses[path]);
  const parts = [
    uses.has('base') && base && stationName(base),
    // The Coast Guard’s base has its name.
    uses.has('service') && service && base !== 'coast-guard' && services[service].shortName,
    isNear ? day?.replace(/, \d+$/, '') : day,
    uses.has('grade') && grade,
    uses.has('orders') && orders === 'no' && 'no orders',
    uses.has('children') && children === 'yes' && 'with children',
    uses.has('screening') && orders === 'yes' && screening && screeningInWords[screening],
  ];
  return parts.filter(Boolean).join(', ') || 'your move';
}
