/** A home that the family kept in the Assumption Cruncher: unrounded dollars a month, null without a result. */
export type KeptHome = { name: string; monthly: number | null };

/** The home with the lowest payment of so many. */
export type KeptPayment = { name: string; cents: number; of: number };

/** Returns the lowest payment of the kept homes, in whole dollars as cents. Undefined without one. */
export function keptPayment(homes: readonly KeptHome[]): KeptPayment | undefined {
  const payments = homes.flatMap(({ name, monthly }) =>
    monthly === null ? [] : [{ name, cents: Math.ceil(monthly) * 100 }],
  );
  const [lowest] = payments.sort((a, b) => a.cents - b.cents);
  return lowest && { ...lowest, of: payments.length };
}
