// The deadlines after landing as one family sees them.
import { hasAnswered, isFor } from './audience';
import { type LandingClock, landingClocks } from './content/landing-clocks';
import type { FamilyPlan } from './family-plan';

export type FamilyClock = Omit<LandingClock, 'for' | 'isOwn' | 'titleWithoutCar'>;

/** Returns the deadlines after landing that apply to this family, soonest first. */
export function clocksOf({ move }: Pick<FamilyPlan, 'move'>): readonly FamilyClock[] {
  return landingClocks
    .filter(
      ({ for: audiences, isOwn }) =>
        !audiences ||
        audiences.some((audience) => isFor(audience, move) && (!isOwn || hasAnswered(move, audience))),
    )
    .map(({ for: _, isOwn: _own, titleWithoutCar, ...clock }) => ({
      ...clock,
      title: (move.vehicles === 'none' && titleWithoutCar) || clock.title,
    }));
}
