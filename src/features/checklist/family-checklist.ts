// The checklist as one family sees it.
import { isOtherIsland } from '@/facts/bases';
import type { Text } from '@/facts/types';
import { type Line, linesFor } from './audience';
import { shortNotice } from './content/checklist-short-notice';
import { startDates } from './content/checklist-start-dates';
import { itemIds } from './content/item-titles';
import { otherIslandLines } from './content/other-islands';
import { clocksOf } from './family-clocks';
import { firstWeekFor } from './family-first-week';
import { itemFor } from './family-item';
import type { Move } from './move';

/** Returns everything this family sees, for the page's list of sources. */
export function checklistFor(move: Move) {
  const told = (lines: readonly Line[] = []): Text[] => linesFor(lines, move);
  return {
    items: itemIds.map((item) => itemFor(item, move)),
    startDates: Object.values(startDates).map(({ why, whyLast }) => [told(why), told(whyLast)]),
    shortNotice: Object.values(shortNotice).map(({ missed, short }) => [told(missed), told(short)]),
    clocks: clocksOf({ move }),
    island: isOtherIsland(move.base) ? told(otherIslandLines) : [],
    firstWeek: firstWeekFor(move),
  };
}
