export const CHECKLIST_TYPE = 'hawaii_pcs';
export const CHECKLIST_ITEM_COUNT = 20;

/** The indexes (0 to 19) of completed items. */
export type Progress = ReadonlySet<number>;

export const NO_PROGRESS: Progress = new Set();

/**
 * Returns the completed indexes, skipping malformed rows.
 * Undefined when the response isn't a list, so that it can't pass for an empty checklist.
 */
export function progressFromRows(rows: unknown): Progress | undefined {
  if (!Array.isArray(rows)) return undefined;
  const positions = rows.map((row: Partial<Record<string, unknown>> | null) =>
    row?.completed === true ? row.item_index : undefined,
  );
  return new Set(positions.filter(isPosition));
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
