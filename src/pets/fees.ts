import { petFees } from '@/guides/pet-fees';

/** Returns the dollars for one pet that is held this many days: the five-day fee and each day's, to the cent. */
export function earlyArrivalFee(daysHeld: number): number {
  return (petFees.fiveDays * 100 + daysHeld * Math.round(petFees.earlyDay * 100)) / 100;
}
