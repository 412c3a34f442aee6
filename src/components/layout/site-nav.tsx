import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { operator } from '@/guides/operator';
import { findPage, navGroups, pages } from '@/site-map';
import { ExternalLink } from '../ui/external-link';
import { Icon } from '../ui/icon';

/** Wraps an entry of the icon-only menu, to show its name in a tooltip. */
export type EntryWrapper = (props: { label: string; children: ReactNode }) => ReactNode;

const entryClass =
  'nav-entry flex min-h-11 items-center gap-3 rounded-lg px-3 text-ink no-underline hover:bg-action-tint aria-[current=page]:bg-action-tint aria-[current=page]:font-semibold aria-[current=page]:text-action';

/** The side menu's groups and links, the same in the column and in the panel on a phone. */
export function SiteNav({ Wrap = Plain }: { Wrap?: EntryWrapper }) {
  const current = findPage(useLocation().pathname);
  return (
    <nav aria-label="Side menu" className="space-y-5">
      {navGroups.map((group) => {
        const entries = pages.filter((page) => page.group === group);
        if (entries.length === 0 && group !== 'HOUSING TOOLS') return null;
        return (
          <div key={group}>
            <h2 className="nav-label mb-1 px-3 font-sans text-xs font-bold tracking-wide text-ink-soft">
              {group}
            </h2>
            <ul>
              {entries.map(({ path, title, menuLabel = title, icon }) => (
                <li key={path}>
                  <Wrap label={menuLabel}>
                    <Link
                      to={path}
                      aria-current={path === current?.path ? 'page' : undefined}
                      className={entryClass}
                    >
                      <Icon name={icon} className="size-5 shrink-0" />
                      <span className="nav-label">{menuLabel}</span>
                    </Link>
                  </Wrap>
                </li>
              ))}
              {group === 'HOUSING TOOLS' && (
                <li>
                  <Wrap label="New Construction Hawaii">
                    <ExternalLink href={operator.newConstructionSearchUrl} className={entryClass}>
                      <Icon name="building-2" className="size-5 shrink-0" />
                      <span className="nav-label">New Construction Hawaii</span>
                    </ExternalLink>
                  </Wrap>
                </li>
              )}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return children;
}
