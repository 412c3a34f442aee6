// The same of the early steps, apart, because the list without a plan has none.
import type { Move } from '@/features/checklist/move';
import type { ItemId } from './item-days';
import type { EarlyStep } from './plan-record';
import { allSteps } from './steps/all-steps';

export type EarlyStepId = keyof typeof allSteps;

export type StepDays = Omit<EarlyStep, 'words' | 'item'> & { item: ItemId };

export const stepDays: Readonly<Record<EarlyStepId, StepDays>> = allSteps;

/** Returns the days of a step for a family with these answers. */
export function stepDaysFor(id: EarlyStepId, move: Move): StepDays {
  const days = stepDays[id];
  return { ...days, ...days.own?.(move) };
}

export const stepIds = Object.keys(stepDays) as EarlyStepId[];
