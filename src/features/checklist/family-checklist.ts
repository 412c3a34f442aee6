// The checklist as one family sees it.
import { isOtherIsland } from '@/facts/bases';
import { linesFor } from './audience';
import { itemIds } from './content/item-days';
import { allItems } from './content/items/all-items';
import { otherIslandLines } from './content/other-islands';
import { clockWords } from './family-clock-words';
import { clocksOf } from './family-clocks';
import { firstWeekFor } from './family-first-week';
import { itemFor, wordsFor } from './family-item';
import type { Move } from './move';

/** Returns everything this family sees, for the page's list of sources. */
export function checklistFor(move: Move) {
  return {
    items: itemIds.map((item) => itemFor(item, move)),
    more: itemIds.map((item) => wordsFor(allItems[item].words, move)),
    clocks: clocksOf({ move }).map((clock) => ({ ...clock, ...clockWords(clock, move) })),
    island: isOtherIsland(move.base) ? linesFor(otherIslandLines, move) : [],
    firstWeek: firstWeekFor(move),
  };
}
