// The ids of the checklist page's elements that links lead to.
import type { ItemId } from './content/item-titles';

export const moveAnchor = 'your-move';
export const itemAnchor = (item: ItemId) => `item-${item}`;
export const clockAnchor = (clock: string) => `clock-${clock}`;
export const petStepAnchor = (index: number) => `pet-step-${index + 1}`;
