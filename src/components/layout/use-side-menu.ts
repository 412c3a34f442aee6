import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { MOBILE_QUERY, useMediaQuery } from '@/lib/media-query';
import { setSidebarOpen, sidebarIsOpen, watchSidebar } from '@/lib/sidebar-state';

/** The side menu: a column that folds to icons on a wide screen, a panel over the page on a phone. */
export function useSideMenu() {
  const isMobile = useMediaQuery(MOBILE_QUERY);
  const columnIsOpen = useSyncExternalStore(watchSidebar, sidebarIsOpen, () => true);
  const { key } = useLocation();
  // Opened at one address, the panel is closed at the next in the same render, before that page takes the focus.
  const [openedAt, setOpenedAt] = useState<string>();
  const panelIsOpen = openedAt === key;
  const closePanel = useCallback(() => setOpenedAt(undefined), []);

  const toggle = useCallback(() => {
    // Asked anew: a press replayed right after hydration comes before `isMobile` is known.
    if (window.matchMedia(MOBILE_QUERY).matches) setOpenedAt((opened) => (opened === key ? undefined : key));
    else setSidebarOpen(!sidebarIsOpen());
  }, [key]);

  useEffect(() => {
    if (!isMobile) closePanel();
  }, [isMobile, closePanel]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { isMobile, columnIsOpen, panelIsOpen, toggle, closePanel };
}
