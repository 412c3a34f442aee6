// The order of what is to do, and the parts of the list.
import { type ItemLine, RANKS, type TodoLine } from './dated-lines';

export type Urgency = Pick<TodoLine, 'daysToStart' | 'daysToLast' | 'rank'>;

/**
 * Compares two things to do. What should have started comes first; of that, what stops the move leads, then what breaks first, by
 * the last day on which it still works; what is only reading comes last. What can still wait follows by the day to start it.
 */
export function compareUrgency(a: Urgency, b: Urgency): number {
  if (a.daysToStart > 0 || b.daysToStart > 0) return a.daysToStart - b.daysToStart;
  return a.rank - b.rank || a.daysToLast - b.daysToLast;
}

export const planGroups = ['now', 'next-30', 'later', 'before-landing', 'done', 'not-needed'] as const;

export type PlanGroup = (typeof planGroups)[number];

const NEXT_DAYS = 30;

/** Returns the part of the list that something to do is in. A step stays in its own, under the finger that checks it off. */
export function groupOf({ kind, state, daysToStart }: TodoLine): PlanGroup {
  if (kind === 'item' && (state === 'done' || state === 'not-needed')) return state;
  if (kind === 'item' && state === 'over') return 'before-landing';
  if (daysToStart <= 0) return 'now';
  return daysToStart <= NEXT_DAYS ? 'next-30' : 'later';
}

/** Returns what is in a group in the order in which to do it; ties stay in the order given. */
export function linesIn<Line extends TodoLine>(group: PlanGroup, lines: readonly Line[]): Line[] {
  return lines.filter((line) => groupOf(line) === group).sort((a, b) => compareUrgency(ranked(a), ranked(b)));
}

/** Returns the items left to do in the order in which to do them. */
export function itemsLeft(items: readonly ItemLine[]): ItemLine[] {
  return (['now', 'next-30', 'later'] as const).flatMap((group) => linesIn(group, items));
}

/** In the list, dates follow each other, but for what stops the move; what can wait comes after what can’t. */
function ranked(line: TodoLine): Urgency {
  const { rank, canWait, daysToLast } = line;
  return {
    ...line,
    rank: rank <= RANKS.stops ? rank : RANKS.ordinary,
    daysToLast: canWait ? Math.max(0, daysToLast) : daysToLast,
  };
}
