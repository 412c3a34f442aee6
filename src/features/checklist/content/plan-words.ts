import { daysBetween } from '@/dates/calendar-day';
import { shortDate } from '@/dates/format-date';
import type { Text } from '@/facts/types';
import { linesFor } from '@/features/checklist/audience';
import type { ItemLine, PlanLines, TodoLine } from '@/features/checklist/dated-lines';
import { clocksLeft, stillToDo } from '@/features/checklist/deadlines';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { notNeededBecause } from '@/features/checklist/item-guide';
import { leadInWords } from '@/features/checklist/lead-words';
import type { PlanGroup } from '@/features/checklist/line-order';
import { capitalized, dateOf, inDays, whenOf } from '@/features/checklist/line-words';
import { firstThenLeft } from '@/features/checklist/to-do-first';

import { itemDaysFor } from './item-days';
import { allItems } from './items/all-items';
import type { RecordWords } from './plan-record';

const ourSuggestion = 'our suggestion.';

export const groupTitles: Record<PlanGroup, string> = {
  now: 'Now',
  'next-30': 'Next 30 days',
  later: 'Later',
  'before-landing': 'Before you landed',
  done: 'Done',
  'not-needed': 'Not for you',
};

/** What the family's plan adds to an item. */
export type ItemTiming = {
  /** Such as "Start by Dec 17, 2026". */
  line: string;
  /** Why the item doesn't concern this family. */
  notNeeded: string | undefined;
  /** The last good day has passed. */
  isLate: boolean;
  /** It waits for the family's approval. */
  isHeld: boolean;
  /** Once it is late, or while it waits: what to do, in the words of what to do first. */
  instead: Text | undefined;
  /** What to do when less time is left than the item needs; empty when there is enough. */
  short: readonly Text[];
  /** What it costs when it comes too late; empty when there is time. */
  missed: readonly Text[];
  /** Where its numbers of days come from. */
  reasons: readonly { what: string; because: Text }[];
};

/** Returns what an item's row shows from the plan. */
export function timingOf(line: ItemLine, { reportDay, move }: FamilyPlan): ItemTiming {
  const { item, state } = line;
  const { short = [], missed = [], why = [], whyLast = [] }: RecordWords = allItems[item].words;
  const arrive = move.orders === 'no' ? 'land' : 'report';
  const isOpen = state === 'now' || state === 'missed';
  const isShort = isOpen && line.isShort;
  return {
    line: timingLine(line),
    notNeeded: state === 'not-needed' ? notNeededBecause(item, move) : undefined,
    isLate: isShort && state === 'missed',
    instead: line.wayOut ?? linesFor(short, move)[0],
    isHeld: (isOpen || state === 'ahead') && line.isHeld === true,
    short: isShort ? linesFor(short, move) : [],
    missed: isShort ? linesFor(missed, move) : [],
    reasons: [
      {
        what: `Why ${leadInWords(itemDaysFor(item, move).lead)} before you ${arrive}`,
        because: linesFor(why, move)[0] ?? ourSuggestion,
      },
      ...(line.canWait
        ? []
        : [
            {
              what: `Last good day, ${lastDaysInWords(daysBetween(line.lastBy, reportDay), arrive)}`,
              because: linesFor(whyLast, move)[0] ?? ourSuggestion,
            },
          ]),
    ],
  };
}

function lastDaysInWords(lastDays: number, arrive: string): string {
  if (lastDays === 0) return `the day you ${arrive}`;
  const days = inDays(Math.abs(lastDays));
  return lastDays > 0 ? `${days} before you ${arrive}` : `${days} after`;
}

/** Such as "Start by Dec 17, 2026". */
function timingLine(line: ItemLine): string {
  if (line.state === 'done') return 'Done';
  if (line.state === 'over') return 'Only before the move';
  const last = line.state === 'missed' && line.isShort ? `; last good day was ${shortDate(line.lastBy)}` : '';
  return capitalized(`${whenOf(line)}${last}`);
}

/** Returns what is left to do as plain text for a message, what comes first in its order. */
export function planText(plan: PlanLines, first: readonly TodoLine[], origin: string): string {
  const lines = firstThenLeft(plan, first).map((line) => `- ${line.what}: ${whenOf(line)}`);
  const dates = [...plan.pets.filter(({ daysToLast }) => daysToLast >= 0), ...clocksLeft(plan.clocks)].map((line) => `- ${line.what}: ${dateOf(line)}`);
  return ['Left on our PCS Checklist:', ...lines, ...dates, `${origin}/pcs-toolkit/hawaii-checklist`].join('\n');
}

/** Such as “15 of the 20 left, and 2 early steps. 3 aren’t for you.” */
export function leftInWords({ items, steps }: PlanLines): string {
  const count = (state: ItemLine['state']) => items.filter((line) => line.state === state).length;
  const early = stillToDo(steps).length;
  const others = count('not-needed');
  const parts = [
    `${stillToDo(items).length} of the 20 left`,
    early > 0 && `, and ${early} early ${early === 1 ? 'step' : 'steps'}`,
    others > 0 && `. ${others} ${others === 1 ? 'isn’t' : 'aren’t'} for you`,
  ];
  return `${parts.filter(Boolean).join('')}.`;
}
