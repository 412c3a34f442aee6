import { cashFlow } from './cash-flow';
import { EXAMPLE_NIGHTS, EXAMPLE_RATES, EXAMPLE_WAIT_DAYS } from './content/first-60-days';
import { workOut } from './work-out';

const { lodgingCents, mealsCents } = EXAMPLE_RATES;

/** The input that the example's words name: two people who pay just what TLA allows. */
const input = {
  who: 'family',
  dependentAges: [30],
  hasKitchen: false,
  nights: EXAMPLE_NIGHTS,
  waitDays: EXAMPLE_WAIT_DAYS,
  cents: { room: lodgingCents, food: mealsCents, lodgingRate: lodgingCents, mealsRate: mealsCents },
} as const;

/** The weeks of the example that stands in the picture's place until there is an answer. */
export const exampleFlow = cashFlow(input, workOut(input));
