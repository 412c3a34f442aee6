import type { ReactNode } from 'react';
import { slugOf } from '@/browser/slug';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';

/** The card count picks the columns, so that no card is alone in the last row. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 sm:has-[>li:nth-child(even):last-child]:grid-cols-2">{children}</ul>;
}

export function GridCard({ title, icon, children }: { title: string; icon?: IconName; children: ReactNode }) {
  return (
    <li
      id={cardId(title)}
      className="flex scroll-mt-20 flex-col gap-3 rounded-xl border border-line bg-card p-4 target:border-action target:bg-action-tint"
    >
      <h3 className="flex items-center gap-2">
        {icon && <Icon name={icon} className="size-5 shrink-0 text-action" />}
        {title}
      </h3>
      {children}
    </li>
  );
}

/** The id of the card with this title, for links to it. */
export function cardId(title: string): string {
  return `card-${slugOf(title)}`;
}
