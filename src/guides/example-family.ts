// The family of our examples: cost of living, the first 60 days, BAH and the forum share it.

/** An E-5 with over 4 years, a spouse and two children, both under 12: `dependentAges` are the three's. */
export const exampleFamily = { grade: 'E-5', years: 4, dependents: 3, dependentAges: [30, 8, 5], island: 'oahu' } as const;

/** An island's index to show the sum with. DoD's calculator has today's. */
export const EXAMPLE_COLA_INDEX = 112;
