import { FOOD_GUESS_CENTS } from './food-figure';
import type { Input } from './read-form';

/** How many are fed while nobody has said who stays in the hotel. */
const USUAL_PEOPLE = 2;

/** Returns the form's answers with our guess where food is blank: without it, the cash to have would be too low. */
export function withFood(input: Input, isBlank: boolean): Input {
  if (!isBlank) return input;
  return {
    ...input,
    isFoodGuessed: true,
    cents: { ...input.cents, food: FOOD_GUESS_CENTS * peopleIn(input) },
  };
}

function peopleIn({ who, dependentAges }: Input): number {
  if (who === 'single' || who === 'member-first') return 1;
  if (!who || !dependentAges) return USUAL_PEOPLE;
  return dependentAges.length + (who === 'family' ? 1 : 0);
}
