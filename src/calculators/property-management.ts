import { PROPERTY_MANAGEMENT_FEE_PERCENT, USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT } from './credit';

/** What a property manager keeps of a rent: unrounded dollars a month. */
type ManagementFee = { fee: number; usualFee: number; savedAMonth: number; savedAYear: number };

/**
 * The program's fee of 8% of the rent beside the usual 10%, in unrounded dollars a month, and what the difference
 * comes to. The rent has to be finite and not negative.
 */
export function managementFee(monthlyRentDollars: number): ManagementFee {
  const fee = (monthlyRentDollars * PROPERTY_MANAGEMENT_FEE_PERCENT) / 100;
  const usualFee = (monthlyRentDollars * USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT) / 100;
  return { fee, usualFee, savedAMonth: usualFee - fee, savedAYear: (usualFee - fee) * 12 };
}
