export const CHECKLIST_TYPE = 'hawaii_pcs';
export const CHECKLIST_ITEM_COUNT = 20;

/** The indexes (0 to 19) of completed items. */
export type Progress = ReadonlySet<number>;

export const NO_PROGRESS: Progress = new Set();

type Row = { item_index: number; completed: boolean };

/**
 * Returns the completed indexes. Undefined when the response isn't a list or has rows but not one that can be read, so
 * that it can't pass for an empty checklist. A malformed row among others is skipped: it shows as unchecked, and checking
 * it off replaces that row alone.
 */
export function progressFromRows(rows: unknown): Progress | undefined {
  if (!Array.isArray(rows)) return undefined;
  const readable = rows.filter(isRow);
  if (rows.length > 0 && readable.length === 0) return undefined;
  return new Set(readable.filter(({ completed }) => completed).map(({ item_index }) => item_index));
}

function isRow(value: Partial<Record<string, unknown>> | null): value is Row {
  return isPosition(value?.item_index) && typeof value?.completed === 'boolean';
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CHECKLIST_ITEM_COUNT;
}

/** Returns a copy with one item set. */
export function withItem(progress: Progress, itemIndex: number, completed: boolean): Progress {
  const next = new Set(progress);
  if (completed) next.add(itemIndex);
  else next.delete(itemIndex);
  return next;
}

/** True when all 20 items are completed. */
export function isComplete(progress: Progress): boolean {
  return progress.size >= CHECKLIST_ITEM_COUNT;
}
