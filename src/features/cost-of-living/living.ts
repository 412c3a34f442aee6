/** Three homes to compare, as in the plan's question. */
export const homeChoices = ['base', 'rent', 'buy'] as const;

/** The plan's other answer, a room in the barracks, is compared with none. */
export const livingChoices = [...homeChoices, 'barracks'] as const;

export type LivingChoice = (typeof livingChoices)[number];

export const homeWords: Record<LivingChoice, string> = {
  base: 'On base',
  rent: 'Off base',
  buy: 'Buying',
  barracks: 'In the barracks',
};
