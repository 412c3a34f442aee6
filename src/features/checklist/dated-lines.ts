// Everything of a plan that has a date, as one list: the 20 items, the early steps, the pets' dates, the landing day and the
// deadlines after it. Every view draws from it: what to do first, the months, home, the guides' lines, the calendar, paper
// and the copied list. Days are calendar days.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { workdayWithin } from '@/dates/workdays';
import type { AppPath } from '@/site-map';
import { clockAnchor, itemAnchor, petStepAnchor, stepAnchor } from './anchors';
import { hasAnswered, isFor } from './audience';
import { type ItemId, itemDays, itemIds } from './content/item-days';
import type { ChecklistItem, EarlyStep } from './content/plan-record';
import { type EarlyStepId, stepDays, stepIds } from './content/step-days';
import { clocksOf } from './family-clocks';
import { type AnyPlan, type FamilyPlan, orderedPlan, type StepState } from './family-plan';
import { guideFor, notNeededBecause } from './item-guide';
import { isNotScreened } from './move';
import { NO_PROGRESS, type Progress } from './progress';

/**
 * `waiting`: asked, and somebody else has to answer. `missed`: the last good day has passed. `over`: no longer useful, because
 * the report date has come. `not-needed`: doesn't apply to this family.
 */
export type LineState = 'ahead' | 'now' | 'missed' | 'waiting' | 'done' | 'over' | 'not-needed';

type DatedLine = {
  what: string;
  /** In a few words. */
  why: string;
  /** The last good day; the day itself for what has only one. */
  lastBy: CalendarDay;
  /** Days from today to `lastBy`; negative once it has passed. */
  daysToLast: number;
  state: LineState;
  /** Our page that helps. */
  page: AppPath | undefined;
  /** The id of its element on the checklist's page. */
  anchor: string;
};

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
  /** The family has landed; what it is about may have stayed behind. */
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

/** A pet's date: from the pet date checker or, without any, the day by which its packet must arrive. */
export type PetLine = DatedLine & { kind: 'pet' };

export type ClockLine = DatedLine & {
  kind: 'clock';
  clock: string;
  /** We chose the number of days, because nobody publishes one. */
  isOurs: boolean;
  /** The law's last day, when the office is closed on it. */
  lawDay: CalendarDay | undefined;
};

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
      withoutDay(itemLine(item, plan, today, progress), itemDays[item].lead),
    );
    const pets = plan.petSteps ? petLines(plan, today, items) : [];
    return { items, steps: earlySteps(anyPlan, today), pets, clocks: [] };
  }
  const items = itemIds.map((item) => itemLine(item, plan, today, progress));
  return {
    items,
    steps: earlySteps(plan, today),
    pets: petLines(plan, today, items),
    clocks: clockLines(plan, today),
  };
}

function itemLine(item: ItemId, plan: FamilyPlan, today: CalendarDay, progress: Progress): ItemLine {
  const record: Omit<ChecklistItem, 'words'> = itemDays[item];
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
    page: guideFor(item, plan.move),
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
      const isForUnanswered = stepDays[id].isForUnanswered && !(hasArrived && Object.keys(move).length === 0);
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
  const record = stepDays[id];
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
  {
    lead,
    lastDay,
    ...record
  }: Pick<ChecklistItem, 'lead' | 'lastDay'> & Pick<EarlyStep, 'isAtOnce'> & { isNeverLate?: boolean },
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

/** Only what has a step left: a packet that is done with its item is no date anymore. */
function petLines(plan: FamilyPlan, today: CalendarDay, items: readonly ItemLine[]): PetLine[] {
  const { petSteps = [] } = plan;
  const line = (day: CalendarDay, what: string, anchor: string): PetLine => ({
    kind: 'pet',
    what,
    why: '',
    lastBy: day,
    daysToLast: daysBetween(today, day),
    state: day < today ? 'missed' : 'ahead',
    page: '/pcs-toolkit/pet-travel',
    anchor,
  });
  if (petSteps.length > 0) return petSteps.map(({ day, title }, at) => line(day, title, petStepAnchor(at)));
  return stillToDo(items).flatMap(({ item, anchor }) => {
    const { due } = itemDays[item];
    return due ? [line(due.day(plan), due.says.replace(/ by$/, ''), anchor)] : [];
  });
}

function clockLines(plan: FamilyPlan, today: CalendarDay): ClockLine[] {
  return clocksOf(plan)
    .map(({ id, days, title, isOurs = false, office, guide }): ClockLine => {
      const by = addDays(plan.reportDay, days);
      const lastBy = office ? workdayWithin(plan.reportDay, days, office) : by;
      return {
        kind: 'clock',
        clock: id,
        what: title,
        why: lastBy === by ? afterLanding(days) : `the last open day within ${days} days of landing`,
        lastBy,
        daysToLast: daysBetween(today, lastBy),
        state: lastBy < today ? 'missed' : 'ahead',
        isOurs,
        lawDay: !isOurs && lastBy !== by ? by : undefined,
        page: guide,
        anchor: clockAnchor(id),
      };
    })
    .sort((a, b) => a.lastBy.localeCompare(b.lastBy));
}

function afterLanding(days: number): string {
  return days === 1 ? 'the day after you land' : `${days} days after you land`;
}

/** For so many days a published deadline that has passed stays among the next: it may still be open. */
const PASSED_DAYS = 7;

/** Returns the deadlines that are ahead and those that have just passed. */
export function clocksLeft(clocks: readonly ClockLine[]): ClockLine[] {
  return clocks.filter(({ daysToLast, isOurs }) => daysToLast >= (isOurs ? 0 : -PASSED_DAYS));
}

const LEFT: readonly LineState[] = ['ahead', 'now', 'missed'];

/** Returns what is still to do: neither done, waiting for an answer, nor for others. */
export function stillToDo<Line extends TodoLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ state }) => LEFT.includes(state));
}
