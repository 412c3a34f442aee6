import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { OperatorLink } from '@/blocks/operator-link';
import { HOME_SEARCH_URL } from '@/guides/home-search';
import { site } from '@/operator/site';
import { findPage, menuLabel, navGroups, pages } from '@/site-map';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';

const entryClass =
  'nav-entry flex min-h-11 grow items-center gap-3 rounded-lg px-3 leading-snug text-ink md:text-sm no-underline hover:bg-action-tint aria-[current=page]:bg-action-tint aria-[current=page]:font-semibold aria-[current=page]:text-action';

export const SiteNav = memo(function SiteNav({ showsTooltips = false }: { showsTooltips?: boolean }) {
  const current = findPage(useLocation().pathname);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current page changes
  useEffect(() => scrollToCurrent(nav.current), [current]);
  return (
    <nav ref={nav} aria-label="Side menu" className="apart-4">
      {navGroups.map((group) => {
        const entries = pages.filter((page) => page.group === group);
        return (
          <div key={group}>
            <h2 className="nav-label mb-1 px-3 font-sans text-xs font-bold text-ink-soft uppercase">
              {group}
            </h2>
            <ul>
              {entries.map((page) => (
                <Entry key={page.path} tooltip={showsTooltips && menuLabel(page)}>
                  <Link
                    to={page.path}
                    aria-current={page.path === current?.path ? 'page' : undefined}
                    className={entryClass}
                  >
                    <Icon name={page.icon} className="size-5 shrink-0" />
                    <span className="nav-label">{menuLabel(page)}</span>
                  </Link>
                </Entry>
              ))}
              {group === 'HOUSING TOOLS' && (
                <Entry tooltip={showsTooltips && 'New Construction Hawaii'}>
                  <OperatorLink
                    to={site.newConstructionSearch}
                    fallback={HOME_SEARCH_URL}
                    icon="building-2"
                    className={entryClass}
                  >
                    New Construction Hawaii
                  </OperatorLink>
                </Entry>
              )}
            </ul>
          </div>
        );
      })}
    </nav>
  );
});

/** scrollIntoView would also scroll the page. */
function scrollToCurrent(nav: HTMLElement | null) {
  const menu = nav?.closest('[role="dialog"], .sidebar-inner');
  const link = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!menu || !link) return;
  const { top, bottom, height } = menu.getBoundingClientRect();
  if (link.top < top || link.bottom > bottom) menu.scrollTop += link.top - top - height / 2;
}

/** CSS shows the tooltip on hover and keyboard focus. */
function Entry({ tooltip, children }: { tooltip: string | false; children: ReactNode }) {
  return (
    <li className="flex items-center">
      {children}
      {tooltip && (
        <span
          role="tooltip"
          className="nav-tooltip rounded-lg border border-transparent bg-ink px-3 py-1.5 text-sm text-on-action shadow-panel"
        >
          {tooltip}
        </span>
      )}
    </li>
  );
}
