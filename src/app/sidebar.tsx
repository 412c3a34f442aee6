import { useEffect, useRef } from 'react';
import { SiteNav } from './site-nav';

/** 16rem wide, or 3rem with icons and tooltips. CSS sets the width from <html data-sidebar>. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? undefined : loadTooltips(menu.current)), [isOpen]);
  return (
    <div className="sidebar no-print border-r border-line bg-card">
      <div ref={menu} className="sidebar-inner overflow-x-hidden overflow-y-auto p-2 pt-4">
        <SiteNav showsTooltips={!isOpen} />
      </div>
    </div>
  );
}

function loadTooltips(menu: HTMLElement | null): () => void {
  let isWanted = true;
  let stop: (() => void) | undefined;
  import('./sidebar-tooltips').then(
    ({ watchTooltips }) => {
      if (isWanted && menu) stop = watchTooltips(menu);
    },
    () => undefined,
  );
  return () => {
    isWanted = false;
    stop?.();
  };
}
