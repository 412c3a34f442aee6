import { useEffect, useRef } from 'react';
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

/** Keeps the collapsed menu's tooltips next to their links, and hides them on Escape. Returns a cleanup function. */
function watchTooltips(menu: HTMLElement): () => void {
  const stopPlacing = alignTooltips(menu);
  const stopDismissing = dismissOnEscape(menu);
  return () => {
    stopPlacing();
    stopDismissing();
  };
}

/** Tooltips overflow the menu, so they are position: fixed and don't scroll with their links. */
function alignTooltips(menu: HTMLElement): () => void {
  const place = () => {
    for (const tooltip of menu.querySelectorAll<HTMLElement>('.nav-tooltip')) {
      const link = tooltip.previousElementSibling?.getBoundingClientRect();
      if (link) tooltip.style.top = `${link.top + link.height / 2}px`;
    }
  };
  place();
  const eventTypes = ['scroll', 'pointerenter', 'focusin'] as const;
  for (const type of eventTypes) menu.addEventListener(type, place, { passive: true });
  return () => {
    for (const type of eventTypes) menu.removeEventListener(type, place);
  };
}

/** Hides tooltips from Escape until the pointer or focus moves on (WCAG 1.4.13, dismissible). */
function dismissOnEscape(menu: HTMLElement): () => void {
  const { dataset } = menu.closest<HTMLElement>('.sidebar') ?? menu;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dataset.tooltips = 'dismissed';
  };
  const onMove = () => delete dataset.tooltips;
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onMove);
  document.addEventListener('focusin', onMove);
  return () => {
    onMove();
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerover', onMove);
    document.removeEventListener('focusin', onMove);
  };
}
