export function loadToaster() {
  return import('./toaster').then(({ Toaster }) => Toaster);
}

/** Loads the toaster before it is needed, so that a failed request can still show a toast. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}
