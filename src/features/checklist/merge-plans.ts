// Merges a plan that was changed in two places, the way version control merges a text.
import { type FamilyPlan, isSamePlan, type MoveQuestion, moveChoices, parseFamilyPlan } from './family-plan';

type Field = 'reportDay' | MoveQuestion;

const FIELDS: readonly Field[] = ['reportDay', ...(Object.keys(moveChoices) as MoveQuestion[])];

export type MergedPlans = {
  /** Both sides' changes, with ours where they collide. */
  ours: FamilyPlan | null;
  /** Both sides' changes, with theirs where they collide. */
  theirs: FamilyPlan | null;
  /** What both sides changed differently; `plan` when one side removed the plan that the other side changed. */
  collisions: readonly (Field | 'plan')[];
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
  const isOurs = (field: Field) => fieldOf(ours, field) !== fieldOf(base, field);
  const isTheirs = (field: Field) => fieldOf(theirs, field) !== fieldOf(base, field);
  return {
    ours: planOf((field) => fieldOf(isOurs(field) ? ours : theirs, field)),
    theirs: planOf((field) => fieldOf(isTheirs(field) ? theirs : ours, field)),
    collisions: FIELDS.filter(
      (field) => isOurs(field) && isTheirs(field) && fieldOf(ours, field) !== fieldOf(theirs, field),
    ),
  };
}

function fieldOf(plan: FamilyPlan | null, field: Field): string | undefined {
  return field === 'reportDay' ? plan?.reportDay : plan?.move[field];
}

function planOf(pick: (field: Field) => string | undefined): FamilyPlan | null {
  const { reportDay, ...move } = Object.fromEntries(FIELDS.map((field) => [field, pick(field)]));
  return parseFamilyPlan({ reportDay, move }) ?? null;
}
