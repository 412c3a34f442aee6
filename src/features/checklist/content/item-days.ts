// The days and titles of the 20 items and the early steps, for guides and home: the build leaves out the records' words here
// (build/without-words.ts).
import { allItems } from './items/all-items';
import type { ChecklistItem, EarlyStep } from './plan-record';
import { allSteps } from './steps/all-steps';

export type ItemId = keyof typeof allItems;
export type EarlyStepId = keyof typeof allSteps;

export type ItemDays = Omit<ChecklistItem, 'words'>;
export type StepDays = Omit<EarlyStep, 'words' | 'item'> & { item: ItemId };

export const itemDays: Readonly<Record<ItemId, ItemDays>> = allItems;
export const stepDays: Readonly<Record<EarlyStepId, StepDays>> = allSteps;

/** In the list's order. */
export const itemIds = Object.keys(itemDays) as ItemId[];
export const stepIds = Object.keys(stepDays) as EarlyStepId[];
