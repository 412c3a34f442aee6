/** What we guess that food costs until the family says it, a day for each person in the room. Nobody publishes it. */
export const FOOD_GUESS_CENTS = 40_00;
