// The same of the early steps, apart, because the list without a plan has none.
import type { ItemId } from './item-days';
import type { EarlyStep } from './plan-record';
import { allSteps } from './steps/all-steps';

export type EarlyStepId = keyof typeof allSteps;

export type StepDays = Omit<EarlyStep, 'words' | 'item'> & { item: ItemId };

export const stepDays: Readonly<Record<EarlyStepId, StepDays>> = allSteps;

export const stepIds = Object.keys(stepDays) as EarlyStepId[];
