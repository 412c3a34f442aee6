export const CHECKLIST_TYPE = 'hawaii_pcs';
export const CHECKLIST_ITEM_COUNT = 20;

/** The positions (0 to 19) of the completed items. */
export type Progress = ReadonlySet<number>;

export const NO_PROGRESS: Progress = new Set();

/**
 * The completed positions in the server's answer, without rows that make no sense.
 * Undefined when the answer is not a list: that must not look like an empty checklist.
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

/** The progress with one item set, the given progress left as it was. */
export function withItem(progress: Progress, itemIndex: number, completed: boolean): Progress {
  const next = new Set(progress);
  if (completed) next.add(itemIndex);
  else next.delete(itemIndex);
  return next;
}

/** True when all 20 items are complete. */
export function isComplete(progress: Progress): boolean {
  return progress.size >= CHECKLIST_ITEM_COUNT;
}
