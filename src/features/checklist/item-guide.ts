import type { AppPath } from '@/site-map';
import { type ItemId, itemDays, itemDaysFor } from './content/item-days';
import { type Move, withAssumed } from './move';

/** Returns the page that helps this family with an item. Undefined when none does. */
export function guideFor(id: ItemId, move: Move): AppPath | undefined {
  return itemDaysFor(id, move).guide;
}

/** Returns why an item doesn't apply to this family, such as "no pets". Undefined when it may. */
export function notNeededBecause(item: ItemId, move: Move): string | undefined {
  const { notFor } = itemDays[item];
  const reason = notFor?.(withAssumed(move));
  // What nobody said follows from the room.
  const isAssumed = move.home === 'barracks' && !notFor?.(move);
  return reason && isAssumed ? 'a room in the barracks' : reason;
}
