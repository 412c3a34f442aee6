// How two plans of one family differ, for the person who has to choose one.
import { formatDate } from '@/dates/format-date';
import { type AnyPlan, isSameField, type PlanField, planFields } from '@/features/checklist/family-plan';
import { moveLabels } from './move-labels';
import { stepDays, stepIds } from './step-days';

/** A plan, null for none, and where it is, such as "in your account". */
type Place = { plan: AnyPlan | null; where: string };

/**
 * Returns a line for each of these fields that differs, such as “Home: Renting in your account, Buying in this browser.”
 * The date has none: it names the plans.
 */
export function differences(a: Place, b: Place, fields: readonly PlanField[] = planFields): string[] {
  return fields
    .filter((field) => field !== 'reportDay' && !isSameField(field, a.plan, b.plan))
    .map((field) => `${labelOf(field)}: ${answerIn(field, a)} ${a.where}, ${answerIn(field, b)} ${b.where}.`);
}

function labelOf(field: PlanField): string {
  if (field in moveLabels) return moveLabels[field as keyof typeof moveLabels].label;
  return field === 'steps' ? 'Early steps' : 'Pet dates';
}

function answerIn(field: PlanField, { plan }: Place): string {
  if (field in moveLabels) {
    const question = field as keyof typeof moveLabels;
    return moveLabels[question].choices[plan?.move[question] ?? ''] ?? 'no answer';
  }
  if (field === 'steps') return stepsIn(plan);
  const { petSteps = [] } = plan ?? {};
  return petSteps[0] ? `${petSteps.length}, from ${formatDate(petSteps[0].day)},` : 'none';
}

/** Such as “Ask for child care: waiting”. */
function stepsIn(plan: AnyPlan | null): string {
  const known = stepIds.flatMap((id) => {
    const state = plan?.steps?.[id];
    return state ? [`${stepDays[id].title}: ${state}`] : [];
  });
  return known.join(', ') || 'nothing done';
}
