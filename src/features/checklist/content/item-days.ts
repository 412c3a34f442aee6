// The days and titles of the 20 items, for guides and home.
import { allItems } from './items/all-items';
import type { ChecklistItem } from './plan-record';

export type ItemId = keyof typeof allItems;

export type ItemDays = Omit<ChecklistItem, 'words'>;

export const itemDays: Readonly<Record<ItemId, ItemDays>> = allItems;

/** In the list's order. */
export const itemIds = Object.keys(itemDays) as ItemId[];
