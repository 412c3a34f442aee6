// The checklist as one family reads it.
import type { Text } from '@/facts/types';
import { type Line, linesFor } from './audience';
import { shortNotice } from './content/checklist-short-notice';
import { startDates } from './content/checklist-start-dates';
import { checklistItems } from './content/hawaii-checklist';
import { clocksOf } from './family-clocks';
import { itemFor } from './family-item';
import { firstWeekFor } from './first-week';
import type { Move } from './move';

/** Returns all that this family reads, for the page's list of sources. */
export function checklistFor(move: Move) {
  const told = (lines: readonly Line[] = []): Text[] => linesFor(lines, move);
  return {
    items: checklistItems.map((item) => itemFor(item, move)),
    startDates: startDates.map(({ why, whyLast }) => [told(why), told(whyLast)]),
    shortNotice: shortNotice.map(({ missed, short }) => [told(missed), told(short)]),
    clocks: clocksOf({ move }),
    firstWeek: firstWeekFor(move),
  };
}
