import { petFees } from './content/pet-fees';

/** Returns the fee in dollars, to the cent, for one pet held this many days: the five-day fee plus the daily fee. */
export function earlyArrivalFee(daysHeld: number): number {
  return (petFees.fiveDays * 100 + daysHeld * Math.round(petFees.earlyDay * 100)) / 100;
}
