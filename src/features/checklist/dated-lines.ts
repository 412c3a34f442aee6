// Everything of a plan that has a date, as one list: the 20 items, the early steps, the pets' dates, the landing day and the
// deadlines after it. Every view draws from it: what to do first, the months, home, the guides' lines, the calendar, paper
// and the copied list. Days are calendar days.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import type { AppPath } from '@/site-map';
import { itemAnchor, stepAnchor } from './anchors';
import { hasAnswered, isFor } from './audience';
import { type ItemId, itemDaysFor, itemIds } from './content/item-days';
import type { PlanRecord } from './content/plan-record';
import { type EarlyStepId, stepDays, stepDaysFor, stepIds } from './content/step-days';
import {
  type ClockLine,
  clockLines,
  type DatedLine,
  type LineState,
  type PetLine,
  petLines,
} from './deadlines';
import { type AnyPlan, type FamilyPlan, orderedPlan, type StepState } from './family-plan';
import { notNeededBecause } from './item-guide';
import { isNotScreened, speaksOfFamily } from './move';
import { NO_PROGRESS, type Progress } from './progress';

/** An item or an early step: something to do before the move. */
export type TodoLine = DatedLine & {
  /** The day to start it, never later than `lastBy`. */
  start: CalendarDay;
  /** Days from today to `start`; negative once it has passed. */
  daysToStart: number;
  /** Without a report date, how many days ahead to start it: then the other days are for its place in the order alone. */
  lead?: number;
  /** True when less time is left than it needs. Never true once the report date has come, or without one. */
  isShort: boolean;
  rank: number;
  /** What to do instead, once the last good day has passed or while it waits for the family's approval. */
  wayOut: string | undefined;
  isHeld?: boolean;
  /** The member or the family has landed; what this is about may have stayed behind. */
  isStillToCome?: boolean;
  /** Nothing breaks when it is done some days later. */
  canWait: boolean;
  /** For today, not for its last good day: everything waits for it, or whoever asks first is served first. */
  isAtOnce: boolean;
} & (
    | { kind: 'item'; item: ItemId }
    | {
        kind: 'step';
        step: EarlyStepId;
        item: ItemId;
        /** What to expect while somebody else has to answer. */
        waits: string | undefined;
        /** Where the page helps. */
        guide: AppPath | `${AppPath}#${string}`;
      }
  );

export type ItemLine = Extract<TodoLine, { kind: 'item' }>;
export type StepLine = Extract<TodoLine, { kind: 'step' }>;

export type PlanLines = {
  /** In the list's order, one for each of the 20. */
  items: readonly ItemLine[];
  steps: readonly StepLine[];
  /** By day. */
  pets: readonly PetLine[];
  /** By day. */
  clocks: readonly ClockLine[];
};

/** What leads comes first at any distance, and what is only reading last; `first-night` ranks only among what to do first. */
export const RANKS = { leads: -1, stops: 0, 'first-night': 0.5, ordinary: 1, reading: 2 };

/**
 * Returns everything of a plan that has a date or, when the family doesn't know its own, what to do in its order. `progress` is
 * undefined for a visitor, whose progress isn't saved.
 */
export function planLines(anyPlan: AnyPlan, today: CalendarDay, progress: Progress = NO_PROGRESS): PlanLines {
  const plan = orderedPlan(anyPlan, today);
  if (!anyPlan.reportDay) {
    const items = itemIds.map((item) =>
      withoutDay(itemLine(item, plan, today, progress), itemDaysFor(item, plan.move).lead),
    );
    const pets = plan.petSteps ? petLines(plan, today, items) : [];
    return { items, steps: earlySteps(anyPlan, today), pets, clocks: [] };
  }
  const items = itemIds.map((item) => itemLine(item, plan, today, progress));
  return {
    items,
    steps: earlySteps(plan, today),
    pets: petLines(plan, today, items),
    clocks: clockLines(plan, today, items),
  };
}

function itemLine(item: ItemId, plan: FamilyPlan, today: CalendarDay, progress: Progress): ItemLine {
  const record = itemDaysFor(item, plan.move);
  const { rank = 'ordinary', isForFirstNight, isOverOnLanding = false } = record;
  const hasArrived = plan.reportDay <= today;
  const isStillToCome = hasArrived && record.canArriveLater === true;
  const isNeverLate = record.isNeverLate || isStillToCome;
  const days = daysOf({ ...record, isNeverLate }, plan, today);
  const held = hasArrived ? undefined : record.beforeApproval?.(plan, today);
  const state = (): LineState => {
    if (progress.has(item)) return 'done';
    if (notNeededBecause(item, plan.move)) return 'not-needed';
    if (hasArrived && isOverOnLanding) return 'over';
    return openState(days);
  };
  return {
    kind: 'item',
    item,
    what: record.title,
    why: typeof record.first === 'string' ? record.first : record.first(plan.move),
    ...days,
    state: state(),
    isShort: !hasArrived && days.daysToStart < 0,
    rank: isForFirstNight && days.daysToLast < 0 ? RANKS['first-night'] : RANKS[rank],
    wayOut: held ?? record.wayOut?.(plan, today),
    isHeld: held !== undefined,
    canWait: isNeverLate,
    isStillToCome,
    isAtOnce: rank === 'stops',
    page: record.guide,
    anchor: itemAnchor(item),
  };
}

