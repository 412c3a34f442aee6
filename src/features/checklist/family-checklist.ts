// The checklist as one family sees it.
import { isOtherIsland } from '@/facts/bases';
import type { Text } from '@/facts/types';
import { type Line, linesFor } from './audience';
import { shortNotice } from './content/checklist-short-notice';
import { startReasons } from './content/checklist-start-reasons';
import { itemIds } from './content/item-titles';
import { otherIslandLines } from './content/other-islands';
import { clockWords } from './family-clock-words';
import { clocksOf } from './family-clocks';
import { firstWeekFor } from './family-first-week';
import { itemFor } from './family-item';
import type { Move } from './move';

/** Returns everything this family sees, for the page's list of sources. */
export function checklistFor(move: Move) {
  const told = (lines: readonly Line[] = []): Text[] => linesFor(lines, move);
  return {
    items: itemIds.map((item) => itemFor(item, move)),
    startReasons: Object.values(startReasons).map(({ why, whyLast }) => [told(why), told(whyLast)]),
    shortNotice: Object.values(shortNotice).map(({ missed, short }) => [told(missed), told(short)]),
    clocks: clocksOf({ move }).map((clock) => ({ ...clock, ...clockWords(clock, move) })),
    island: isOtherIsland(move.base) ? told(otherIslandLines) : [],
    firstWeek: firstWeekFor(move),
  };
}
