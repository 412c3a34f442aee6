// The side menu's state: a cookie for 7 days, shown on <html data-sidebar> so that styles need no script.
const COOKIE = 'sidebar_state';
const COOKIE_DAYS = 7;
const listeners = new Set<() => void>();

/** True when open. Anything in the cookie but exactly `true` or `false` counts as open. */
export function readSidebarCookie(cookies: string): boolean {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  return pair !== `${COOKIE}=false`;
}

export function applySidebarState(isOpen: boolean): void {
  document.documentElement.dataset.sidebar = isOpen ? 'open' : 'collapsed';
}

export function sidebarIsOpen(): boolean {
  return document.documentElement.dataset.sidebar !== 'collapsed';
}

export function setSidebarOpen(isOpen: boolean): void {
  applySidebarState(isOpen);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox
  document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${COOKIE_DAYS * 24 * 60 * 60}; samesite=lax`;
  for (const listener of listeners) listener();
}

export function watchSidebar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
