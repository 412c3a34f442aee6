import { PET_EARLY_DAY_FEE_DOLLARS, PET_FIVE_DAY_FEE_DOLLARS } from '@/guides/pet-figures';

/** Returns the fee in dollars, to the cent, for one pet held this many days: the five-day fee plus the daily fee. */
export function earlyArrivalFee(daysHeld: number): number {
  return (PET_FIVE_DAY_FEE_DOLLARS * 100 + daysHeld * Math.round(PET_EARLY_DAY_FEE_DOLLARS * 100)) / 100;
}
