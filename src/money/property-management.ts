/** Property management fees, as a percent of the rent: the usual one, and the range that Oahu managers publish. */
export const USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT = 10;
export const LOWEST_PROPERTY_MANAGEMENT_FEE_PERCENT = 5;
export const HIGHEST_PROPERTY_MANAGEMENT_FEE_PERCENT = 12;

/** Returns a manager's fee, in unrounded dollars per month. The rent must be finite and not negative. */
export function managementFee(monthlyRentDollars: number, feePercent: number): number {
  return (monthlyRentDollars * feePercent) / 100;
}

/** The most general excise tax that a landlord or a property manager on Oahu may add, as a percent. */
export const OAHU_EXCISE_TAX_PERCENT = 4.712;
