import type { Text } from '@/facts/types';
import { linesFor } from './audience';
import { landingClockLines } from './content/landing-clock-words';
import type { FamilyClock } from './family-clocks';
import type { Move } from './move';

const NO_DEADLINE = 'Our suggestion, not a published deadline.';

export type ClockWords = { know: readonly Text[]; short: readonly Text[] };

type ClockOf = { id: FamilyClock['id']; isOurs?: boolean };

/** Returns what this family reads about a deadline after landing, and what else when there is little time. */
export function clockWords({ id, isOurs }: ClockOf, move: Move): ClockWords {
  const { know, short = [], ours = NO_DEADLINE } = landingClockLines[id];
  return { know: [...(isOurs ? [ours] : []), ...linesFor(know, move)], short: linesFor(short, move) };
}
