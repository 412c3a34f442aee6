// Sidebar state: a 7-day cookie, mirrored on <html data-sidebar> so that CSS alone can show it.
import type { KeptKey } from './kept-table';

const SIDEBAR_COOKIE: KeptKey<'cookie'> = 'sidebar_state';
const COOKIE_DAYS = 7;
const listeners = new Set<() => void>();

/** Returns true when open, which is also the default for a missing or malformed cookie. */
export function readSidebarCookie(cookies: string): boolean {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${SIDEBAR_COOKIE}=`));
  return pair !== `${SIDEBAR_COOKIE}=false`;
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
  document.cookie = `${SIDEBAR_COOKIE}=${isOpen}; path=/; max-age=${COOKIE_DAYS * 24 * 60 * 60}; samesite=lax`;
  for (const listener of listeners) listener();
}

export function watchSidebar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
