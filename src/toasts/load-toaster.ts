import { savesData } from '@/browser/saves-data';

export function loadToaster() {
  return import('./toaster').then(({ Toaster }) => Toaster);
}

/** Loads the toaster before it is needed, so that a failed request can still show a toast. Not with data saver on. */
export function preloadToaster(): void {
  if (!savesData()) loadToaster().catch(() => undefined);
}
