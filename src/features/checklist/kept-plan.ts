import { keptCopies } from '@/features/account/keeping/kept-copies';
import { type AnyPlan, isSameField, isSamePlan, parsePlan, planFields } from './family-plan';
import { type MoveQuestion, moveChoices } from './move';

/** The plan, in this browser and in the account of who keeps it there. */
export const keptPlan = keptCopies<AnyPlan>({
  table: 'family_plans',
  parse: parsePlan,
  isSame: isSamePlan,
  isBlank: () => false,
  fields: planFields,
  isSameField,
  combine(pick) {
    const questions = Object.keys(moveChoices) as MoveQuestion[];
    const move = Object.fromEntries(questions.map((question) => [question, pick(question).move[question]]));
    const { reportDay, month } = pick('reportDay');
    const plan = {
      reportDay,
      month,
      move,
      petSteps: pick('petSteps').petSteps,
      steps: pick('steps').steps,
    };
    return parsePlan(plan) ?? pick('reportDay');
  },
  fillsIn: true,
  isNew: ({ reportDay }) => reportDay === undefined,
});
