import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge } from '@/features/account/keeping/kept-thing';
import type { AnyPlan } from '@/features/checklist/family-plan';
import { keptPlan } from '@/features/checklist/kept-plan';
import { type MoveQuestion, moveChoices } from '@/features/checklist/move';

const mergePlans = (base: AnyPlan | null, ours: AnyPlan | null, theirs: AnyPlan | null) =>
  merge(keptPlan.thing, [base], ours, theirs);

const questions = Object.keys(moveChoices) as MoveQuestion[];
const answers = Object.fromEntries(
  questions.map((question) => [question, fc.constantFrom(...moveChoices[question])]),
);
const petSteps = ['First', 'Second'].map((shot) => [{ day: '2027-03-01', title: `${shot} rabies shot` }]);
const dates = [
  { reportDay: '2027-06-15' },
  { reportDay: '2027-07-01' },
  { month: '2027-06' },
  { month: '2027-07' },
];
const aPlan = fc
  .record(
    {
      date: fc.constantFrom(...dates),
      move: fc.record(answers, { requiredKeys: [] }),
      petSteps: fc.constantFrom(...petSteps),
    },
    { requiredKeys: ['date', 'move'] },
  )
  .map(({ date, ...plan }) => ({ ...date, ...plan })) as fc.Arbitrary<AnyPlan>;
const aPlanOrNone = fc.option(aPlan);

const fieldsOf = (plan: AnyPlan | null): Record<string, string | undefined> => ({
  reportDay: plan?.reportDay ?? plan?.month,
  petSteps: plan?.petSteps?.[0]?.title,
  ...plan?.move,
});

describe('a plan changed in two places', () => {
  it('keeps the one change when only one side changed', () => {
    fc.assert(
      fc.property(aPlanOrNone, aPlanOrNone, (base, changed) => {
        const merged = { ours: changed, theirs: changed, collisions: [] };
        expect(mergePlans(base, base, changed)).toEqual(merged);
        expect(mergePlans(base, changed, base)).toEqual(merged);
      }),
    );
  });

  it('never loses a field that only one side changed, and reports each that both changed differently', () => {
    fc.assert(
      fc.property(aPlanOrNone, aPlan, aPlan, (base, ours, theirs) => {
        const merged = mergePlans(base, ours, theirs);
        const [was, our, their] = [fieldsOf(base), fieldsOf(ours), fieldsOf(theirs)];
        for (const field of ['reportDay', 'petSteps', ...questions] as const) {
          const isCollision =
            our[field] !== was[field] && their[field] !== was[field] && our[field] !== their[field];
          expect(merged.collisions.includes(field)).toBe(isCollision);
          const value = our[field] === was[field] ? their[field] : our[field];
          expect(fieldsOf(merged.ours)[field]).toBe(value);
          expect(fieldsOf(merged.theirs)[field]).toBe(isCollision ? their[field] : value);
        }
      }),
    );
  });

  it('reports a plan that one side removed and the other changed, but not one that both removed', () => {
    fc.assert(
      fc.property(aPlan, (base) => {
        const changed: AnyPlan = { ...base, reportDay: '2028-01-01', month: undefined };
        const collisions = ['all'];
        expect(mergePlans(base, changed, null)).toEqual({ ours: changed, theirs: null, collisions });
        expect(mergePlans(base, null, changed)).toEqual({ ours: null, theirs: changed, collisions });
        expect(mergePlans(base, null, null)).toEqual({ ours: null, theirs: null, collisions: [] });
      }),
    );
  });
});
