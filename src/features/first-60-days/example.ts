import { exampleFamily } from '@/guides/example-family';
import { cashFlow } from './cash-flow';
import { example } from './content/first-60-days';
import { workOut } from './work-out';

const { nights, waitDays, roomCents, foodCents, rates } = example;

/** The input that the example's words name. */
const input = {
  who: 'family',
  dependentAges: exampleFamily.dependentAges,
  hasKitchen: false,
  nights,
  waitDays,
  cents: { room: roomCents, food: foodCents, lodgingRate: rates.lodgingCents, mealsRate: rates.mealsCents },
} as const;

/** The weeks of the example that is in the picture's place until there is an answer. */
export const exampleFlow = cashFlow(input, workOut(input));
