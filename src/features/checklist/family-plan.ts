// A family's answers about its move, and which checklist items they make unnecessary.
import { type CalendarDay, daysBetween, parseCalendarDay } from '@/dates/calendar-day';
import { baseIds } from '@/guides/bases';
import { withAssumed } from './audience';

export const moveChoices = {
  service: ['army', 'navy', 'air-force', 'marine-corps', 'coast-guard', 'space-force'],
  base: baseIds,
  pets: ['yes', 'no'],
  firearms: ['yes', 'no'],
  vehicles: ['none', 'one', 'more'],
  motorcycle: ['yes', 'no'],
  children: ['yes', 'no'],
  home: ['base', 'rent', 'buy', 'barracks'],
} as const;

export type MoveQuestion = keyof typeof moveChoices;

/** The answers given; every question is optional. */
export type Move = { readonly [Question in MoveQuestion]?: (typeof moveChoices)[Question][number] };

export type FamilyPlan = { readonly reportDay: CalendarDay; readonly move: Move };

const MAX_DAYS_AGO = 365;
const MAX_DAYS_AHEAD = 3 * 366;

/** Returns why a report date can't be used: over a year ago, or over three years ahead. Undefined when it can. */
export function reportDayProblem(reportDay: CalendarDay, today: CalendarDay): 'past' | 'future' | undefined {
  const daysLeft = daysBetween(today, reportDay);
  if (daysLeft < -MAX_DAYS_AGO) return 'past';
  return daysLeft > MAX_DAYS_AHEAD ? 'future' : undefined;
}

/** Parses kept or saved data as a plan, dropping unknown answers. Undefined without a valid report date. */
export function parseFamilyPlan(data: unknown): FamilyPlan | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { reportDay, move } = data as Partial<Record<string, unknown>>;
  const day = typeof reportDay === 'string' ? parseCalendarDay(reportDay) : undefined;
  return day && { reportDay: day, move: parseMove(move) };
}

function parseMove(data: unknown): Move {
  if (typeof data !== 'object' || data === null) return {};
  const known = Object.entries(moveChoices).filter(([question, choices]) =>
    (choices as readonly unknown[]).includes((data as Record<string, unknown>)[question]),
  );
  return Object.fromEntries(
    known.map(([question]) => [question, (data as Record<string, unknown>)[question]]),
  ) as Move;
}

/** True when both plans have the same report date and answers, in any order, or when there is none on either side. */
export function isSamePlan(a: FamilyPlan | null, b: FamilyPlan | null): boolean {
  if (!a || !b) return a === b;
  const questions = Object.keys(moveChoices) as MoveQuestion[];
  return a.reportDay === b.reportDay && questions.every((question) => a.move[question] === b.move[question]);
}

/** Returns why an item (0 to 19) doesn't apply to this family, such as "no pets". Undefined when it may. */
export function notNeededBecause(itemIndex: number, move: Move): string | undefined {
  const { pets, vehicles, children, home } = withAssumed(move);
  const inBarracks = home === 'barracks' ? 'a room in the barracks' : undefined;
  if ([4, 9].includes(itemIndex) && pets === 'no') return move.pets ? 'no pets' : inBarracks;
  if ([5, 13].includes(itemIndex) && vehicles === 'none') return 'no vehicles';
  if (itemIndex === 13 && vehicles === 'one') return 'only one vehicle';
  if (itemIndex === 7 && children === 'no') return move.children ? 'no children' : inBarracks;
  if (itemIndex === 3 && home === 'rent') return 'living in town';
  if (itemIndex === 3 && home === 'buy') return 'buying a home';
  return itemIndex === 3 ? inBarracks : undefined;
}
