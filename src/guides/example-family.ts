// The family of our examples of pay and COLA: the cost of living page and the forum share it.

/** An E-5 with over 4 years, a spouse and two children. */
export const exampleFamily = { grade: 'E-5', years: 4, dependents: 3, island: 'oahu' } as const;

/** An island's index to show the sum with. DoD's calculator has today's. */
export const EXAMPLE_COLA_INDEX = 112;
