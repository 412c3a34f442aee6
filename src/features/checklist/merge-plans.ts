// Merges a plan that was changed in two places, the way version control merges a text.
import {
  type FamilyPlan,
  isSameField,
  isSamePlan,
  type PlanField,
  parseFamilyPlan,
  planFields,
} from './family-plan';
import { type MoveQuestion, moveChoices } from './move';

export type MergedPlans = {
  /** Both sides' changes, with ours where they collide. */
  ours: FamilyPlan | null;
  /** Both sides' changes, with theirs where they collide. */
  theirs: FamilyPlan | null;
  /** What both sides changed differently; `plan` when one side removed the plan that the other side changed. */
  collisions: readonly (PlanField | 'plan')[];
};

/** Merges two plans made from the same `base`, field by field. Null is no plan. */
export function mergePlans(
  base: FamilyPlan | null,
  ours: FamilyPlan | null,
  theirs: FamilyPlan | null,
): MergedPlans {
  if (isSamePlan(ours, base)) return { ours: theirs, theirs, collisions: [] };
  if (isSamePlan(theirs, base)) return { ours, theirs: ours, collisions: [] };
  if (!ours || !theirs) return { ours, theirs, collisions: isSamePlan(ours, theirs) ? [] : ['plan'] };
  const isOurs = (field: PlanField) => !isSameField(field, ours, base);
  const isTheirs = (field: PlanField) => !isSameField(field, theirs, base);
  return {
    ours: planOf((field) => (isOurs(field) ? ours : theirs)),
    theirs: planOf((field) => (isTheirs(field) ? theirs : ours)),
    collisions: planFields.filter(
      (field) => isOurs(field) && isTheirs(field) && !isSameField(field, ours, theirs),
    ),
  };
}

/** The plan whose fields come each from the plan that `pick` returns for it. */
function planOf(pick: (field: PlanField) => FamilyPlan): FamilyPlan | null {
  const questions = Object.keys(moveChoices) as MoveQuestion[];
  const move = Object.fromEntries(questions.map((question) => [question, pick(question).move[question]]));
  const { petSteps } = pick('petSteps');
  return parseFamilyPlan({ reportDay: pick('reportDay').reportDay, move, petSteps }) ?? null;
}
