import { keptCopies } from '@/features/account/keeping/kept-copies';
import { type FamilyPlan, isSameField, isSamePlan, parseFamilyPlan, planFields } from './family-plan';
import { type MoveQuestion, moveChoices } from './move';

/** The plan, in this browser and in the account of who keeps it there. */
export const keptPlan = keptCopies<FamilyPlan>({
  table: 'family_plans',
  parse: parseFamilyPlan,
  isSame: isSamePlan,
  isBlank: () => false,
  fields: planFields,
  isSameField,
  combine(pick) {
    const questions = Object.keys(moveChoices) as MoveQuestion[];
    const move = Object.fromEntries(questions.map((question) => [question, pick(question).move[question]]));
    const plan = {
      reportDay: pick('reportDay').reportDay,
      move,
      petSteps: pick('petSteps').petSteps,
      steps: pick('steps').steps,
    };
    return parseFamilyPlan(plan) ?? pick('reportDay');
  },
  fillsIn: true,
});
