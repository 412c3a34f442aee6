// What the months show: today, the landing day, and around it everything that has a date.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatMonth } from '@/dates/format-date';
import type { PlanLines } from './dated-lines';
import { stillToDo } from './deadlines';
import type { FamilyPlan } from './family-plan';
import { itemsLeft } from './line-order';

export type MarkKind = 'today' | 'start' | 'last' | 'landing' | 'deadline' | 'pet';

/** Everything of one kind on one day. */
export type Mark = {
  kind: MarkKind;
  day: CalendarDay;
  /** Such as “Start: Arrange mail forwarding and 1 more”. */
  words: string;
  /** Whether we chose the day of a deadline. */
  isOurs?: boolean;
  /** The id of the element with the first of them. */
  anchor?: string;
};

export type PlanMonth = {
  /** Such as "Nov 2026". */
  name: string;
  marks: readonly Mark[];
};

export type MarksInput = {
  plan: FamilyPlan;
  today: CalendarDay;
  lines: PlanLines;
  /** False while a user's progress isn't known: then nothing is to start. */
  isKnown: boolean;
};

/** Days for which a landing that has passed is still shown. */
const LANDING_DAYS = 31;

/** Returns the months in which something happens, in order, each with its marks. */
export function planMonths(marks: readonly Mark[]): PlanMonth[] {
  const months = new Map<string, Mark[]>();
  for (const mark of marks) {
    const name = formatMonth(mark.day.slice(0, 7));
    months.set(name, [...(months.get(name) ?? []), mark]);
  }
  return [...months].map(([name, ofMonth]) => ({ name, marks: ofMonth }));
}

type Part = Omit<Mark, 'words'> & { title: string };

const before: Partial<Record<MarkKind, string>> = { start: 'Start: ', last: 'Last good day: ' };

/** Returns everything with a date that hasn't passed, by day, joined by kind. What should have started already stands under today. */
export function monthMarks({ plan, today, lines, isKnown }: MarksInput): Mark[] {
  const left = isKnown ? [...stillToDo(lines.steps), ...itemsLeft(lines.items)] : [];
  const starting = left.filter(({ daysToStart }) => daysToStart <= 0);
  const parts: Part[] = [
    ...left.flatMap(({ what: title, start, daysToStart, lastBy, daysToLast, anchor }): Part[] => [
      ...(daysToStart > 0 ? [{ kind: 'start' as const, day: start, title, anchor }] : []),
      ...(daysToLast > 0 && lastBy <= plan.reportDay
        ? [{ kind: 'last' as const, day: lastBy, title, anchor }]
        : []),
    ]),
    {
      kind: 'landing',
      day: plan.reportDay,
      title: plan.move.orders === 'no' ? 'Landing day' : 'Report or landing day',
    },
    ...lines.clocks.map(({ lastBy: day, what: title, isOurs, anchor }) => ({
      kind: 'deadline' as const,
      day,
      title,
      isOurs,
      anchor,
    })),
    ...lines.pets.map(({ lastBy: day, what: title, anchor }) => ({
      kind: 'pet' as const,
      day,
      title,
      anchor,
    })),
  ];
  const earliest = { landing: addDays(today, -LANDING_DAYS), other: today };
  const shown = parts.filter(
    ({ kind, day }) => day >= (kind === 'landing' ? earliest.landing : earliest.other),
  );
  const now: Mark = {
    kind: 'today',
    day: today,
    words: starting.length > 0 ? `${starting.length} to start now` : '',
    ...(starting[0] && { anchor: starting[0].anchor }),
  };
  return [now, ...joined(shown)].sort((a, b) => a.day.localeCompare(b.day));
}

/** Joins what is of one kind and day. */
function joined(parts: readonly Part[]): Mark[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${part.day} ${part.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { title, ...mark } = first;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return [{ ...mark, words: `${before[mark.kind] ?? ''}${title}${more}` }];
  });
}
