// The progress that the checklist or the home page has loaded, for pages that don't load the code for it.
import type { Progress } from './progress';

let read: (userId: string) => Progress | undefined = () => undefined;

/** Sets where loaded progress is found. */
export function setProgressReader(reader: typeof read): void {
  read = reader;
}

/** Returns a user's progress if it has been loaded since the page was opened. Loads nothing. */
export function knownProgress(userId: string): Progress | undefined {
  return read(userId);
}
