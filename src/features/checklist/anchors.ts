// The ids of the checklist page's elements that links lead to.
export const moveAnchor = 'your-move';
export const itemAnchor = (item: string) => `item-${item}`;
export const stepAnchor = (step: string) => `step-${step}`;
export const clockAnchor = (clock: string) => `clock-${clock}`;
export const petStepAnchor = (index: number) => `pet-step-${index + 1}`;
