// The days and titles of the 20 items, for guides and home.

import type { Move } from '@/features/checklist/move';
import { allItems } from './items/all-items';
import type { ChecklistItem } from './plan-record';

export type ItemId = keyof typeof allItems;

export type ItemDays = Omit<ChecklistItem, 'words'>;

export const itemDays: Readonly<Record<ItemId, ItemDays>> = allItems;

/** Returns the days of an item for a family with these answers. */
export function itemDaysFor(id: ItemId, move: Move): ItemDays {
  const days = itemDays[id];
  return { ...days, ...days.own?.(move) };
}

/** In the list's order. */
export const itemIds = Object.keys(itemDays) as ItemId[];
