import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '@/dates/calendar-day';
import {
  type FieldEvent,
  type FieldReading,
  type FieldState,
  freshField,
  nextField,
  readReportDay,
} from '@/features/checklist/report-field';

const today = '2026-11-22';
const june = '2027-06-15';
const july = '2027-07-01';

type Entry = FieldState['entry'];
type Cause = Extract<FieldEvent, { reading: FieldReading }>['type'];

const inState = (entry: Entry): FieldState => ({ ...freshField, entry });
const day = (day: CalendarDay): FieldReading => ({ day });
const entered = (entry: Entry, type: Cause, reading: FieldReading, kept?: CalendarDay) =>
  nextField(inState(entry), { type, reading, kept, today });

describe('what is in the field', () => {
  it.each([
    ['', false, 'empty'],
    ['', true, { problem: 'unfinished' }],
    [june, false, { day: june }],
    ['0002-06-15', false, { problem: 'past' }],
    ['2025-06-15', false, { problem: 'past' }],
    ['9999-06-15', false, { problem: 'future' }],
    ['20260-06-15', false, { problem: 'future' }],
  ] as const)('reads “%s” (incomplete: %s) as %j', (value, isIncomplete, reading) => {
    expect(readReportDay(value, isIncomplete, today)).toEqual(reading);
  });
});

describe('a first date', () => {
  it('is kept and shown at once when it is picked', () => {
    expect(entered('fresh', 'changed', day(june))).toMatchObject({ keep: june, isResultWanted: true });
  });

  it('is kept once it is whole while typing, without taking the focus', () => {
    const outcome = entered('typing', 'changed', day(june));
    expect(outcome).toMatchObject({ keep: june, isResultWanted: false });
    expect(outcome.state.news).toBe('205 days. Your plan is below.');
  });

  it('of today waits until the field is left, because a picker fills it in by itself', () => {
    const opened = entered('fresh', 'changed', day(today));
    expect(opened.state.entry).toBe('filled-in');
    expect(opened.keep).toBeUndefined();
    expect(entered('filled-in', 'changed', day(june)).keep).toBeUndefined();
    for (const cause of ['left', 'confirmed'] as const)
      expect(entered('filled-in', cause, day(june))).toMatchObject({ keep: june, isResultWanted: true });
  });
});

describe('over a kept date', () => {
  it('a picked one is kept at once, and a typed one once the field is left', () => {
    expect(entered('fresh', 'changed', day(july), june)).toMatchObject({ keep: july, isResultWanted: false });
    expect(entered('typing', 'changed', day(july), june).keep).toBeUndefined();
    expect(entered('typing', 'left', day(july), june)).toMatchObject({ keep: july, isResultWanted: false });
    expect(entered('typing', 'confirmed', day(july), june)).toMatchObject({
      keep: july,
      isResultWanted: true,
    });
  });

  it('the same one keeps nothing; Enter shows its result', () => {
    expect(entered('typing', 'left', day(june), june).keep).toBeUndefined();
    expect(entered('typing', 'confirmed', day(june), june)).toMatchObject({ isResultWanted: true });
  });

  it('an emptied field keeps it, and shows it again once left', () => {
    expect(entered('typing', 'changed', 'empty', june)).toEqual({ state: inState('typing') });
    expect(entered('typing', 'left', 'empty', june)).toMatchObject({
      state: { problem: 'emptied' },
      isRestored: true,
    });
    expect(entered('typing', 'left', 'empty')).toEqual({ state: inState('typing') });
  });
});

describe('a date that can’t be used', () => {
  const bad: FieldReading = { problem: 'past' };

  it.each([
    ['fresh', 'changed', 'past'],
    ['typing', 'changed', undefined],
    ['filled-in', 'changed', undefined],
    ['typing', 'left', 'past'],
    ['typing', 'confirmed', 'past'],
  ] as const)('in a field that is %s and %s shows the problem %s', (entry, cause, problem) => {
    const outcome = entered(entry, cause, bad, june);
    expect(outcome.state.problem).toBe(problem);
    expect(outcome.keep).toBeUndefined();
  });

  it('is forgotten with the next good one, a plan from elsewhere, or Clear', () => {
    const state: FieldState = { ...freshField, problem: 'past' };
    expect(nextField(state, { type: 'replaced' }).state.problem).toBeUndefined();
    expect(nextField(state, { type: 'cleared' }).state).toEqual({
      ...freshField,
      news: 'Your plan is cleared.',
    });
    const event = { type: 'changed', reading: day(june), kept: undefined, today } as const;
    expect(nextField(state, event).state.problem).toBeUndefined();
  });
});

it('starts over when the field gets focus; a key makes it typing, except over what a picker filled in', () => {
  expect(nextField(inState('typing'), { type: 'focused' }).state.entry).toBe('fresh');
  expect(nextField(inState('fresh'), { type: 'typed' }).state.entry).toBe('typing');
  expect(nextField(inState('filled-in'), { type: 'typed' }).state.entry).toBe('filled-in');
});
