import { useEffect, useState } from 'react';
import { SiteNav } from './site-nav';

/** The side menu's column: 16rem, or 3rem with icons and tooltips. Its width follows <html data-sidebar>. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const tooltipsAreDismissed = useEscapeUntilNextMove();
  return (
    <div
      className="sidebar no-print border-r border-line bg-card"
      data-tooltips={tooltipsAreDismissed ? 'dismissed' : undefined}
    >
      <div className="sidebar-inner overflow-x-hidden overflow-y-auto p-2 pt-4">
        <SiteNav showsTooltips={!isOpen} />
      </div>
    </div>
  );
}

/** True from a press of Escape until the pointer or the focus moves on (WCAG 1.4.13: dismissible). */
function useEscapeUntilNextMove(): boolean {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsDismissed(true);
    const onMove = () => setIsDismissed(false);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerover', onMove);
    document.addEventListener('focusin', onMove);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerover', onMove);
      document.removeEventListener('focusin', onMove);
    };
  }, []);
  return isDismissed;
}
