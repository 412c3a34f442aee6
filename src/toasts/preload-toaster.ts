export function loadToaster() {
  return import('./toaster').then(({ Toaster }) => Toaster);
}

/** Fetches the toaster where a message is likely, so that it is there when the network is not. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}
