// The deadlines after landing as one family sees them.
import { hasAnswered, isFor } from './audience';
import { type LandingClock, landingClocks } from './content/landing-clocks';
import type { FamilyPlan } from './family-plan';

export type FamilyClock = Omit<LandingClock, 'for' | 'titleIf' | 'titleWithoutCar'>;

/** Returns the deadlines after landing that apply to this family, soonest first. */
export function clocksOf({ move }: Pick<FamilyPlan, 'move'>): readonly FamilyClock[] {
  return landingClocks.flatMap(({ for: audiences = [{}], titleIf, titleWithoutCar, ...clock }) => {
    const its = audiences.filter((audience) => isFor(audience, move));
    if (its.some((audience) => hasAnswered(move, audience))) {
      const hasCar = move.vehicles === 'one' || move.vehicles === 'more';
      return { ...clock, title: (!hasCar && titleWithoutCar) || clock.title };
    }
    return its.length > 0 && titleIf ? { ...clock, title: titleIf } : [];
  });
}
