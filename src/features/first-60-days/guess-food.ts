import { FOOD_GUESS_CENTS } from './food-figure';
import type { Input } from './read-form';

/** How many there are while nobody has said who stays in the hotel. */
const USUAL_PEOPLE = 2;

/**
 * Returns the form's answers with our guess where food is blank: without it, the cash to have would be too low.
 * `leastDependents`: of the plan, until their ages are typed.
 */
export function withFood(input: Input, isBlank: boolean, leastDependents: number): Input {
  if (!isBlank) return input;
  return {
    ...input,
    isFoodGuessed: true,
    cents: { ...input.cents, food: FOOD_GUESS_CENTS * peopleIn(input, leastDependents) },
  };
}

/** Returns how many are in the room, as far as is known. */
export function peopleIn({ who, dependentAges }: Input, leastDependents = 0): number {
  if (who === 'single' || who === 'member-first') return 1;
  const people = (dependentAges?.length ?? leastDependents) + (who === 'dependents-first' ? 0 : 1);
  return who && dependentAges ? people : Math.max(USUAL_PEOPLE, people);
}
