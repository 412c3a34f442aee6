export const CHECKLIST_TYPE = 'hawaii_pcs';
export const CHECKLIST_ITEM_COUNT = 20;

/** The positions (0 to 19) of the completed items. */
export type Progress = ReadonlySet<number>;

export type ProgressRow = { item_index: number; completed: boolean };

export const NO_PROGRESS: Progress = new Set();

/** The completed positions in stored rows; rows for positions that do not exist are left out. */
export function progressFromRows(rows: readonly ProgressRow[]): Progress {
  return new Set(
    rows
      .filter((row) => row.completed && row.item_index >= 0 && row.item_index < CHECKLIST_ITEM_COUNT)
      .map((row) => row.item_index),
  );
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
