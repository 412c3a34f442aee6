import { downloadText } from '@/browser/download-text';
import { showToast } from '@/toasts/show-toast';

/** Saves text as a file, or tells the user where that works. Returns whether it is saved. Needs a user gesture. */
export async function saveFile(...file: Parameters<typeof downloadText>): Promise<boolean> {
  const isSaved = await downloadText(...file);
  if (!isSaved) sayWhereFilesCanBeSaved();
  return isSaved;
}

export function sayWhereFilesCanBeSaved(): void {
  showToast({
    kind: 'error',
    message: 'Open this page in Safari or Chrome',
    description: 'The browser inside this app can’t save files. Look in its menu for “Open in browser”.',
  });
}
