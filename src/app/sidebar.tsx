import { useEffect, useRef } from 'react';
import { watchTooltips } from './sidebar-tooltips';
import { SiteNav } from './site-nav';

/** 16rem wide, or 3rem with icons and tooltips. CSS sets the width from <html data-sidebar>. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen || !menu.current ? undefined : watchTooltips(menu.current)), [isOpen]);
  return (
    <div className="sidebar no-print border-r border-line bg-card">
      <div ref={menu} className="sidebar-inner overflow-x-hidden overflow-y-auto p-2 pt-4">
        <SiteNav showsTooltips={!isOpen} />
      </div>
    </div>
  );
}
