// The report date's field. What is in it may be half of an answer: each typed digit makes another date, and an iPhone's
// picker fills in today when it opens. Those wait until the field is left, or Enter confirms them.
//
//   fresh ── a digit ──> typing          a first date is kept once it is whole; over a kept one it waits
//   fresh ── today, without a kept date ──> filled-in          waits
//   any ── focus ──> fresh
import { type CalendarDay, daysBetween, parseCalendarDay } from '@/dates/calendar-day';
import { reportDayProblem } from './family-plan';

export type FieldProblem = 'unfinished' | 'emptied' | 'past' | 'future';

export type FieldState = {
  /** How what is in the field came there since it got the focus. */
  entry: 'fresh' | 'typing' | 'filled-in';
  problem: FieldProblem | undefined;
  /** For a screen reader. */
  news: string;
};

export type FieldReading = { day: CalendarDay } | { problem: FieldProblem } | 'empty';

export type FieldEvent =
  | { type: 'focused' | 'typed' | 'replaced' | 'cleared' | 'undone' }
  | {
      type: 'changed' | 'left' | 'confirmed';
      reading: FieldReading;
      kept: CalendarDay | undefined;
      today: CalendarDay;
    };

export type FieldOutcome = {
  state: FieldState;
  /** The day to keep in the plan. */
  keep?: CalendarDay;
  /** The field shows the kept day again. */
  isRestored?: boolean;
  /** The result comes to the top of the screen. */
  isResultWanted?: boolean;
};

export const freshField: FieldState = { entry: 'fresh', problem: undefined, news: '' };

/** Returns what a date input holds. `isIncomplete`: its value is empty because a part of the date is missing. */
export function readReportDay(value: string, isIncomplete: boolean, today: CalendarDay): FieldReading {
  if (value === '') return isIncomplete ? { problem: 'unfinished' } : 'empty';
  const day = parseCalendarDay(value);
  // Of a year like 0002, 9999 or 20260.
  if (!day) return { problem: value.length > today.length || value > today ? 'future' : 'past' };
  const problem = reportDayProblem(day, today);
  return problem ? { problem } : { day };
}

/** Returns the field's next state, and what follows for the plan and the page. */
export function nextField(state: FieldState, event: FieldEvent): FieldOutcome {
  switch (event.type) {
    case 'focused':
      return { state: { ...state, entry: 'fresh' } };
    case 'typed':
      return { state: { ...state, entry: state.entry === 'filled-in' ? 'filled-in' : 'typing' } };
    case 'replaced':
      return { state: { ...state, problem: undefined } };
    case 'cleared':
      return { state: { ...freshField, news: 'Your plan is cleared.' } };
    case 'undone':
      return { state: { ...state, news: 'It’s back.' } };
    default:
      return afterEntry(state, event);
  }
}

function afterEntry(
  before: FieldState,
  { type, reading, kept, today }: Extract<FieldEvent, { reading: FieldReading }>,
): FieldOutcome {
  const isChange = type === 'changed';
  if (typeof reading === 'object' && 'problem' in reading) {
    const isWaiting = isChange && before.entry !== 'fresh';
    return { state: isWaiting ? before : { ...before, problem: reading.problem } };
  }
  const state = { ...before, problem: undefined };
  if (reading === 'empty') {
    // Emptied on the way to another date, or by a picker's own button: that must not cost the family its answers.
    if (!kept || isChange) return { state };
    return { state: { ...state, problem: 'emptied' }, isRestored: true };
  }
  const { day } = reading;
  if (isChange && state.entry === 'fresh' && !kept && day === today)
    return { state: { ...state, entry: 'filled-in' } };
  if (isChange && (state.entry === 'filled-in' || (state.entry === 'typing' && kept))) return { state };
  const isTyped = isChange && state.entry === 'typing';
  const isResultWanted = type === 'confirmed' || (!kept && !isTyped);
  if (day === kept) return { state, isResultWanted };
  const news = isResultWanted ? '' : newsOf(daysBetween(today, day));
  return { state: { ...state, news }, keep: day, isResultWanted };
}

function newsOf(days: number): string {
  return days > 0 ? `${days} days. Your plan is below.` : 'Your plan is below.';
}
