import fc from 'fast-check';

type Kinds<Values> = { [Place in keyof Values]: fc.Arbitrary<Values[Place]> };

/** Expects something of any values of these kinds, in as many runs. False is a failure, too. */
export const inRuns =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(...property: [...Kinds<Values>, (...values: Values) => void]) =>
    fc.assert(fc.property<Values>(...property), { numRuns });

/** The same, where each run is quick. */
export const forAny = inRuns(10_000);
