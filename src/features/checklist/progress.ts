import { type ItemId, itemIds } from './content/item-days';

export const CHECKLIST_TYPE = 'hawaii_pcs';

/** The completed items. */
export type Progress = ReadonlySet<ItemId>;

export const NO_PROGRESS: Progress = new Set();

/** Returns an item's position as it is saved, from 0 to 19. */
export function itemIndex(item: ItemId): number {
  return itemIds.indexOf(item);
}

/** Returns an item's place on the list, from 1. */
export function itemNumber(item: ItemId): number {
  return itemIndex(item) + 1;
}

/**
 * Returns the completed items. Undefined when the response isn't a list or has rows but not one that can be read, so
 * that it can't pass for an empty checklist. A malformed row among others is skipped: it shows as unchecked, and checking
 * it off replaces that row alone.
 */
export function progressFromRows(rows: unknown): Progress | undefined {
  if (!Array.isArray(rows)) return undefined;
  const readable = rows.map(readRow).filter((row) => row !== undefined);
  if (rows.length > 0 && readable.length === 0) return undefined;
  return new Set(readable.filter(({ completed }) => completed).map(({ item }) => item));
}

function readRow(
  row: Partial<Record<string, unknown>> | null,
): { item: ItemId; completed: boolean } | undefined {
  const { item_index, completed } = row ?? {};
  const item = typeof item_index === 'number' ? itemIds[item_index] : undefined;
  return item && typeof completed === 'boolean' ? { item, completed } : undefined;
}

/** Returns a copy with one item set. */
export function withItem(progress: Progress, item: ItemId, completed: boolean): Progress {
  const next = new Set(progress);
  if (completed) next.add(item);
  else next.delete(item);
  return next;
}

/** True when all 20 items are completed. */
export function isComplete(progress: Progress): boolean {
  return progress.size >= itemIds.length;
}
