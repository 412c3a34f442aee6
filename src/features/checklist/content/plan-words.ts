import { formatDate } from '@/dates/format-date';
import type { Text } from '@/facts/types';
import { linesFor } from '@/features/checklist/audience';
import { type FamilyStep, stepsAt } from '@/features/checklist/family-early-steps';
import { notNeededBecause } from '@/features/checklist/family-plan';
import type { Move } from '@/features/checklist/move';
import { daysInWords, lastDayInWords, type PlanEntry, type PlanGroup } from '@/features/checklist/start-by';
import { leadDays } from './checklist-lead-days';
import { shortNotice } from './checklist-short-notice';
import { lastDaysOf } from './checklist-start-dates';
import { startReasons } from './checklist-start-reasons';
import { itemTitles } from './item-titles';

const ourSuggestion = 'our suggestion.';

export const groupTitles: Record<PlanGroup, string> = {
  now: 'Now',
  'next-30': 'Next 30 days',
  later: 'Later',
  'before-landing': 'For before you landed',
  done: 'Done',
  'not-needed': 'Not for you',
};

/** What the family's plan adds to an item. */
export type ItemTiming = {
  /** Such as "Start by Dec 17, 2026 · 3 weeks left". */
  line: string;
  /** Why the item doesn't concern this family. */
  notNeeded: string | undefined;
  /** Steps with their own deadline that are shown with this item. */
  early: readonly FamilyStep[];
  /** The last good day has passed. */
  isLate: boolean;
  /** What to do when less time is left than the item needs; empty when there is enough. */
  short: readonly Text[];
  /** What it costs when it comes too late; empty when there is time. */
  missed: readonly Text[];
  /** Where its numbers of days come from. */
  reasons: readonly { what: string; because: Text }[];
};

/** Returns what an item's row shows from the plan. */
export function timingOf(entry: PlanEntry, move: Move, steps: readonly FamilyStep[]): ItemTiming {
  const { item, isShort, group, daysToLast } = entry;
  const { short = [], missed } = shortNotice[item];
  const [why] = linesFor(startReasons[item]?.why ?? [], move);
  const [whyLast] = linesFor(startReasons[item]?.whyLast ?? [], move);
  return {
    line: timingLine(entry),
    notNeeded: group === 'not-needed' ? notNeededBecause(item, move) : undefined,
    early: group === 'not-needed' ? [] : stepsAt(item, steps),
    isLate: isShort && daysToLast < 0,
    short: isShort ? linesFor(short, move) : [],
    missed: isShort ? linesFor(missed, move) : [],
    reasons: [
      { what: `Why ${leadDays[item]} days before you report`, because: why ?? ourSuggestion },
      { what: `Last good day, ${lastDaysInWords(lastDaysOf(item, move))}`, because: whyLast ?? ourSuggestion },
    ],
  };
}

function lastDaysInWords(lastDays: number): string {
  if (lastDays === 0) return 'the day you report';
  const days = Math.abs(lastDays) === 1 ? '1 day' : `${Math.abs(lastDays)} days`;
  return lastDays > 0 ? `${days} before you report` : `${days} after`;
}

/** Such as "Start by Dec 17, 2026 · 3 weeks left". Never a negative number. */
function timingLine(entry: PlanEntry): string {
  const { startBy, daysToStart, daysToLast, lastBy, group, isShort } = entry;
  if (group === 'done') return 'Done';
  if (group === 'before-landing') return 'For before the move';
  if (daysToStart > 0) return `Start by ${formatDate(startBy)} · ${daysInWords(daysToStart)} left`;
  if (daysToLast === 0) return 'Start today · the last good day';
  if (isShort && daysToLast < 0) return `Last good day was ${formatDate(lastBy)} · ${lastDayInWords(entry)}`;
  const start = daysToStart === 0 ? 'Start today' : 'Start now';
  return daysToLast > 0 ? `${start} · last good day ${formatDate(lastBy)}` : start;
}

/** Returns what is left to do as plain text for a message. */
export function planText(steps: readonly FamilyStep[], left: readonly PlanEntry[], origin: string): string {
  const early = steps.map(({ title, lastBy, daysToLast }) => {
    const when = daysToLast <= 0 ? 'today' : `by ${formatDate(lastBy)}`;
    return `- ${title}: ${when}`;
  });
  const lines = left.map(({ item, startBy, daysToStart }) => {
    const when = daysToStart <= 0 ? 'start now' : `start by ${formatDate(startBy)}`;
    return `- ${itemTitles[item]}: ${when}`;
  });
  return ['Left on our Hawaii PCS checklist:', ...early, ...lines, `${origin}/pcs-toolkit/hawaii-checklist`].join('\n');
}
