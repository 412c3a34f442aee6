/** Property management fees, as a percent of the rent: the program's and the usual one. */
export const PROPERTY_MANAGEMENT_FEE_PERCENT = 8;
export const USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT = 10;

/** A property manager's fees, in unrounded dollars per month, and what the program saves per month and per year. */
type ManagementFee = { fee: number; usualFee: number; savedAMonth: number; savedAYear: number };

/**
 * Returns the program's fee and the usual one, in unrounded dollars per month, and the difference per
 * month and per year. The rent must be finite and not negative.
 */
export function managementFee(monthlyRentDollars: number): ManagementFee {
  const fee = (monthlyRentDollars * PROPERTY_MANAGEMENT_FEE_PERCENT) / 100;
  const usualFee = (monthlyRentDollars * USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT) / 100;
  return { fee, usualFee, savedAMonth: usualFee - fee, savedAYear: (usualFee - fee) * 12 };
}
