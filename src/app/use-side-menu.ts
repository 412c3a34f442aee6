import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { MOBILE_QUERY, useMediaQuery } from '@/browser/media-query';
import { isShortcut } from '@/browser/shortcut';
import { setSidebarOpen, sidebarIsOpen, watchSidebar } from '@/browser/sidebar-state';

/** A collapsible column on a wide screen, a panel over the page on a phone. */
export function useSideMenu() {
  const isMobile = useMediaQuery(MOBILE_QUERY);
  const columnIsOpen = useSyncExternalStore(watchSidebar, sidebarIsOpen, () => true);
  const { key } = useLocation();
  // Tied to the location key, so that navigating closes the panel in the same render, before the new page takes
  // focus.
  const [openedAt, setOpenedAt] = useState<string>();
  const panelIsOpen = openedAt === key;
  // Otherwise Back to this entry would open it again.
  if (openedAt !== undefined && !panelIsOpen) setOpenedAt(undefined);
  const closePanel = useCallback(() => setOpenedAt(undefined), []);

  const toggle = useCallback(() => {
    // Not `isMobile`, which isn't set yet when the starter replays a click right after hydration.
    if (window.matchMedia(MOBILE_QUERY).matches) setOpenedAt((opened) => (opened === key ? undefined : key));
    else setSidebarOpen(!sidebarIsOpen());
  }, [key]);

  useEffect(() => {
    if (!isMobile) closePanel();
  }, [isMobile, closePanel]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { isMobile, columnIsOpen, panelIsOpen, toggle, closePanel };
}
