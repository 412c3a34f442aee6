// A family's answers about its move, and which checklist items they make unnecessary.
import { type CalendarDay, daysBetween, parseCalendarDay } from '@/dates/calendar-day';
import type { ItemId } from './content/item-titles';
import { type Move, type MoveQuestion, moveQuestions, parseMove, withAssumed } from './move';

/** A dated step of getting a pet ready, such as “Second rabies shot, earliest”. */
export type PetStep = { readonly day: CalendarDay; readonly title: string };

export type FamilyPlan = {
  readonly reportDay: CalendarDay;
  readonly move: Move;
  /** By day; at most `MAX_PET_STEPS`, and absent when there are none. */
  readonly petSteps?: readonly PetStep[];
};

export const MAX_PET_STEPS = 12;
const MAX_TITLE_LENGTH = 80;

const MAX_DAYS_AGO = 365;
const MAX_DAYS_AHEAD = 3 * 366;

/** Returns why a report date can't be used: over a year ago, or over three years ahead. Undefined when it can. */
export function reportDayProblem(reportDay: CalendarDay, today: CalendarDay): 'past' | 'future' | undefined {
  const daysLeft = daysBetween(today, reportDay);
  if (daysLeft < -MAX_DAYS_AGO) return 'past';
  return daysLeft > MAX_DAYS_AHEAD ? 'future' : undefined;
}

/** Parses kept or saved data as a plan, dropping unknown answers and bad pet steps. Undefined without a valid report date. */
export function parseFamilyPlan(data: unknown): FamilyPlan | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { reportDay, move, petSteps } = data as Partial<Record<string, unknown>>;
  const day = typeof reportDay === 'string' ? parseCalendarDay(reportDay) : undefined;
  const steps = parsePetSteps(petSteps);
  return day && { reportDay: day, move: parseMove(move), ...(steps.length > 0 && { petSteps: steps }) };
}

/** Returns the valid steps by day, each once, and the first twelve if there are more. */
function parsePetSteps(data: unknown): readonly PetStep[] {
  const steps = (Array.isArray(data) ? data : []).map(parsePetStep).filter((step) => step !== undefined);
  const byText = new Map(steps.map((step) => [`${step.day} ${step.title}`, step]));
  return [...byText.values()].sort((a, b) => a.day.localeCompare(b.day)).slice(0, MAX_PET_STEPS);
}

function parsePetStep(data: unknown): PetStep | undefined {
  const { day, title } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (typeof day !== 'string' || typeof title !== 'string' || !isPetStepTitle(title)) return undefined;
  const found = parseCalendarDay(day);
  return found && { day: found, title };
}

/**
 * Returns whether the account can store this text as a step's title: it isn't empty, is at most 80 characters long, fewer
 * if they take more than a byte each, and holds no control character or half of an emoji, which PostgreSQL refuses.
 */
export function isPetStepTitle(title: string): boolean {
  const length = new TextEncoder().encode(JSON.stringify(title)).length - '""'.length;
  return length <= MAX_TITLE_LENGTH && title.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(title);
}

/** A part of a plan that is changed, and merged, as a whole. */
export type PlanField = 'reportDay' | 'petSteps' | MoveQuestion;

export const planFields: readonly PlanField[] = ['reportDay', 'petSteps', ...moveQuestions];

/** Returns true when the field is the same in both plans, as when neither has it. Null is no plan. */
export function isSameField(field: PlanField, a: FamilyPlan | null, b: FamilyPlan | null): boolean {
  return fieldText(field, a) === fieldText(field, b);
}

function fieldText(field: PlanField, plan: FamilyPlan | null): string | undefined {
  if (field === 'reportDay') return plan?.reportDay;
  if (field === 'petSteps') return plan?.petSteps?.map(({ day, title }) => `${day} ${title}`).join('\n');
  return plan?.move[field];
}

/** True when both plans have the same fields, or when there is none on either side. */
export function isSamePlan(a: FamilyPlan | null, b: FamilyPlan | null): boolean {
  if (!a || !b) return a === b;
  return planFields.every((field) => isSameField(field, a, b));
}

const onOrdersOnly: readonly ItemId[] = [
  'orders',
  'base-housing',
  'vehicle-shipment',
  'sgli',
  'cost-of-living',
  'family-support',
];

/** Returns why an item doesn't apply to this family, such as "no pets". Undefined when it may. */
export function notNeededBecause(item: ItemId, move: Move): string | undefined {
  const { orders, pets, vehicles, children, home } = withAssumed(move);
  if (orders === 'no' && onOrdersOnly.includes(item)) return 'no orders';
  const inBarracks = home === 'barracks' ? 'a room in the barracks' : undefined;
  if ((item === 'pet-travel' || item === 'pet-quarantine') && pets === 'no')
    return move.pets ? 'no pets' : inBarracks;
  if ((item === 'vehicle-shipment' || item === 'personal-vehicle') && vehicles === 'none')
    return 'no vehicles';
  if (item === 'personal-vehicle' && vehicles === 'one' && orders === 'yes') return 'only one vehicle';
  if (item === 'schools' && children === 'no') return move.children ? 'no children' : inBarracks;
  if (item === 'base-housing' && home === 'rent') return 'living off base';
  if (item === 'base-housing' && home === 'buy') return 'buying a home';
  return item === 'base-housing' ? inBarracks : undefined;
}
