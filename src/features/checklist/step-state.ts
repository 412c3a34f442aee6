import type { EarlyStepId } from './content/step-days';
import { type AnyPlan, parsePlan, type StepState } from './family-plan';

/** Returns the plan with a step's state. The screening's is one of the answers about the move. */
export function withStep(plan: AnyPlan, step: EarlyStepId, state: StepState | undefined): AnyPlan {
  if (step === 'screening') {
    const screening = state === 'done' ? 'approved' : (state ?? 'ahead');
    return { ...plan, move: { ...plan.move, screening } };
  }
  const changed = { ...plan, steps: { ...plan.steps, [step]: state } };
  // Parsed, so that no step is left without a state.
  return parsePlan(changed) ?? plan;
}
