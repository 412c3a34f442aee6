// When several pets can land on one flight.
import type { CalendarDay } from '@/dates/calendar-day';
import type { PetRecord, PetTrip } from './judge';
import { latestOf } from './landing';
import { planFor } from './pet-plan';
import { isChange } from './plan-steps';

export type Together = {
  landing: CalendarDay;
  /** For one pet or more, something is left to do. */
  hasSteps: boolean;
  /** For one pet or more, the station has to be asked. */
  asks: boolean;
};

/** Each try is later than the one before: one pet's dates run out while another's are awaited. */
const TRIES = 24;

/**
 * Returns the planned landing if every pet can keep it, else the first day found after it, or from today, that fits them
 * all. Undefined when no day does, and when one of them has no plan.
 */
export function landingTogether(
  pets: readonly PetRecord[],
  trip: PetTrip,
  today: CalendarDay,
): Together | undefined {
  let landing = trip.landing;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const plans = pets.map((pet) => planFor(pet, { ...trip, landing }, today));
    if (!plans.every((plan) => plan !== undefined)) return undefined;
    const next = latestOf(plans.map((plan) => plan.landing));
    if (next === landing)
      return {
        landing,
        hasSteps: plans.some(({ steps }) => steps.some(isChange)),
        asks: plans.some(({ asks }) => asks),
      };
    landing = next;
  }
  return undefined;
}