/** Returns the early steps of a family; after landing, those that can still be done. */
export function earlySteps(anyPlan: AnyPlan, today: CalendarDay): StepLine[] {
  const plan = orderedPlan(anyPlan, today);
  const { move } = plan;
  const hasArrived = plan.reportDay <= today;
  return stepIds
    .filter((id) => {
      const { for: audience, isOverOnLanding } = stepDays[id];
      if (id === 'screening' && isNotScreened(move)) return false;
      if (hasArrived && isOverOnLanding) return false;
      // Who landed and never spoke of a family has nobody to screen.
      const isForUnanswered = stepDays[id].isForUnanswered && (!hasArrived || speaksOfFamily(move));
      return isFor(audience, move) && (isForUnanswered || hasAnswered(move, audience));
    })
    .map((id) => {
      const line = stepLine(id, plan, today);
      return anyPlan.reportDay ? line : { ...withoutDay(line, stepDays[id].lead), waits: undefined };
    });
}

/** A line of a plan without a date: nothing is late, and there is no way out of a day that nobody knows. */
function withoutDay<Line extends TodoLine>(line: Line, lead: number): Line {
  const state = line.state === 'missed' ? 'now' : line.state;
  return { ...line, state, lead, isShort: false, wayOut: undefined };
}

/** The item of a step whose own isn’t for this family, as schools are not with a baby. */
const ITEM_FOR_ALL: ItemId = 'medical-records';

function stepLine(id: EarlyStepId, plan: FamilyPlan, today: CalendarDay): StepLine {
  const record = stepDaysFor(id, plan.move);
  const hasArrived = plan.reportDay <= today;
  const days = daysOf({ ...record, isNeverLate: record.isNeverLate || hasArrived }, plan, today);
  const did = stepStateOf(id, plan);
  const open = did === 'done' ? 'done' : did ? 'waiting' : openState(days);
  return {
    kind: 'step',
    step: id,
    item: notNeededBecause(record.item, plan.move) ? ITEM_FOR_ALL : record.item,
    what: record.title,
    why: typeof record.first === 'string' ? record.first : record.first(plan.move),
    ...days,
    state: open,
    isShort: false,
    rank: RANKS[record.rank ?? 'ordinary'],
    wayOut: hasArrived ? undefined : record.wayOut?.(plan, today),
    // What isn’t one of the 20, while there is time.
    canWait: days.daysToLast >= 0 || (record.canFollow ?? false),
    isStillToCome: hasArrived && record.isForTravel === true && !plan.move.screening,
    isAtOnce: record.isAtOnce ?? false,
    waits: hasArrived ? undefined : record.waits?.(plan, today),
    page: record.guide,
    guide: record.part ? `${record.guide}#${record.part}` : record.guide,
    anchor: stepAnchor(id),
  };
}

/** Returns how far the family is with an early step, as far as it said. */
export function stepStateOf(id: EarlyStepId, { move, steps }: AnyPlan): StepState | undefined {
  const { screening } = move;
  if (id !== 'screening') return steps?.[id];
  if (screening === 'approved') return 'done';
  return screening === 'asked' || screening === 'waiting' ? screening : undefined;
}

type Days = Pick<TodoLine, 'start' | 'daysToStart' | 'lastBy' | 'daysToLast'>;

function daysOf(
  { lead, lastDay, ...record }: Pick<PlanRecord, 'lead' | 'lastDay' | 'isNeverLate'> & { isAtOnce?: boolean },
  plan: FamilyPlan,
  today: CalendarDay,
): Days {
  const last = lastDay(plan, today);
  const lastBy = record.isNeverLate && last < today ? today : last;
  const wanted = addDays(plan.reportDay, -lead);
  const early = record.isAtOnce && today < wanted ? today : wanted;
  const start = early < lastBy ? early : lastBy;
  return { start, daysToStart: daysBetween(today, start), lastBy, daysToLast: daysBetween(today, lastBy) };
}

function openState({ daysToStart, daysToLast }: Days): LineState {
  if (daysToStart > 0) return 'ahead';
  return daysToLast < 0 ? 'missed' : 'now';
}
