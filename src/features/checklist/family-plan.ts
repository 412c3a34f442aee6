// A family's plan: the report date or, while it isn't known, about when; its answers about the move, and the pets' dates.
import { addDays, type CalendarDay, daysBetween, parseCalendarDay } from '@/dates/calendar-day';
import { type Move, type MoveQuestion, moveQuestions, parseMove } from './move';

/** A dated step of getting a pet ready, such as “Second rabies shot, earliest”. */
export type PetStep = { readonly day: CalendarDay; readonly title: string };

/** Where somebody else must answer: asked, and waiting for the answer. `done`: done, approved or given a place. */
export const stepStates = ['asked', 'waiting', 'done'] as const;

export type StepState = (typeof stepStates)[number];

/** By the step's id. */
export type StepStates = { readonly [step in string]?: StepState };

type PlanAnswers = {
  readonly move: Move;
  /** By day; at most `MAX_PET_STEPS`, and absent when there are none. */
  readonly petSteps?: readonly PetStep[];
  /** How far the family is with the early steps; the screening's is one of the answers. Absent when there is none. */
  readonly steps?: StepStates;
};

/** A plan with a report date: everything in it has a day. */
export type FamilyPlan = PlanAnswers & { readonly reportDay: CalendarDay; readonly month?: undefined };

/** A month as YYYY-MM. */
export type Month = `${number}-${number}`;

/** Returns the next month of this number, such as “06”; undefined for none. */
export function nextMonth(month: string, today: CalendarDay): Month | undefined {
  if (month === '') return undefined;
  const year = Number(today.slice(0, 4));
  const isOver = `${year}-${month}` < today.slice(0, 7);
  return `${isOver ? year + 1 : year}-${month}` as Month;
}

/** A plan of a family that doesn't know its date: about when, if it knows that. */
export type UndatedPlan = PlanAnswers & {
  readonly reportDay?: undefined;
  readonly month?: Month | undefined;
};

export type AnyPlan = FamilyPlan | UndatedPlan;

export const MAX_PET_STEPS = 12;
const MAX_TITLE_LENGTH = 80;
export const MAX_STEPS = 14;
const STEP_ID = /^[a-z][a-z-]{1,13}$/;

/** Far enough that nothing but what is asked at once has to start. */
const UNKNOWN_DAYS = 400;

/** Returns the plan with a day to put its steps in order by: without a date, its month’s first or one far ahead. Never say that day. */
export function orderedPlan(plan: AnyPlan, today: CalendarDay): FamilyPlan {
  if (plan.reportDay) return plan;
  const { month, ...answers } = plan;
  const tomorrow = addDays(today, 1);
  const day = month ? (`${month}-01` as CalendarDay) : addDays(today, UNKNOWN_DAYS);
  return { ...answers, reportDay: day > tomorrow ? day : tomorrow };
}

const MAX_DAYS_AGO = 365;
const MAX_DAYS_AHEAD = 3 * 366;

/** Returns why a report date can't be used: over a year ago, or over three years ahead. Undefined when it can. */
export function reportDayProblem(reportDay: CalendarDay, today: CalendarDay): 'past' | 'future' | undefined {
  const daysLeft = daysBetween(today, reportDay);
  if (daysLeft < -MAX_DAYS_AGO) return 'past';
  return daysLeft > MAX_DAYS_AHEAD ? 'future' : undefined;
}

/**
 * Parses kept or saved data as a plan, dropping unknown answers and bad pet steps. With a report date there is no month. Undefined
 * with a date that isn't one, and without a date when nothing else is known.
 */
export function parsePlan(data: unknown): AnyPlan | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { reportDay, month, move, petSteps, steps } = data as Partial<Record<string, unknown>>;
  const pets = parsePetSteps(petSteps);
  const states = parseStepStates(steps);
  const answers: PlanAnswers = {
    move: parseMove(move),
    ...(pets.length > 0 && { petSteps: pets }),
    ...(Object.keys(states).length > 0 && { steps: states }),
  };
  if (reportDay !== undefined) {
    const day = typeof reportDay === 'string' ? parseCalendarDay(reportDay) : undefined;
    return day && { reportDay: day, ...answers };
  }
  const about = typeof month === 'string' && parseCalendarDay(`${month}-01`) ? (month as Month) : undefined;
  const isBlank = Object.keys(answers).length === 1 && Object.keys(answers.move).length === 0;
  return about || !isBlank ? { ...(about && { month: about }), ...answers } : undefined;
}

/** The same for a plan with a report date; undefined without one. */
export function parseFamilyPlan(data: unknown): FamilyPlan | undefined {
  return datedPlan(parsePlan(data));
}

/** Returns the plan when it has a report date. */
export function datedPlan(plan: AnyPlan | null | undefined): FamilyPlan | undefined {
  return plan?.reportDay === undefined ? undefined : plan;
}

/** Returns the states by step, in one order, so that the same ones compare as the same. Steps of later versions stay. */
function parseStepStates(data: unknown): StepStates {
  const given = Object.entries(typeof data === 'object' && data !== null ? data : {});
  const known = given.filter(
    (entry): entry is [string, StepState] => STEP_ID.test(entry[0]) && stepStates.includes(entry[1]),
  );
  return Object.fromEntries(known.sort(([a], [b]) => a.localeCompare(b)).slice(0, MAX_STEPS));
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

/** A part of a plan that is changed, and merged, as a whole. The month stands in the report date's place. */
export type PlanField = 'reportDay' | 'petSteps' | 'steps' | MoveQuestion;

export const planFields: readonly PlanField[] = ['reportDay', 'petSteps', 'steps', ...moveQuestions];

/** Returns true when the field is the same in both plans, as when neither has it. Null is no plan. */
export function isSameField(field: PlanField, a: AnyPlan | null, b: AnyPlan | null): boolean {
  return fieldText(field, a) === fieldText(field, b);
}

function fieldText(field: PlanField, plan: AnyPlan | null): string | undefined {
  if (field === 'reportDay') return plan?.reportDay ?? plan?.month;
  if (field === 'petSteps') return plan?.petSteps?.map(({ day, title }) => `${day} ${title}`).join('\n');
  if (field === 'steps') return plan?.steps && JSON.stringify(plan.steps);
  return plan?.move[field];
}

/** True when both plans have the same fields, or when there is none on either side. */
export function isSamePlan(a: AnyPlan | null, b: AnyPlan | null): boolean {
  if (!a || !b) return a === b;
  return planFields.every((field) => isSameField(field, a, b));
}
