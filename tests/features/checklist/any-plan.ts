import fc from 'fast-check';
import { addDays } from '@/dates/calendar-day';
import { type EarlyStepId, stepIds } from '@/features/checklist/content/step-days';
import { type FamilyPlan, type StepState, stepStates } from '@/features/checklist/family-plan';
import { type Move, moveChoices, moveQuestions } from '@/features/checklist/move';
import { anyDay } from '../../dates/any-day';

export const anyMove: fc.Arbitrary<Move> = fc.record(
  Object.fromEntries(moveQuestions.map((question) => [question, fc.constantFrom(...moveChoices[question])])),
  { requiredKeys: [] },
);

const anySteps = fc.dictionary(
  fc.constantFrom<EarlyStepId>(...stepIds),
  fc.constantFrom<StepState>(...stepStates),
);

/** Any family, on any day, so many days before or after it reports. */
export const anyPlan = fc
  .record({ today: anyDay, ahead: fc.integer({ min: -120, max: 420 }), move: anyMove, steps: anySteps })
  .map(({ today, ahead, move, steps }) => {
    const plan: FamilyPlan = { reportDay: addDays(today, ahead), move, steps };
    return { today, plan };
  });
