// What the month ruler draws: today, the landing day, and around it everything that has a date, month by month.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatMonth } from '@/dates/format-date';
import { clockAnchor, itemAnchor, petStepAnchor } from './anchors';
import { leadDays } from './content/checklist-lead-days';
import { type ItemId, itemTitles } from './content/item-titles';
import type { FamilyClock } from './family-clocks';
import { stepsOf } from './family-early-steps';
import type { FamilyPlan } from './family-plan';
import { petDatesOf } from './pet-dates';
import type { PlanEntry } from './start-by';

export type MarkKind = 'today' | 'start' | 'landing' | 'deadline' | 'pet';

/** Everything of one kind on one day. */
export type Mark = {
  kind: MarkKind;
  day: CalendarDay;
  /** At least one, except for today. */
  titles: readonly string[];
  /** Days from this start date to landing. */
  leadDays?: number;
  /** Whether we chose the day of a deadline. */
  isOurs?: true;
  /** The id of the element with the first of them. */
  targetId?: string;
};

export type RulerMonth = {
  /** Such as "Nov 2026", or "Dec 2026 to Mar 2027" for months without a mark. */
  name: string;
  /** In order; empty for a run of months without one. */
  marks: readonly Mark[];
};

export type RulerInput = {
  plan: FamilyPlan;
  today: CalendarDay;
  /** What is left to do, in the order in which to do it. Undefined while progress isn't known: then nothing is to start. */
  left: readonly PlanEntry[] | undefined;
  clocks: readonly FamilyClock[];
};

/** Days for which a landing that has passed is still drawn. */
const LANDING_DAYS = 31;

/** Returns the months from the first mark to the last one. What should have started already is drawn on today. */
export function rulerMonths(input: RulerInput): RulerMonth[] {
  const marks = marksOf(input);
  const [first, last] = [marks[0]?.day ?? input.today, marks.at(-1)?.day ?? input.today];
  const months: RulerMonth[] = [];
  let empty: string[] = [];
  for (const month of monthsBetween(first, last)) {
    const found = marks.filter(({ day }) => day.startsWith(month));
    if (found.length === 0) empty.push(formatMonth(month));
    else {
      months.push(...emptyRun(empty), { name: formatMonth(month), marks: found });
      empty = [];
    }
  }
  return months;
}

function emptyRun(names: readonly string[]): RulerMonth[] {
  if (names.length < 3) return names.map((name) => ({ name, marks: [] }));
  return [{ name: `${names[0]} to ${names.at(-1)}`, marks: [] }];
}

type Start = { day: CalendarDay; title: string; item: ItemId; leadDays?: number };

function startsOf(plan: FamilyPlan, today: CalendarDay, left: readonly PlanEntry[]): Start[] {
  return [
    ...stepsOf(plan, today).map(({ title, item, lastBy }) => ({ day: lastBy, title, item })),
    ...left.map(({ item, startBy }) => ({
      day: startBy,
      title: itemTitles[item],
      item,
      leadDays: leadDays[item],
    })),
  ];
}

function marksOf({ plan, today, left, clocks }: RulerInput): Mark[] {
  const { reportDay } = plan;
  const starts = left ? startsOf(plan, today, left) : [];
  const late = starts.filter(({ day }) => day <= today);
  const marks: Mark[] = [
    {
      kind: 'today',
      day: today,
      titles: late.map(({ title }) => title),
      ...(late[0] && { targetId: itemAnchor(late[0].item) }),
    },
    ...starts
      .filter(({ day }) => day > today)
      .map(({ title, item, ...start }) => ({
        kind: 'start' as const,
        titles: [title],
        targetId: itemAnchor(item),
        ...start,
      })),
    { kind: 'landing', day: reportDay, titles: ['Report or landing day'] },
    ...clocks.map(({ id, days, title, isOurs }) => ({
      kind: 'deadline' as const,
      day: addDays(reportDay, days),
      titles: [title],
      ...(isOurs && { isOurs }),
      targetId: clockAnchor(id),
    })),
    ...petDatesOf(plan, left ?? []).map(({ day, title, item }, index) => ({
      kind: 'pet' as const,
      day,
      titles: [title],
      targetId: item ? itemAnchor(item) : petStepAnchor(index),
    })),
  ];
  const earliest = { landing: addDays(today, -LANDING_DAYS), other: today };
  const drawn = marks.filter(
    ({ kind, day }) => day >= (kind === 'landing' ? earliest.landing : earliest.other),
  );
  return grouped(drawn.sort((a, b) => a.day.localeCompare(b.day)));
}

/** Joins the marks of one kind and day. */
function grouped(marks: readonly Mark[]): Mark[] {
  const groups = new Map<string, Mark>();
  for (const mark of marks) {
    const key = `${mark.day} ${mark.kind}`;
    const group = groups.get(key);
    groups.set(key, group ? { ...group, titles: [...group.titles, ...mark.titles] } : mark);
  }
  return [...groups.values()];
}

/** Returns months as "2026-11", from one day's to another's. */
function monthsBetween(from: CalendarDay, to: CalendarDay): string[] {
  const months: string[] = [];
  for (
    let day = from;
    day.slice(0, 7) <= to.slice(0, 7);
    day = addDays(`${day.slice(0, 7)}-28` as CalendarDay, 7)
  ) {
    months.push(day.slice(0, 7));
  }
  return months;
}
