import { useEffect, useState } from 'react';
import { type EntryWrapper, SiteNav } from './site-nav';

/** The side menu's column: 16rem, or 3rem with icons and tooltips. Its width follows <html data-sidebar>. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const [Wrap, setWrap] = useState<EntryWrapper>();
  useEffect(() => {
    // Only the folded menu needs tooltips; without their code the links keep their names for assistive technology.
    if (!isOpen)
      import('./nav-tooltip').then(
        (module) => setWrap(() => module.NavTooltip),
        () => undefined,
      );
  }, [isOpen]);
  return (
    <div className="sidebar no-print border-r border-line bg-card">
      <div className="sidebar-inner overflow-x-hidden overflow-y-auto p-2 pt-4">
        <SiteNav Wrap={isOpen ? undefined : Wrap} />
      </div>
    </div>
  );
}
