import type { ItemId } from './content/item-days';
import type { Progress } from './progress';

/** The checklist's boxes: what is checked, and what a press does. */
export type ListState = {
  userId: string | undefined;
  /** Undefined until a user's saved progress is known: then no box can be pressed, and nothing counts as left to do. */
  progress: Progress | undefined;
  /** Whether the session or the progress is still loading. */
  isWaiting: boolean;
  /** Set when either couldn't be loaded. */
  onRetry: (() => void) | undefined;
  onToggle: (item: ItemId, completed: boolean) => void;
  /** The item that is being saved: until it is, a press on another box is ignored, and they look busy. */
  saving: ItemId | undefined;
  /** The item that a visitor tried to check off. */
  refusedItem: ItemId | undefined;
};
