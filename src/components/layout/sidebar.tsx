import { useEffect, useRef, useState } from 'react';
import { SiteNav } from './site-nav';

/** 16rem wide, or 3rem with icons and tooltips. CSS sets the width from <html data-sidebar>. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  const tooltipsAreDismissed = useEscapeUntilNextMove();
  useEffect(() => (isOpen || !menu.current ? undefined : keepTooltipsPlaced(menu.current)), [isOpen]);
  return (
    <div
      className="sidebar no-print border-r border-line bg-card"
      data-tooltips={tooltipsAreDismissed ? 'dismissed' : undefined}
    >
      <div ref={menu} className="sidebar-inner overflow-x-hidden overflow-y-auto p-2 pt-4">
        <SiteNav showsTooltips={!isOpen} />
      </div>
    </div>
  );
}

/** Tooltips overflow the menu, so they are position: fixed and don't scroll with their links. */
function keepTooltipsPlaced(menu: HTMLElement): () => void {
  const place = () => {
    for (const tooltip of menu.querySelectorAll<HTMLElement>('.nav-tooltip')) {
      const link = tooltip.previousElementSibling?.getBoundingClientRect();
      if (link) tooltip.style.top = `${link.top + link.height / 2}px`;
    }
  };
  place();
  const occasions = ['scroll', 'pointerenter', 'focusin'] as const;
  for (const occasion of occasions) menu.addEventListener(occasion, place, { passive: true });
  return () => {
    for (const occasion of occasions) menu.removeEventListener(occasion, place);
  };
}

/** True from Escape until the pointer or focus moves on (WCAG 1.4.13, dismissible). */
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
