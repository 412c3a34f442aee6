import { expect, it } from 'vitest';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { MAX_PLAN_FILE_BYTES, planFileText, readPlanFile } from '@/features/checklist/plan-file';

const TODAY = '2026-11-23';
const plan: FamilyPlan = {
  reportDay: '2027-02-06',
  move: { service: 'navy', pets: 'yes' },
  petSteps: Array.from(
    { length: 12 },
    (_, at) => ({ day: `2026-12-${10 + at}`, title: 'x'.repeat(80) }) as const,
  ),
};
const changed = (change: object) => JSON.stringify({ ...JSON.parse(planFileText(plan)), ...change });

it('a plan file brings back the same plan, also the largest', () => {
  expect(readPlanFile(planFileText(plan), TODAY)).toEqual(plan);
  expect(new TextEncoder().encode(planFileText(plan)).length).toBeLessThan(MAX_PLAN_FILE_BYTES);
});

it.each([
  ['', 'not-a-plan'],
  ['<html>', 'not-a-plan'],
  ['null', 'not-a-plan'],
  ['[1]', 'not-a-plan'],
  ['{"reportDay":"2027-02-06"}', 'not-a-plan'],
  [planFileText(plan).slice(0, 90), 'not-a-plan'],
  [changed({ version: 2 }), 'newer'],
  [changed({ plan: null }), 'no-date'],
  [changed({ plan: { ...plan, reportDay: '2027-02-30' } }), 'no-date'],
  [changed({ plan: { ...plan, reportDay: '2020-02-01' } }), 'past'],
  [changed({ plan: { ...plan, reportDay: '2035-02-01' } }), 'future'],
])('a file with %j is refused', (text, problem) => {
  expect(readPlanFile(text, TODAY)).toBe(problem);
});

it.each([{ month: '2027-06', move: {} }, { move: { pets: 'yes' } }] as const)(
  'a plan without a date, %j, comes back from its file',
  (undated) => {
    expect(readPlanFile(planFileText(undated), TODAY)).toEqual(undated);
  },
);

it('unknown answers in a file are dropped', () => {
  const text = changed({ plan: { ...plan, move: { service: 'pirates', pets: 'yes' }, petSteps: undefined } });
  expect(readPlanFile(text, TODAY)).toEqual({ reportDay: plan.reportDay, move: { pets: 'yes' } });
});
