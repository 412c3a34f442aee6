// The deadlines after landing as one family sees them.
import type { Text } from '@/facts/types';
import { isFor, linesFor } from './audience';
import { type LandingClock, landingClocks } from './content/landing-clocks';
import type { FamilyPlan } from './family-plan';

export type FamilyClock = Omit<LandingClock, 'for' | 'know' | 'short' | 'titleWithoutCar'> &
  Record<'know' | 'short', readonly Text[]>;

const ours = 'Our suggestion: we found no published deadline.';

/** Returns the deadlines after landing that apply to this family, soonest first. */
export function clocksOf({ move }: Pick<FamilyPlan, 'move'>): readonly FamilyClock[] {
  return landingClocks
    .filter(({ for: audiences }) => !audiences || audiences.some((audience) => isFor(audience, move)))
    .map(({ for: _, know, short = [], titleWithoutCar, ...clock }) => ({
      ...clock,
      title: (move.vehicles === 'none' && titleWithoutCar) || clock.title,
      know: [...(clock.isOurs ? [ours] : []), ...linesFor(know, move)],
      short: linesFor(short, move),
    }));
}
