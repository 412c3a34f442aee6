import fc from 'fast-check';

/** `npm run test:random` tries forty times as many of everything. */
const TIMES = Number(process.env.RANDOM_TIMES ?? 1);

type Kinds<Values> = { [Place in keyof Values]: fc.Arbitrary<Values[Place]> };

/** Expects something of any values of these kinds, in as many runs. False is a failure, too. */
export const inRuns =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(...property: [...Kinds<Values>, (...values: Values) => void]) =>
    fc.assert(fc.property<Values>(...property), { numRuns: numRuns * TIMES });

/** The same, where each run is quick. */
export const forAny = inRuns(10_000);
