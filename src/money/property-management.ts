import { PROPERTY_MANAGEMENT_FEE_PERCENT, USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT } from './home-credit';

/** A property manager's fees, in unrounded dollars per month, and what the program saves per month and per year. */
type ManagementFee = { fee: number; usualFee: number; savedAMonth: number; savedAYear: number };

/**
 * Returns the program's fee of 8% of the rent and the usual 10%, in unrounded dollars per month, and the difference per
 * month and per year. The rent must be finite and not negative.
 */
export function managementFee(monthlyRentDollars: number): ManagementFee {
  const fee = (monthlyRentDollars * PROPERTY_MANAGEMENT_FEE_PERCENT) / 100;
  const usualFee = (monthlyRentDollars * USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT) / 100;
  return { fee, usualFee, savedAMonth: usualFee - fee, savedAYear: (usualFee - fee) * 12 };
}
