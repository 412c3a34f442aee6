import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planLines } from '@/features/checklist/dated-lines';
import { stillToDo } from '@/features/checklist/deadlines';
import { type AnyPlan, parsePlan } from '@/features/checklist/family-plan';
import { guideLine, planInWords } from '@/features/checklist/guide-line';
import { homePlan } from '@/features/checklist/home-plan';
import { whenOf } from '@/features/checklist/line-words';
import type { Move } from '@/features/checklist/move';
import { withStep } from '@/features/checklist/step-state';
import { toDoFirst } from '@/features/checklist/to-do-first';
import { anyDay } from '../../dates/any-day';
import { anyMove } from './any-plan';

const TODAY = '2026-11-30';

const firstOf = (plan: AnyPlan) =>
  toDoFirst(planLines(plan, TODAY), plan, TODAY).steps.map((line) => `${line.what}: ${whenOf(line)}`);

describe('a plan without a date', () => {
  it.each([
    { month: '2027-06', move: {} },
    { move: { base: 'schofield' } },
    { move: {}, steps: { buying: 'done' } },
  ])('is read as it was kept: %j', (plan) => {
    expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  it.each([
    {},
    { move: {} },
    { month: '2027-13', move: {} },
    { month: 'summer' },
    { move: { pets: 'maybe' } },
  ])('is none when nothing is known: %j', (data) => {
    expect(parsePlan(data)).toBeUndefined();
  });

  it('loses its month to a date', () => {
    expect(parsePlan({ reportDay: '2027-06-15', month: '2027-06', move: {} })).toEqual({
      reportDay: '2027-06-15',
      move: {},
    });
  });

  it('says what starts first, and how far ahead', () => {
    expect(firstOf({ move: { base: 'schofield', pets: 'yes', screening: 'ahead' } })).toEqual([
      'Ask for the family’s travel screening: start now',
      'Prepare for pet quarantine: start 6 months ahead',
      'Submit PCS orders to the transportation office: start 4 months ahead',
      'Research Hawaii housing: start 4 months ahead',
      'Apply for on-base housing if desired: start 4 months ahead',
    ]);
  });

  it('knows from its month what has to start by now', () => {
    expect(firstOf({ month: '2027-04', move: { pets: 'yes', screening: 'none' } })[0]).toBe(
      'Prepare for pet quarantine: start now',
    );
  });

  it('has a step for firearms, a boat and a home to buy', () => {
    const stepsOf = (move: Move) => planLines({ move }, TODAY).steps.map(({ step }) => step);
    expect(stepsOf({ orders: 'no', firearms: 'yes', boat: 'yes', home: 'buy' })).toEqual([
      'buying',
      'firearms',
      'boat',
    ]);
    expect(stepsOf({ orders: 'no' })).toEqual([]);
  });

  it('goes on without a step that is done', () => {
    const plan: AnyPlan = { move: { orders: 'no', firearms: 'yes' } };
    const done = withStep(plan, 'firearms', 'done');
    expect(stillToDo(planLines(done, TODAY).steps)).toEqual([]);
    expect(withStep(done, 'firearms', undefined)).toEqual(plan);
  });

  it('opens home on the base and the month, and a guide on what it is for', () => {
    const plan: AnyPlan = { month: '2027-06', move: { base: 'schofield', service: 'army' } };
    expect(homePlan(plan, null, TODAY)).toMatchObject({
      title: 'Your move to Schofield: Jun 2027',
      dates: [],
      hasDate: false,
    });
    const family = { plan, today: TODAY, progress: null } as const;
    expect(guideLine('/housing/verified-rentals', family)).toBe(
      'Research Hawaii housing: start 4 months ahead.',
    );
    expect(planInWords('/housing/verified-rentals', plan, TODAY)).toBe('Schofield, Jun 2027');
    expect(planInWords('/housing/verified-rentals', { move: { pets: 'no' } }, TODAY)).toBe('your move');
  });

  it('says no day, whoever the family is', () => {
    const anyMonth = fc.option(fc.constantFrom('2026-11', '2026-12', '2027-06', '2020-01'), {
      nil: undefined,
    });
    fc.assert(
      fc.property(anyDay, anyMonth, anyMove, (today, month, move) => {
        const plan = { month, move } as AnyPlan;
        const lines = planLines(plan, today);
        const said = [...lines.items, ...lines.steps].flatMap((line) => [whenOf(line), line.wayOut ?? '']);
        expect(said.filter((text) => /\d{4}|late|last good day/.test(text))).toEqual([]);
        expect([...lines.items, ...lines.steps].filter(({ state }) => state === 'missed')).toEqual([]);
        expect(lines.clocks).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
